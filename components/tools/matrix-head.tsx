// The heads of the matrix: what opened each surface, whom it names, when, and how many later moments added nothing.
"use client";

import { TimeValue } from "@/components/claim/values.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { ToolSurface } from "@/lib/model/tool-surface.ts";

export function MatrixHead({ surfaces }: { readonly surfaces: readonly ToolSurface[] }) {
  const words = useWords().tools;
  return (
    <Thead>
      <Tr aria-rowindex={1}>
        <Th scope="col">{words.tool}</Th>
        {surfaces.map((surface) => (
          <MomentHead key={surface.id} surface={surface} />
        ))}
        {surfaces.length === 1 && (
          <Th className="tools-record" scope="col">
            {words.record}
          </Th>
        )}
      </Tr>
    </Thead>
  );
}

function MomentHead({ surface }: { readonly surface: ToolSurface }) {
  const words = useWords().tools;
  const { number, occasions, names, at, complete, unchanged } = surface;
  const later = Object.values(unchanged).reduce((sum, count) => sum + count, 0);
  return (
    <Th scope="col">
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
    </Th>
  );
}
