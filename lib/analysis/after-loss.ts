// Rows of a host that do not name their session belong to the one whose list they stand in. Where rows were lost before them
// that is a premise: the lost bytes may have held the end of one export and the beginning of another. What rests on such rows
// is inferred. A file that was only cut has none.
//
//   {"info":{A},"messages":[ row, row, ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓, row, row ]}
//                                      (]}{"info":{B},"messages":[ ?)   A's or B's

import { warrantId } from "../knowledge/warrants.ts";
import type { Analysis } from "../model/analysis.ts";
import { type Claim, isKnown } from "../model/claim.ts";
import { claimsIn } from "../model/claim-index.ts";
import type { EvidenceRef } from "../model/evidence.ts";
import type { FormatId } from "../model/ids.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { RecordList } from "../model/raw-document.ts";
import { say } from "../model/sentences.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { loweredMissing, loweredTimeline, withLowered } from "./lowered-claims.ts";
import { raisedClaims } from "./raised-claims.ts";

/** Their rows name no session. */
const NAMELESS: ReadonlySet<FormatId | "unknown"> = new Set<FormatId>(["opencode-2", "opencode-2-preview"]);

type Facts = Omit<Analysis, "standings" | "problems">;

export interface AfterLoss<Some> {
  readonly facts: Some;
  readonly problems: readonly Problem[];
}

export function loweredAfterLoss(facts: Facts, documents: readonly ReadDocument[]): AfterLoss<Facts> {
  const losses = documents.filter(({ format }) => NAMELESS.has(format)).flatMap(lossesOf);
  if (losses.length === 0) return { facts, problems: [] };
  const isDoubtful = ({ doc, at }: EvidenceRef): boolean =>
    losses.some(({ document, list, from }) => document.id === doc && rowIn(at, list) >= from);
  const claims: readonly Claim<unknown>[] = claimsIn(facts);
  const known = claims.filter(isKnown);
  const doubted = new Set(
    known.filter(({ grounds }) => grounds.some((one) => one.kind === "present" && isDoubtful(one.ref))),
  );
  const seen = new Set(known.filter((claim) => doubted.has(claim) && claim.standing !== "inferred"));
  const most = raisedClaims(known, facts.timeline.spans, doubted);
  const { timeline } = loweredTimeline(facts, claims, most);
  const { missing } = loweredMissing(facts.missingSessions, claims, most);
  const { timeline: _, ...rest } = facts;
  const stated = { ...rest, missingSessions: missing };
  const shown = withLowered(stated, most, { of: seen, warrant: warrantId("row-after-loss") });
  return { facts: { ...shown, timeline }, problems: losses.map(told) };
}

interface Loss {
  readonly document: ReadDocument;
  readonly list: RecordList;
  /** The first row after the first lost one. */
  readonly from: number;
  readonly rows: number;
}

/** Decode leaves an empty range for rows that it could not read. */
function lossesOf(document: ReadDocument): readonly Loss[] {
  if (document.form !== "json" || document.condition.isComplete) return [];
  return document.lists.flatMap((list): readonly Loss[] => {
    if (list.at.endsWith("/events")) return [];
    const lost = list.starts.findIndex((start, row) => start === list.ends[row]);
    const rows = list.starts.filter((start, row) => row > lost && start !== list.ends[row]).length;
    return lost < 0 || rows === 0 ? [] : [{ document, list, from: lost + 1, rows }];
  });
}

/** The row of a list that a pointer leads into; −1 for a place outside of it. */
function rowIn(at: string, list: RecordList): number {
  if (!at.startsWith(`${list.at}/`)) return -1;
  const row = /^\d+/.exec(at.slice(list.at.length + 1))?.[0];
  return row === undefined ? -1 : Number(row);
}

function told({ document, rows }: Loss): Problem {
  return problem("syntax-error", say("rows-after-loss", { count: rows }), {
    document: document.name,
    hint: "export-again",
  });
}
