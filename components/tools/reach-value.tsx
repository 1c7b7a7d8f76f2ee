// One cell of the matrix, or one side of a difference: what is known of a tool at a door, each with its mark and its claim; where
// nothing is known, the way to the explanation.
"use client";

import type { ReactNode } from "react";
import { useClaimLinks } from "@/components/claim/claim-links.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { CellPart, ToolCell, UnknownCell } from "@/lib/surface/tool-cells.ts";
import { clauseOf } from "@/lib/words/claim-sentence.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { ReachGlyph } from "./reach-glyph.tsx";

export interface ReachCellProps {
  readonly cell: ToolCell;
  /** Beside each reach, how it is known; where a page holds few moments there is room for it. */
  readonly isExplained?: boolean;
}

export function ReachCell({ cell, isExplained = false }: ReachCellProps) {
  const words = useWords();
  if (cell.isHidden) return <span className="text-ink-3">{words.common.hidden}</span>;
  if (cell.parts.length === 0) {
    return cell.unknown === null ? null : (
      <Explained how={isExplained ? unknownHow(cell.unknown, words) : null}>
        <UnknownReach claim={cell.unknown.claim} why={unknownHow(cell.unknown, words)} />
      </Explained>
    );
  }
  return (
    <span className="reach-parts">
      {distinctParts(cell.parts).map((part) => (
        <Explained
          how={isExplained ? clauseOf(part.warrant, words.claim) : null}
          key={`${part.door} ${part.reach} ${part.claim}`}
        >
          <ReachPart part={part} />
        </Explained>
      ))}
    </span>
  );
}

/** A call that was left undecided explains itself, and so does a rule that gave no answer; for every other tool one reason stands. */
function unknownHow({ warrant }: UnknownCell, { claim, tools }: Words): string {
  if (warrant === null) return claim.warrantClauses["tools-not-exported"];
  return warrant === "tool-call-reached" ? tools.undecidedHow : clauseOf(warrant, claim);
}

function Explained({ how, children }: { readonly how: string | null; readonly children: ReactNode }) {
  return how === null ? (
    children
  ) : (
    <span className="reach-explained">
      {children}
      <span className="reach-how">
        <MessageText text={how} />
      </span>
    </span>
  );
}

/** What goes for both doors is said once. */
export function distinctParts(parts: readonly CellPart[]): readonly CellPart[] {
  return parts.filter(
    ({ reach, claim }, index) =>
      parts.findIndex((other) => other.reach === reach && other.claim === claim) === index,
  );
}

export function ReachPart({ part }: { readonly part: CellPart }) {
  const { tools, claim } = useWords();
  const { reach, standing, calls, isCarried, rivals } = part;
  const means = [
    tools.reachMeans[reach],
    ...(calls > 0 ? [`${tools.callsNamed(calls)}.`] : []),
    ...(isCarried ? [tools.carried] : []),
  ];
  return (
    <ReachLink claim={part.claim} standing={standing} title={means.join(" ")}>
      <ReachGlyph reach={reach} />
      <span className="claim-text">{tools.reach[reach]}</span>
      {calls > 1 && (
        <span aria-hidden="true" className="reach-calls">
          {tools.calls(calls)}
        </span>
      )}
      {rivals > 0 && <span className="claim-rivals">{claim.rivalsBeside(rivals)}</span>}
      {isCarried && <span className="sr">{tools.carriedAfter}</span>}
    </ReachLink>
  );
}

export interface UnknownReachProps {
  readonly claim: ClaimId;
  readonly why?: string;
}

export function UnknownReach({ claim, why }: UnknownReachProps) {
  const { tools, claim: words } = useWords();
  return (
    <ReachLink claim={claim} standing="unknown" title={why ?? words.warrantClauses["tools-not-exported"]}>
      <span className="claim-text">{tools.unknown}</span>
    </ReachLink>
  );
}

interface ReachLinkProps {
  readonly claim: ClaimId;
  readonly standing: Standing;
  readonly title: string;
  readonly children: ReactNode;
}

function ReachLink({ claim, standing, title, children }: ReachLinkProps) {
  const words = useWords();
  const links = useClaimLinks();
  const open = onPlainClick((event) => links.open(claim, event.currentTarget));
  return (
    <a
      aria-current={links.selected === claim || undefined}
      className="claim-value reach-value"
      data-claim={claim}
      data-standing={standing}
      href={links.hrefOf(claim)}
      onClick={open}
      title={title}
    >
      <StandingMark standing={standing} />
      {children}
      <span className="sr">{words.claim.standingAfter(standing)}</span>
    </a>
  );
}
