// What was decided in one session, a line for each decision, and below it what may be it tried another way. No value stands
// without how well it is known.

import type { Analysis } from "../model/analysis.ts";
import type { Decision, Retry, SessionRuleSet } from "../model/call-records.ts";
import type { Claim } from "../model/claim.ts";
import { areFilesWhole } from "../model/whole-files.ts";
import type { CliWords } from "../words/en/cli.ts";
import { placeText } from "./place-text.ts";

export function decisionLines(analysis: Analysis, set: SessionRuleSet, words: CliWords): readonly string[] {
  const own = words.permissions;
  const decisions = analysis.decisions.filter(({ session }) => session === set.session);
  return [
    own.cli.session(set.session),
    `  ${decisions.length === 0 ? `${areFilesWhole(analysis) ? own.none : own.noneInPart} ${own.approvals} ${own.nestedNotAsked}` : own.cli.decisions(decisions.length)}`,
    ...decisions.flatMap((decision) => [
      `  ${decisionLine(decision, analysis, words)}`,
      ...(decision.retried?.standing === "unknown"
        ? [`      ${own.column.retries}  ${told(decision.retried, words, String)}`]
        : []),
      ...analysis.retries
        .filter((retry) => retry.decision === decision.id)
        .map((retry) => `      ${retryLine(retry, words)}`),
    ]),
    ...(analysis.retries.some(({ session }) => session === set.session) ? [`  ${own.retriesNote}`] : []),
  ];
}

function decisionLine(decision: Decision, analysis: Analysis, words: CliWords): string {
  const place = decision.effect.standing === "hidden" ? undefined : decision.effect.grounds.find(isPresent);
  return [
    told(decision.call, words, asRecorded),
    decision.tool,
    told(decision.resource, words, asRecorded),
    told(decision.effect, words, (effect) => words.effect[effect]),
    told(decision.by, words, (by) => words.decider[by]),
    told(decision.turn, words, (turn) => words.turnEffect[turn]),
    told(decision.depth, words, words.permissions.depth),
    place?.kind === "present" ? placeText(place.ref, analysis) : "",
  ]
    .filter((part) => part !== "")
    .join("  ");
}

function retryLine(retry: Retry, words: CliWords): string {
  const own = words.permissions;
  return [
    own.column.retries,
    retry.tool,
    told(retry.call, words, asRecorded),
    told(retry.by, words, (by) =>
      words.list([
        words.retryMatch[by],
        retry.turn === "same" ? own.sameTurn : own.nextTurn,
        own.retryEnded[retry.ended],
      ]),
    ),
    told(retry.shared, words, asRecorded),
  ].join("  ");
}

const asRecorded = (text: string): string => text;

/** The value with its standing. */
function told<Value>(claim: Claim<Value>, words: CliWords, write: (value: Value) => string): string {
  if (claim.standing === "unknown") return words.unknown(claim.reason);
  if (claim.standing === "hidden") return words.hidden;
  return words.known(write(claim.value), claim.standing);
}

function isPresent({ kind }: { readonly kind: string }): boolean {
  return kind === "present";
}
