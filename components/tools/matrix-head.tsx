// The heads of the matrix: what opened each surface, whom it names, when, and how many later moments added nothing.
"use client";

import { TimeValue } from "@/components/claim/values.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { ToolSurface } from "@/lib/model/tool-surface.ts";

export function MatrixHead({ surfaces }: { readonly surfaces: readonly ToolSurface[] }) {
  const words = useWords().tools;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{words.tool}</th>
        {surfaces.map((surface) => (
          <MomentHead key={surface.id} surface={surface} />
        ))}
        {surfaces.length === 1 && (
          <th className="tools-record" scope="col">
            {words.record}
          </th>
        )}
      </tr>
    </thead>
  );
}

function MomentHead({ surface }: { readonly surface: ToolSurface }) {
  const words = useWords().tools;
  const { number, occasions, names, at, complete, unchanged } = surface;
  const later = Object.values(unchanged).reduce((sum, count) => sum + count, 0);
  return (
    <th scope="col">
      <span className="moment-number">{words.moment(number)}</span>
      <span className="moment-what" title={occasions.map((one) => words.occasionMeans[one]).join(" ")}>
        {words.occasions(occasions.map((one) => words.occasion[one]))}
      </span>
      {names !== null && (
        <span className="moment-names">
          <SafeText text={names} />
        </span>
      )}
      <TimeValue claim={at} />
      {isKnown(complete) && complete.value && <span className="moment-more">{words.whole}</span>}
      {later > 0 && <span className="moment-more">{words.unchanged(later)}</span>}
    </th>
  );
}
