// One cell of the dispatch table: the value with its mark, and in a second line the how. Identity cells (agent, task)
// share the mark drawn at Requested while the call states them and that mark is there; other marks are shared by what stands alike.
"use client";

import type { ReactNode } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import {
  CostValue,
  CountValue,
  IdValue,
  MeasureValue,
  NameValue,
  TextValue,
  TimeValue,
  WordValue,
} from "@/components/claim/values.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { type Claim, isKnown, knownValue } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { formatCount } from "@/lib/words/format.ts";
import type { ColumnId } from "./column-ids.ts";

export interface CellProps {
  readonly column: ColumnId;
  readonly dispatch: Dispatch;
  readonly view: BundleView;
  /** The row draws Requested too. */
  readonly hasRequested: boolean;
}

export function DispatchCell({ column, dispatch, view, hasRequested }: CellProps) {
  switch (column) {
    case "number":
      return <span className="text-ink-3">{dispatch.number}</span>;
    case "agent":
      return <AgentCell dispatch={dispatch} hasRequested={hasRequested} />;
    case "task":
      return <TaskCell dispatch={dispatch} hasRequested={hasRequested || isSharedByAgent(dispatch)} />;
    case "child":
      return <ChildCell dispatch={dispatch} view={view} />;
    case "requested":
      return <TimeValue claim={dispatch.requestedAt} />;
    case "acknowledged":
      return <AcknowledgedCell dispatch={dispatch} />;
    case "settled":
      return <SettledCell dispatch={dispatch} view={view} />;
    case "outcome":
      return <OutcomeCell dispatch={dispatch} />;
    case "working":
      return <MeasureValue claim={dispatch.working} />;
    case "noticeDelay":
      return <MeasureValue claim={dispatch.noticeDelay} />;
    case "reaction":
      return <MeasureValue claim={dispatch.reaction} />;
    case "tokens":
      return <TokensCell dispatch={dispatch} />;
    case "cost":
      return <CostValue claim={dispatch.cost} />;
    case "calls":
      return <CountValue claim={dispatch.childCalls} />;
    case "episode":
      return <CountValue claim={dispatch.episode} />;
    case "openBelow":
      return <CountValue claim={dispatch.openBelow} />;
  }
}

interface RowProps {
  readonly dispatch: Dispatch;
}

/** The second line of a cell; set in by the width of a mark where the first line has one. */
function Second({
  isIndented = false,
  children,
}: {
  readonly isIndented?: boolean;
  readonly children: ReactNode;
}) {
  return <span className={`cell-second ${isIndented ? "pl-4.5" : ""}`}>{children}</span>;
}

export interface IdentityProps extends RowProps {
  readonly hasRequested?: boolean;
}

export function AgentCell({ dispatch, hasRequested = true }: IdentityProps) {
  const words = useWords();
  return (
    <>
      <NameValue
        claim={dispatch.agent}
        className="font-semibold"
        isMarked={!(hasRequested && isStated(dispatch.agent, dispatch))}
        unknown={words.dispatch.agentUnknown}
      />
      {dispatch.depth > 1 && <Second>{words.dispatch.level(dispatch.depth)}</Second>}
    </>
  );
}

export function TaskCell({ dispatch, hasRequested = true }: IdentityProps) {
  return (
    <>
      <NameValue
        claim={dispatch.description}
        className="cell-task"
        isMarked={!(hasRequested && isStated(dispatch.description, dispatch))}
      />
      <Second>
        <ModeValue dispatch={dispatch} hasRequested={hasRequested} />
      </Second>
    </>
  );
}

export function ModeValue({ dispatch, hasRequested = true }: IdentityProps) {
  const words = useWords();
  const { values } = words.claim;
  return (
    <WordValue
      claim={dispatch.background}
      isMarked={!(hasRequested && isStated(dispatch.background, dispatch))}
      write={(isBackground) => (isBackground ? values.background : values.waited)}
    />
  );
}

function ChildCell({ dispatch, view }: Omit<CellProps, "column" | "hasRequested">) {
  const words = useWords();
  const child = knownValue(dispatch.child);
  const isMissing = child !== null && view.missingSessions.some(({ id }) => id === child);
  return (
    <>
      <IdValue claim={dispatch.child} />
      {isMissing && <Second isIndented>{words.dispatch.notLoaded}</Second>}
    </>
  );
}

