// All dispatches of a bundle, stage by stage: who is the child, which notice answers, how the child ended, what settled
// the call, what may be presumed.

import { groupBy } from "../../base/group-by.ts";
import { knownValue } from "../../model/claim.ts";
import type { Dispatch, OrphanNotice } from "../../model/dispatch.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import type { Problem } from "../../model/problem.ts";
import type { Call } from "../call-index.ts";
import { claimId, unknown } from "../claims.ts";
import { lookedFor, placeOf, shows } from "../evidence.ts";
import type { IdleInterval } from "../idle/idle-intervals.ts";
import type { PlainDecision } from "../permission/decisions.ts";
import { type EntryOf, entriesOf, type SessionSource } from "../session-source.ts";
import { statedTimeClaim, type TimeContext, timeContextOf } from "../times.ts";
import { type Acknowledgement, acknowledgementOf } from "./acknowledge.ts";
import { type Candidate, candidatesOf } from "./candidates.ts";
import { type ChildEnd, childEndOf } from "./child-end.ts";
import { depthsOf } from "./depths.ts";
import { type Episode, episodesOf } from "./episodes.ts";
import { type LifecycleInput, lifecycleOf } from "./lifecycle.ts";
import { linkChildren } from "./link-children.ts";
import { openBelow } from "./open-below.ts";
import { orphanNotices } from "./orphan-notices.ts";
import { type NoticePairs, pairNotices } from "./pair-notices.ts";
import {
  idlesBySession,
  type OpenDispatch,
  presumeSettled,
  type RuleTrial,
  tryParentIdle,
} from "./presume.ts";
import { settlementOf } from "./settle.ts";
import { settledBeforeAcknowledged } from "./settled-before-acknowledged.ts";
import type { Settlement } from "./settlement.ts";

export interface Dispatches {
  readonly dispatches: readonly Dispatch[];
  readonly orphans: readonly OrphanNotice[];
  readonly trials: readonly RuleTrial[];
  readonly problems: readonly Problem[];
}

interface DispatchContext {
  readonly sources: readonly SessionSource[];
  readonly calls: readonly Call[];
  readonly decisions: readonly PlainDecision[];
  readonly idles: readonly IdleInterval[];
  readonly times: ReadonlyMap<SessionId, TimeContext>;
}

export function dispatchesOf(context: DispatchContext): Dispatches {
  const { sources } = context;
  const idles = idlesBySession(context.idles);
  const candidates = candidatesOf(context.calls);
  const acknowledgements = new Map(
    candidates.map((candidate) => [candidate.call.subject, acknowledgementOf(candidate)]),
  );
  const { children, problems: linkProblems } = linkChildren(candidates, sources);
  const pairs = pairNotices(candidates, children, sources);
  const episodes = episodesOf(candidates, children);
  const stages: Stages = {
    context,
    acknowledgements,
    children,
    pairs,
    episodes,
    bySession: new Map(sources.map((source) => [source.id, source])),
    denied: new Set(
      context.decisions.filter(({ effect }) => knownValue(effect) === "deny").map(({ id }) => id),
    ),
    unmarked: unmarkedEnvelopes(sources),
    redacted: lastRedactedRows(sources),
  };
  const drafts = candidates.map((candidate) => draftOf(candidate, stages));
  const trials = tryParentIdle(
    drafts.map((draft) => draft.open),
    idles,
  );
  const depths = depthsOf(candidates, children);
  const lifecycles = drafts.map((draft, index) =>
    lifecycleOf({
      ...draft.input,
      number: index + 1,
      depth: depths.get(draft.open.caller) ?? 1,
      settlement: presumeSettled(draft.open, idles, trials),
    }),
  );
  const byCaller = groupBy(lifecycles, ({ caller }) => caller);
  const dispatches = lifecycles.map((lifecycle) => ({
    ...lifecycle,
    openBelow: openBelow(lifecycle, byCaller, stages.bySession),
  }));
  return {
    dispatches,
    orphans: orphanNotices(pairs.orphans, context.times),
    trials,
    problems: [
      ...linkProblems,
      ...pairs.problems,
      ...drafts.flatMap(({ input }) => [...input.acknowledgement.problems, ...input.settlement.problems]),
      ...drafts.flatMap(({ input }) => settledBeforeAcknowledged(input)),
    ],
  };
}

interface Stages {
  readonly context: DispatchContext;
  readonly acknowledgements: ReadonlyMap<ClaimId, Acknowledgement>;
  readonly children: ReturnType<typeof linkChildren>["children"];
  readonly pairs: NoticePairs;
  readonly episodes: ReadonlyMap<ClaimId, Episode>;
  readonly bySession: ReadonlyMap<SessionId, SessionSource>;
  /** Ids of the decisions that deny. */
  readonly denied: ReadonlySet<ClaimId>;
  /** Children named by unmarked envelopes, by the session that holds the row. */
  readonly unmarked: ReadonlyMap<SessionId, ReadonlySet<string>>;
  /** Place of the last row of the host that was redacted, by session. */
  readonly redacted: ReadonlyMap<SessionId, number>;
}

