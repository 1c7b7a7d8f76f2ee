// One row of the table: the same moment or bar as in the drawing, as text, with its mark and its place in the file.
"use client";

import { type MouseEvent, memo } from "react";
import { useClaimLinks } from "@/components/claim/claim-links.tsx";
import { MomentMark } from "@/components/claim/moment-mark.tsx";
import { usePlaces } from "@/components/claim/places.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Tr } from "@/components/ui/table.tsx";
import { useMarkWords } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import type { Item } from "@/lib/layout/item.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { EvidenceRef } from "@/lib/model/evidence.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { formatSince, formatTime, formatTimeExact } from "@/lib/words/clock.ts";
import type { ItemFacts } from "./item-facts.ts";
import { laneName, whatOf } from "./item-words.ts";
import { MomentSays } from "./moment-says.tsx";
import { plainText } from "./plain-text.ts";
import { SpanSays } from "./span-says.tsx";
import { spanClaim } from "./use-item-actions.ts";
import type { SpanRowState } from "./use-span-rows.ts";

export interface TableRowProps {
  readonly facts: ItemFacts;
  readonly span: SpanRowState;
  readonly dispatch: Dispatch | null;
  readonly idle: BundleView["idles"][number] | null;
  readonly fileNames: ReadonlyMap<string, string>;
  readonly start: EpochMs;
  readonly row: number;
  readonly isCurrent: boolean;
  readonly isHovered: boolean;
  readonly onChoose: (item: Item) => void;
  readonly onHover: (item: Item | null) => void;
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { facts, span, row, start, isCurrent, isHovered, onChoose, onHover } = props;
  const words = useWords();
  const clock = useClock();
  const choose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a, button") !== null) return;
    onChoose(facts.item);
  };
  return (
    <Tr
      aria-current={isCurrent || undefined}
      aria-rowindex={row + 2}
      data-hovered={isHovered || undefined}
      data-item={facts.item}
      onClick={choose}
      onMouseEnter={() => onHover(facts.item)}
      onMouseLeave={() => onHover(null)}
    >
      <Td className="font-mono" title={formatTimeExact(facts.at, clock)}>
        {formatTime(facts.at, clock)}
      </Td>
      <Td className="text-ink-3">{formatSince(start, facts.at)}</Td>
      <Td>
        <SafeText text={laneName(facts.lane, words, null)} />
      </Td>
      <Td>
        <What facts={facts} span={span} />
      </Td>
      <Td>
        {facts.kind === "moment" ? (
          <MomentSays dispatch={props.dispatch} idle={props.idle} moment={facts.moment} />
        ) : (
          <SpanSays facts={facts} state={span} />
        )}
      </Td>
      <Td>
        <Place facts={facts} fileNames={props.fileNames} span={span} />
      </Td>
    </Tr>
  );
});

/** Mark and word, a link to the claim. */
function What({ facts, span }: Pick<TableRowProps, "facts" | "span">) {
  const words = useWords();
  const links = useClaimLinks();
  const id = claimOf(facts, span);
  const content = (
    <>
      <StandingMark standing={facts.standing} />
      {facts.kind === "moment" && facts.moment.kind !== "settled" && (
        <MomentMark kind={facts.moment.kind} standing={null} />
      )}
      <span className="claim-text">
        <SafeText text={whatOf(facts, words, null)} />
      </span>
      <span className="sr">{words.claim.standingAfter(facts.standing)}</span>
    </>
  );
  if (id === null) {
    return (
      <span className="claim-value" data-standing={facts.standing}>
        {content}
      </span>
    );
  }
  return (
    <a
      className="claim-value"
      data-claim={id}
      data-standing={facts.standing}
      href={links.hrefOf(id)}
      onClick={onPlainClick((event) => links.open(id, event.currentTarget))}
    >
      {content}
    </a>
  );
}

function claimOf(facts: ItemFacts, span: SpanRowState): ClaimId | null {
  if (facts.kind === "moment") return facts.moment.claim;
  if (span.status !== "read") return null;
  return spanClaim(span.row.id, facts.state === "completed" ? "start" : "state");
}

function Place({ facts, span, fileNames }: Pick<TableRowProps, "facts" | "span" | "fileNames">) {
  const { timeline, common } = useWords();
  const marks = useMarkWords();
  const places = usePlaces();
  const place = placeOf(facts, span);
  if (place === null) return <span className="text-ink-3 print:hidden">{timeline.reading}</span>;
  const pointer = place.at === "" ? timeline.wholeDocument : place.at;
  const file = fileNames.get(place.doc) ?? "";
  const text = file === "" ? pointer : timeline.sourceAt(plainText(file, marks), pointer);
  const open = onPlainClick(() => places.open(place));
  return (
    <a
      className="timeline-place quiet-link font-mono text-ink-2 text-micro"
      href={places.hrefOf(place)}
      onClick={open}
      title={common.field(common.openInSource, text)}
    >
      {file !== "" && (
        <span className="file">
          <SafeText text={file} />
        </span>
      )}
      <span className="pointer">
        <SafeText text={pointer} />
      </span>
    </a>
  );
}

function placeOf(facts: ItemFacts, span: SpanRowState): EvidenceRef | null {
  if (facts.kind === "moment") return facts.moment.ref;
  return span.status === "read"
    ? { doc: span.row.document, line: span.row.line, at: span.row.pointer }
    : null;
}
