// What the TeamMode plugin concluded about its own tools once OpenCode 2.0.16 was understood, and what it adds to the host. Each
// verdict is the plugin's, of the day it was written.

import type { Verdict } from "../../../model/host-fact.ts";
import type { TeamModeFact, TeamModeTool, VerdictFact } from "../../../model/host-fact-names.ts";
import type { AuthorityKind } from "../../../model/warrant.ts";
import { type DoorBasis, doorsBy } from "../../plugin-doors.ts";
import type { NonEmpty, VerdictRecord } from "../fact-record.ts";
import { type HeadSides, headsOf, rule, rulesOf } from "./head.ts";

/** The page came with 1.6.2 of the plugin; the host it judges by is 2.0.16. */
const page = headsOf("team-mode", "team-mode", "v2-builtin-tools", { from: "1.6.2", to: "1.6.2" });
const notes = headsOf("team-mode", "team-mode", "team-mode-notes", null);

interface Judged {
  readonly verdict: Verdict;
  readonly inPlace: readonly string[];
  readonly authority: NonEmpty<AuthorityKind>;
  readonly sides?: HeadSides;
}

const VERDICTS: Readonly<Record<TeamModeTool, Judged>> = {
  tm_read: {
    verdict: "retired",
    inPlace: ["read"],
    authority: ["plugin-source", "host-source"],
    sides: { see: ["opencode-2.read"] },
  },
  tm_grep: {
    verdict: "retired",
    inPlace: ["grep"],
    authority: ["plugin-source", "host-source"],
    sides: { see: ["opencode-2.grep"] },
  },
  tm_bash: {
    verdict: "retired",
    inPlace: ["shell"],
    authority: ["plugin-source", "host-source"],
    sides: { see: ["shell-commands-parsed"] },
  },
  tm_ptc_run: {
    verdict: "retired",
    inPlace: ["execute"],
    authority: ["plugin-source", "host-source"],
    sides: { see: ["opencode-2.execute"] },
  },
  tm_search: {
    verdict: "kept",
    inPlace: ["websearch"],
    authority: ["plugin-source"],
    sides: { see: ["opencode-2.websearch"] },
  },
  tm_webfetch: {
    verdict: "kept",
    inPlace: ["webfetch"],
    authority: ["host-source", "plugin-source"],
    sides: { see: ["webfetch-addresses"] },
  },
  tm_browser: {
    verdict: "kept-behind-a-probe",
    inPlace: ["browser_*"],
    authority: ["live", "plugin-source"],
    sides: { by: "tm-browser-deleted" },
  },
  tm_fetch: { verdict: "kept", inPlace: [], authority: ["plugin-source"] },
  tm_memory: { verdict: "kept", inPlace: [], authority: ["plugin-source"] },
  tm_board_write: {
    verdict: "kept",
    inPlace: ["write"],
    authority: ["host-source", "plugin-source"],
    sides: { see: ["opencode-2.write"] },
  },
  tm_join: {
    verdict: "kept-by-a-seam",
    inPlace: [],
    authority: ["plugin-source"],
    sides: { see: ["answer-is-a-message", "corrected-child-body"] },
  },
  tm_pty: {
    verdict: "may-retire",
    inPlace: ["shell"],
    authority: ["plugin-source", "unknown"],
    sides: { isOpen: true, see: ["question-9", "shell-background"] },
  },
  tm_ledger: {
    verdict: "kept",
    inPlace: [],
    authority: ["host-source", "plugin-source"],
    sides: { see: ["names-gone"] },
  },
  tm_stats: { verdict: "kept", inPlace: [], authority: ["plugin-source"] },
};

export const VERDICT_RECORDS: readonly VerdictRecord[] = verdicts();

function verdicts(): readonly VerdictRecord[] {
  const all: VerdictRecord[] = [];
  let tool: TeamModeTool;
  for (tool in VERDICTS) {
    const { verdict, inPlace, authority, sides } = VERDICTS[tool];
    const id: VerdictFact = `team-mode.${tool}`;
    all.push({ kind: "verdict", id, tool, verdict, inPlace, ...page("8", authority, sides ?? {}) });
  }
  return all;
}

function listed(basis: DoorBasis): NonEmpty<string> {
  const [first = "tm_browser → browser", ...others] = doorsBy(basis);
  return [first, ...others];
}

export const TEAM_MODE_RECORDS = rulesOf<TeamModeFact>({
  "tm-browser-deleted": rule(
    notes("0", ["plugin-source"], {
      versions: { from: "1.7.0", to: "1.7.0" },
      see: ["team-mode.tm_browser"],
    }),
  ),
  "guards-only-tighten": rule(notes("1.7", ["plugin-source"]), {
    lists: [{ what: "states", values: ["allow", "ask", "deny"] }],
  }),
  "team-dispatches-alone": rule(notes("4.1", ["plugin-source"])),
  // The page vouches for the first list; what the others have in common with it is our reading, which nobody vouches for.
  "plugin-doors": rule(
    page("8", ["plugin-source", "unknown"], { see: ["denied-yet-reachable", "denied-everywhere"] }),
    {
      lists: [
        { what: "doors-open", values: listed("open") },
        { what: "doors-replaced", values: listed("replaced") },
        { what: "doors-compared", values: listed("compared") },
      ],
    },
  ),
});
