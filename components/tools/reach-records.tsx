// The record that shows what a cell says, one line per statement: what it is, and the way to it in the file. Where nothing shows it,
// that is said.
"use client";

import { usePlaces } from "@/components/claim/places.tsx";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { PresentEvidence } from "@/lib/model/evidence.ts";
import type { ToolCell } from "@/lib/surface/tool-cells.ts";
import { distinctParts } from "./reach-value.tsx";

export function ReachRecords({ cell }: { readonly cell: ToolCell }) {
  if (cell.isHidden) return null;
  if (cell.parts.length === 0) return <ReachRecord ground={cell.unknown?.ground ?? null} />;
  return (
    <span className="reach-parts">
      {distinctParts(cell.parts).map(({ door, reach, claim, ground }) => (
        <ReachRecord ground={ground} key={`${door} ${reach} ${claim}`} />
      ))}
    </span>
  );
}

export function ReachRecord({ ground }: { readonly ground: PresentEvidence | null }) {
  const words = useWords();
  const places = usePlaces();
  if (ground === null) return <span className="reach-record text-ink-3">{words.tools.noRecord}</span>;
  const { ref, says } = ground;
  return (
    <a
      className="quiet-link reach-record"
      href={places.hrefOf(ref)}
      onClick={onPlainClick(() => places.open(ref))}
      title={words.common.openInSource}
    >
      {words.claim.says[says]}{" "}
      <code>
        <SafeText text={ref.at} />
      </code>
    </a>
  );
}