function AcknowledgedCell({ dispatch }: RowProps) {
  const words = useWords();
  return (
    <>
      <MeasureValue claim={dispatch.acknowledgementLatency} />
      {dispatch.acknowledgementRaw !== null && (
        <Second>
          <Filled
            parts={{ word: <TextValue claim={dispatch.acknowledgementRaw} /> }}
            template={words.dispatch.rawStatus}
          />
        </Second>
      )}
    </>
  );
}

function SettledCell({ dispatch, view }: Omit<CellProps, "column" | "hasRequested">) {
  const words = useWords();
  const { settledAt, settledBy } = dispatch;
  const caller = view.sessions.find(({ id }) => id === dispatch.caller);
  return (
    <>
      <TimeValue claim={settledAt} />
      {isKnown(settledBy) && (
        <Second isIndented>
          <WordValue
            claim={settledBy}
            isMarked={settledBy.standing !== settledAt.standing}
            write={(by) => words.claim.values.settledBy[by]}
          />
        </Second>
      )}
      {settledAt.standing === "unknown" && settledAt.reason === "not ended" && caller !== undefined && (
        <Second isIndented>
          <Filled
            parts={{ time: <TimeValue claim={caller.lastAt} /> }}
            template={words.dispatch.lastRecord}
          />
        </Second>
      )}
      {settledAt.standing === "unknown" && settledAt.withdrawn.length > 0 && (
        <Second isIndented>{words.dispatch.withdrawn(settledAt.withdrawn.length)}</Second>
      )}
    </>
  );
}

export function OutcomeCell({ dispatch }: RowProps) {
  const words = useWords();
  return (
    <>
      <OutcomeValue dispatch={dispatch} />
      {dispatch.stateRaw !== null && (
        <Second isIndented>
          <Filled
            parts={{ word: <TextValue claim={dispatch.stateRaw} /> }}
            template={words.dispatch.rawState}
          />
        </Second>
      )}
      <Remark claim={dispatch.delivered} text={words.dispatch.notDelivered} when={false} />
      <Remark claim={dispatch.emptyReply} text={words.dispatch.emptyReply} when={true} />
    </>
  );
}

export function OutcomeValue({ dispatch }: RowProps) {
  const words = useWords();
  const { values } = words.claim;
  return (
    <ClaimValue
      claim={dispatch.outcome}
      format={(outcome) => {
        const isRefused = dispatch.isRefused && outcome === "error";
        return (
          <OutcomeWord
            isBad={outcome === "error"}
            text={isRefused ? values.refused : values.outcome[outcome]}
          />
        );
      }}
    />
  );
}

/** A second line that is there only when a yes-or-no claim is known to be the remarkable one. */
function Remark({
  claim,
  when,
  text,
}: {
  readonly claim: Claim<boolean>;
  readonly when: boolean;
  readonly text: string;
}) {
  if (!isKnown(claim) || claim.value !== when) return null;
  return (
    <Second isIndented={claim.standing !== "inferred"}>
      <WordValue claim={claim} isMarked={claim.standing === "inferred"} write={() => text} />
    </Second>
  );
}

function TokensCell({ dispatch }: RowProps) {
  const words = useWords();
  const { tokens } = dispatch;
  return (
    <>
      <ClaimValue
        claim={tokens}
        exact={({ input, output, reasoning, cacheRead, cacheWrite }) => {
          const [a, b, c, d, e] = [input, output, reasoning, cacheRead, cacheWrite].map(formatCount);
          return words.claim.tokensOf(a ?? "", b ?? "", c ?? "", d ?? "", e ?? "");
        }}
        format={({ input }) => words.dispatch.tokensIn(formatCount(input))}
      />
      {isKnown(tokens) && <Second>{words.dispatch.tokensOut(formatCount(tokens.value.output))}</Second>}
    </>
  );
}

/** Where Requested is not drawn, the agent wears the mark for the task too. */
export function isSharedByAgent({ agent }: Dispatch): boolean {
  return agent.standing === "observed";
}

/** Stated by the call itself: the mark at Requested stands for it. */
function isStated(claim: Claim<unknown>, { requestedAt }: Dispatch): boolean {
  return claim.standing === "observed" && requestedAt.standing === "observed";
}