function draftOf(candidate: Candidate, stages: Stages): Draft {
  const { context, pairs } = stages;
  const { call } = candidate;
  const id = call.subject;
  const child = stages.children.get(id) ?? unknown(claimId(id, "child"), "not recorded");
  const acknowledgement = stages.acknowledgements.get(id) ?? acknowledgementOf(candidate);
  const episode = stages.episodes.get(id) ?? {
    number: unknown(claimId(id, "episode"), "not recorded"),
    window: { from: null, until: null },
  };
  const childSource = sourceOf(stages, knownValue(child));
  const childEnd = childSource
    ? childEndOf(childSource, episode.window, stopsOf(context.decisions, childSource))
    : null;
  const notice = pairs.answers.get(id) ?? null;
  const times = timesFor(context, call.source);
  const settlement: Settlement = settlementOf({
    candidate,
    child,
    childSource,
    childEnd,
    notice,
    isByDescription: pairs.byDescription.has(id),
    isAmbiguous:
      pairs.ambiguous.has(id) ||
      isNamedByUnmarkedEnvelope(stages, call.session, knownValue(child)) ||
      (stages.redacted.get(call.session) ?? -1) > call.entry.order,
    times: notice ? timesFor(context, notice.source) : times,
  });
  const input = {
    candidate,
    acknowledgement,
    child,
    childSource,
    childTimes: childSource ? timesFor(context, childSource) : null,
    childEnd,
    window: episode.window,
    episode: episode.number,
    notice,
    settlement,
    times,
    isRefused: stages.denied.has(claimId(id, "decision")),
  };
  return { input, open: openDispatch(input, childSource, childEnd) };
}

type DraftInput = Omit<LifecycleInput, "number" | "depth">;

interface Draft {
  readonly input: DraftInput;
  readonly open: OpenDispatch;
}

function openDispatch(
  input: DraftInput,
  childSource: SessionSource | null,
  childEnd: ChildEnd | null,
): OpenDispatch {
  const { call } = input.candidate;
  const id = claimId(call.subject, "acknowledgedAt");
  return {
    id: call.subject,
    caller: call.session,
    acknowledgedAt: statedTimeClaim(id, call.entry, call.event.ended, "acknowledgement-time"),
    isRunning: knownValue(input.acknowledgement.status) === "running",
    settlement: input.settlement,
    childEnd,
    isChildLoaded: childSource !== null,
    childLast: childSource ? lastMomentOf(childSource) : null,
    searched: lookedFor(call.entry.doc, "notice-of-child", call.source.rows),
  };
}

function lastMomentOf(child: SessionSource): OpenDispatch["childLast"] {
  const last = child.entries.findLast((entry) => entry.event.at !== null);
  if (!last?.event.at) return null;
  return { at: last.event.at.value, grounds: shows(placeOf(last), last.event.at, "child-still-working") };
}

function timesFor(context: DispatchContext, source: SessionSource): TimeContext {
  return context.times.get(source.id) ?? timeContextOf(source);
}

/** True for a step of the child after which the host stops without another word: a wordless rejection, a dismissed question. */
function stopsOf(
  decisions: readonly PlainDecision[],
  child: SessionSource,
): (step: EntryOf<"step">) => boolean {
  const rejected = new Set(
    decisions
      .filter(({ session, by }) => session === child.id && knownValue(by) === "user-or-auto-reject")
      .map(({ call }) => knownValue(call)),
  );
  const rows = new Set(
    entriesOf(child, "tool-call")
      .filter(
        ({ event }) =>
          event.question?.state === "dismissed" || (event.call !== null && rejected.has(event.call.value)),
      )
      .map(({ event }) => event.row),
  );
  return (step) => rows.has(step.event.row);
}

/** A host-written row that is one envelope about the child but bears no mark of a notice: it settles nothing. */
function isNamedByUnmarkedEnvelope(stages: Stages, caller: SessionId, child: SessionId | null): boolean {
  return child !== null && (stages.unmarked.get(caller)?.has(child) ?? false);
}

function unmarkedEnvelopes(sources: readonly SessionSource[]): Stages["unmarked"] {
  return new Map(
    sources.map((source) => [
      source.id,
      new Set(entriesOf(source, "synthetic").flatMap((entry) => entry.event.envelopeChild?.value ?? [])),
    ]),
  );
}

/** A redacted row of the host may be the notice of any call before it. */
function lastRedactedRows(sources: readonly SessionSource[]): Stages["redacted"] {
  return new Map(
    sources.map((source) => [
      source.id,
      entriesOf(source, "synthetic").findLast(({ event }) => event.isRedacted)?.order ?? -1,
    ]),
  );
}

function sourceOf({ bySession }: Stages, session: SessionId | null): SessionSource | null {
  return session === null ? null : (bySession.get(session) ?? null);
}
