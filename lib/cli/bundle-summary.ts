// A bundle as a few lines of text: sessions, one line per dispatch with the standing of each word, and how many problems.
// For a quick look; what a script needs is in `--json`.

import type { Analysis } from "../model/analysis.ts";
import { type Claim, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import { cli } from "../words/en/cli.ts";
import { terminalText } from "./terminal-text.ts";

export function bundleSummary(analysis: Analysis): string {
  const lead = analysis.sessions.find((session) => session.role === "lead") ?? analysis.sessions[0];
  const title = lead === undefined ? cli.noSession : (knownValue(lead.title) ?? lead.id);
  const lines = [
    title,
    `  ${cli.sessions(analysis.sessions.length, analysis.missingSessions.length)}`,
    `  ${cli.dispatches(analysis.dispatches.length)}`,
    ...analysis.dispatches.map((dispatch) => `    ${dispatchLine(dispatch)}`),
    `  ${cli.standings(analysis.standings)}`,
    `  ${cli.problems(analysis.problems)}`,
  ];
  return `${lines.map(terminalText).join("\n")}\n`;
}

function dispatchLine(dispatch: Dispatch): string {
  return cli.dispatch({
    number: dispatch.number,
    agent: told(dispatch.agent),
    task: told(dispatch.description),
    settledBy: told(dispatch.settledBy),
    outcome: told(dispatch.outcome),
  });
}

/** The value with its standing: no value leaves without it. */
function told(claim: Claim<string>): string {
  if (claim.standing === "unknown") return cli.unknown(claim.reason);
  if (claim.standing === "hidden") return cli.hidden;
  return cli.known(claim.value, claim.standing);
}
