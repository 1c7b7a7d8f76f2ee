// Which notice answers which dispatch. A notice names a child; the dispatch of that child that is open when the notice
// comes is answered by it, the first notice counts. Row order decides what is open, and where a notice stands before the
// row of its call, the recorded times.
//
//   call A ── notice A ── call A (again) ── notice A        two episodes, each with its own
//   call A ── notice A ── notice A                          the second is a duplicate

import { brand } from "../../base/brand.ts";
import { groupBy } from "../../base/group-by.ts";
import { type Claim, knownValue } from "../../model/claim.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { say } from "../../model/sentences.ts";
import { type EntryOf, entriesOf, type SessionSource } from "../session-source.ts";
import { documentName } from "./acknowledge.ts";
import { type Candidate, isRedacted, isSynchronous } from "./candidates.ts";

export type NoticeEntry = EntryOf<"notice">;

export interface PlacedNotice {
  readonly source: SessionSource;
  readonly entry: NoticeEntry;
}

export interface NoticePairs {
  /** The notice that answers a dispatch, by the dispatch's id. */
  readonly answers: ReadonlyMap<ClaimId, PlacedNotice>;
  /** Notices joined by description because they name no child. */
  readonly byDescription: ReadonlySet<ClaimId>;
  /** Dispatches that some notice may have answered without being joined. */
  readonly ambiguous: ReadonlySet<ClaimId>;
  readonly orphans: readonly PlacedNotice[];
  readonly problems: readonly Problem[];
}

export function pairNotices(
  candidates: readonly Candidate[],
  children: ReadonlyMap<ClaimId, Claim<SessionId>>,
  sources: readonly SessionSource[],
): NoticePairs {
  const answers = new Map<ClaimId, PlacedNotice>();
  const byDescription = new Set<ClaimId>();
  const ambiguous = new Set<ClaimId>();
  const orphans: PlacedNotice[] = [];
  const problems: Problem[] = [];
  const started = new Set([...children.values()].flatMap((claim) => knownValue(claim) ?? []));
  const byCaller = groupBy(candidates, ({ call }) => call.session);
  for (const source of sources) {
    const own = [...(byCaller.get(source.id) ?? [])].sort((a, b) => a.call.entry.order - b.call.entry.order);
    const byChild = groupBy(own, (candidate) => childOf(candidate, children));
    const answerable = groupBy(own.filter(canBeAnswered), (candidate) => childOf(candidate, children));
    for (const entry of entriesOf(source, "notice")) {
      if (entry.event.about !== "subagent") continue;
      const placed = { source, entry };
      const subject = entry.event.subject?.value ?? null;
      if (subject !== null && byChild.has(subject)) {
        problems.push(...answerOne(placed, answerable.get(subject) ?? [], answers, ambiguous));
      } else if (subject === null) {
        const fits = own.filter(
          (candidate) => mayAnswer(entry, candidate) && !answers.has(candidate.call.subject),
        );
        const [only] = fits;
        if (only && fits.length === 1) {
          answers.set(only.call.subject, placed);
          byDescription.add(only.call.subject);
        } else for (const fit of fits) ambiguous.add(fit.call.subject);
        if (fits.length > 1) problems.push(ambiguousNotice(placed));
        if (fits.length === 0) orphans.push(placed);
      } else if (!started.has(brand<SessionId>(subject))) {
        orphans.push(placed);
        for (const candidate of own)
          if (mayHaveAnswered(entry, candidate, children)) ambiguous.add(candidate.call.subject);
      }
    }
  }
  problems.push(...orphans.map(orphanNotice));
  return { answers, byDescription, ambiguous, orphans, problems };
}

function childOf(candidate: Candidate, children: ReadonlyMap<ClaimId, Claim<SessionId>>): string | null {
  const claim = children.get(candidate.call.subject);
  return claim ? knownValue(claim) : null;
}

