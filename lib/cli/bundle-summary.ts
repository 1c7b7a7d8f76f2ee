// A bundle as a few lines of text: sessions, one line per dispatch with the standing of each word, and how many problems.
// For a quick look; what a script needs is in `--json`.

import type { Analysis } from "../model/analysis.ts";
import { type Claim, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { CliWords } from "../words/en/cli.ts";
import { terminalText } from "./terminal-text.ts";

export function bundleSummary(analysis: Analysis, words: CliWords): string {
  const lead = analysis.sessions.find((session) => session.role === "lead") ?? analysis.sessions[0];
  const title = lead === undefined ? words.noSession : (knownValue(lead.title) ?? lead.id);
  const lines = [
    title,
    `  ${words.sessions(analysis.sessions.length, analysis.missingSessions.length)}`,
    `  ${words.dispatches(analysis.dispatches.length)}`,
    ...analysis.dispatches.map((dispatch) => `    ${dispatchLine(dispatch, words)}`),
    `  ${words.standings(analysis.standings)}`,
    `  ${words.problems(analysis.problems)}`,
  ];
  return `${lines.map(terminalText).join("\n")}\n`;
}

function dispatchLine(dispatch: Dispatch, words: CliWords): string {
  return words.dispatch({
    number: dispatch.number,
    agent: told(dispatch.agent, words, asRecorded),
    task: told(dispatch.description, words, asRecorded),
    settledBy: told(dispatch.settledBy, words, (by) => words.settledBy[by]),
    outcome: told(dispatch.outcome, words, (outcome) => words.outcome[outcome]),
  });
}

const asRecorded = (text: string): string => text;

/** The value with its standing: no value leaves without it. */
function told<Value>(claim: Claim<Value>, words: CliWords, write: (value: Value) => string): string {
  if (claim.standing === "unknown") return words.unknown(claim.reason);
  if (claim.standing === "hidden") return words.hidden;
  return words.known(write(claim.value), claim.standing);
}
