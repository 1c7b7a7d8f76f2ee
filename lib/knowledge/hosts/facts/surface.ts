// How OpenCode 2 decides what a model can call. The numbers are those that a simulation uses (surface-rule.ts).

import type { SurfaceFact } from "../../../model/host-fact-names.ts";
import { OPENCODE_2_TOOLS } from "../opencode-2-tools.ts";
import { NAMES_GONE } from "../renames.ts";
import { CATALOGUE_BUDGET } from "../surface-rule.ts";
import { cap } from "../tools/details.ts";
import { headsOf, ON_2_0_16, rule, rulesOf } from "./head.ts";

const page = headsOf("surface", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const notes = headsOf("surface", "opencode-2", "export-notes", ON_2_0_16);

const CORE_NAMES = OPENCODE_2_TOOLS.filter(({ door, name }) => door === "direct" && name !== "execute").map(
  ({ name }) => name,
);
const [firstCore = "read", ...otherCore] = CORE_NAMES;
const [firstGone = "todowrite", ...otherGone] = NAMES_GONE;

export const SURFACE_RECORDS = rulesOf<SurfaceFact>({
  "surface-rule": rule(page("1", ["host-source"], { see: ["denied-everywhere", "catalogue-in-prompt"] }), {
    texts: ["options.codemode === false", "options.codemode !== false"],
  }),
  "catalogue-in-prompt": rule(page("1", ["host-source"], { see: ["execute-search"] }), {
    texts: ["# Code Mode"],
  }),
  "catalogue-budget": rule(page("1", ["host-source"]), {
    caps: [
      cap("catalogue-budget", CATALOGUE_BUDGET.tokens, "tokens"),
      cap("characters-per-token", CATALOGUE_BUDGET.charactersPerToken, "characters"),
      cap("first-line", CATALOGUE_BUDGET.firstLineCharacters, "characters"),
    ],
    texts: ["The catalog is partial."],
  }),
  "denied-everywhere": rule(page("1", ["host-source"], { see: ["request-removal"] })),
  "request-removal": rule(page("1", ["plugin-source"], { see: ["corrected-tools-removed"] })),
  "name-derivation": rule(page("1", ["host-source", "live"]), {
    texts: ["tools.browser.tabs.open", "browser_tabs_open"],
  }),
  "provider-safe-names": rule(page("8", ["host-source"]), {
    caps: [cap("name-length", 64, "characters")],
    texts: ["[A-Za-z0-9_-]{1,64}"],
  }),
  "core-tools-complete": rule(page("2", ["host-source"], { see: ["corrected-six-tools"] }), {
    lists: [{ what: "core-names", values: [firstCore, ...otherCore] }],
    texts: ["opencode.tool.<name>"],
  }),
  "denied-yet-reachable": rule(
    page("1", ["host-source", "plugin-source"], { see: ["browser-shared-action", "tm-browser-deleted"] }),
  ),
  "plugin-tools-in-catalogue": rule(
    page("1", ["plugin-source", "live"], { see: ["corrected-codemode", "question-1"] }),
  ),
  "mcp-tools": rule(page("4", ["host-source"]), { texts: ["<server>_<tool>", "*"] }),
  "names-gone": rule(page("6", ["host-source"]), {
    lists: [{ what: "gone-names", values: [firstGone, ...otherGone] }],
  }),
  "plugin-may-rewrite": rule(page("7", ["docs", "live"]), {
    lists: [{ what: "hook-points", values: ["execute.before", "execute.after"] }],
  }),
  "definitions-not-stored": rule(notes("2.5", ["host-source"])),
});