/** Joins a notice to the one episode of its child that is open; says when it is one too many. */
function answerOne(
  placed: PlacedNotice,
  answerable: readonly Candidate[],
  answers: Map<ClaimId, PlacedNotice>,
  ambiguous: Set<ClaimId>,
): readonly Problem[] {
  const { entry } = placed;
  const before = answerable.filter((episode) => isRequestedBefore(episode, entry));
  const open = closest(
    entry,
    before.filter((episode) => !answers.has(episode.call.subject)),
  );
  const [only] = open;
  if (only && open.length === 1) {
    answers.set(only.call.subject, placed);
    return [];
  }
  if (open.length > 1) {
    for (const episode of open) ambiguous.add(episode.call.subject);
    return [ambiguousNotice(placed)];
  }
  if (before.length > 0) return [duplicateNotice(placed)];
  const [sole] = answerable;
  if (!sole || answerable.length > 1 || answers.has(sole.call.subject)) return [duplicateNotice(placed)];
  // By its row it is too early. Times, where both are known, say the same: then it answers a call that is not here.
  if (requestOf(sole) !== undefined && entry.event.at) return [earlyNotice(placed)];
  answers.set(sole.call.subject, placed);
  return [];
}

/** Of several open episodes of its child, a notice answers the one whose description it repeats. */
function closest(notice: NoticeEntry, open: readonly Candidate[]): readonly Candidate[] {
  const told = notice.event.description?.value;
  if (open.length < 2 || told === undefined) return open;
  const named = open.filter(({ delegation }) => delegation.description?.value === told);
  return named.length === 1 ? named : open;
}

/** A synchronous result or an error belongs to the call itself; a later notice does not answer it again. */
function canBeAnswered(candidate: Candidate): boolean {
  const { phase } = candidate.call.event;
  return phase !== "error" && !(phase === "completed" && isSynchronous(candidate));
}

function requestOf({ call }: Candidate): number | undefined {
  return call.event.requested?.value ?? call.event.at?.value;
}

function isRequestedBefore(candidate: Candidate, notice: NoticeEntry): boolean {
  if (candidate.call.entry.order < notice.order) return true;
  const requested = requestOf(candidate);
  const noticed = notice.event.at?.value;
  return requested !== undefined && noticed !== undefined && requested <= noticed;
}

function mayAnswer(notice: NoticeEntry, candidate: Candidate): boolean {
  const { description } = candidate.delegation;
  if (isRedacted(candidate) || !canBeAnswered(candidate) || !isRequestedBefore(candidate, notice))
    return false;
  const told = notice.event.description?.value;
  return told !== undefined && told === description?.value;
}

/** A notice about a child that nobody started here, while a call without a child waits for one. */
function mayHaveAnswered(
  notice: NoticeEntry,
  candidate: Candidate,
  children: ReadonlyMap<ClaimId, Claim<SessionId>>,
): boolean {
  const child = children.get(candidate.call.subject);
  return child?.standing === "unknown" && canBeAnswered(candidate) && isRequestedBefore(candidate, notice);
}

function place({ source, entry }: PlacedNotice) {
  return { document: documentName(entry.doc, source), line: entry.event.line, at: entry.event.source };
}

function subjectOf({ entry }: PlacedNotice): string | null {
  return entry.event.subject?.value ?? null;
}

function duplicateNotice(placed: PlacedNotice): Problem {
  return problem("duplicate-notice", say("notice-twice", { child: subjectOf(placed) }), place(placed));
}

function earlyNotice(placed: PlacedNotice): Problem {
  return problem("notice-before-ack", say("notice-too-early", { child: subjectOf(placed) }), place(placed));
}

function ambiguousNotice(placed: PlacedNotice): Problem {
  return problem("ambiguous-link", say("notice-fits-several", { child: subjectOf(placed) }), place(placed));
}

function orphanNotice(placed: PlacedNotice): Problem {
  return problem("orphan-notice", say("notice-of-no-dispatch", { child: subjectOf(placed) }), {
    ...place(placed),
    hint: "dispatch-elsewhere",
  });
}
