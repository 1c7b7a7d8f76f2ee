// One ground of a claim: a place that shows something, with its excerpt, or a place that was searched and showed nothing.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Evidence, EvidenceRef } from "@/lib/model/evidence.ts";
import type { ByteRange } from "@/lib/model/raw-document.ts";
import { formatCount } from "@/lib/words/format.ts";
import { OpenInSource } from "./places.tsx";
import { StandingMark } from "./standing-mark.tsx";

export interface EvidenceItemProps {
  readonly evidence: Evidence;
  readonly documentName: string;
  readonly bytes: PlaceLineProps["bytes"];
}

export function EvidenceItem({ evidence, documentName, bytes }: EvidenceItemProps) {
  const words = useWords();
  const isPresent = evidence.kind === "present";
  const place = isPresent ? evidence.ref : evidence.within;
  const what = isPresent
    ? words.claim.says[evidence.says]
    : words.claim.lookedFor(evidence.sought, evidence.looked);
  return (
    <li className="py-1">
      <div className="flex items-baseline gap-1.5">
        <StandingMark className="relative top-px" standing={isPresent ? "observed" : "computed"} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <SafeText text={what} />
        </span>
        <OpenInSource about={what} place={place} />
      </div>
      <PlaceLine bytes={bytes} documentName={documentName} place={place} />
      {isPresent && (
        <pre className="mt-1 ml-4.5 truncate border-hairline-strong border-l-2 bg-raised px-2 py-1 text-micro">
          <SafeText text={evidence.excerpt} />
        </pre>
      )}
    </li>
  );
}

export interface PlaceLineProps {
  readonly place: EvidenceRef;
  readonly documentName: string;
  /** null: the file is not loaded; "not asked": nobody looked the range up. */
  readonly bytes: ByteRange | null | "not asked";
}

/** File, line, pointer and bytes of a place. */
export function PlaceLine({ place, documentName, bytes }: PlaceLineProps) {
  const words = useWords();
  return (
    <p className="ml-4.5 flex flex-wrap gap-x-2 text-ink-3 text-micro wrap-anywhere">
      <SafeText text={documentName} />
      {place.line !== null && <span>{words.claim.line(place.line)}</span>}
      <code className="text-micro">
        <SafeText text={place.at === "" ? words.claim.wholeDocument : place.at} />
      </code>
      {bytes === null && <span>{words.claim.bytesNotLoaded}</span>}
      {bytes !== null && bytes !== "not asked" && (
        <span className="whitespace-nowrap">
          {words.claim.bytes(formatCount(bytes[0]), formatCount(bytes[1]))}
        </span>
      )}
    </p>
  );
}
