// How OpenCode 2 decides what a model can call. The numbers are those that a simulation uses (surface-rule.ts).

import type { SurfaceFact } from "../../../model/host-fact-names.ts";
import { OPENCODE_2_TOOLS } from "../opencode-2-tools.ts";
import { NAMES_GONE } from "../renames.ts";
import { CATALOGUE_BUDGET } from "../surface-rule.ts";
import { cap } from "../tools/details.ts";
import { FORM_BY_MODEL } from "../tools-by-model.ts";
import { headsOf, ON_2_0_16, rule, rulesOf } from "./head.ts";

const page = headsOf("surface", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const source = headsOf("surface", "opencode-2", "opencode-source", null);
const notes = headsOf("surface", "opencode-2", "export-notes", null);

const CORE_NAMES = OPENCODE_2_TOOLS.filter(({ door, name }) => door === "direct" && name !== "execute").map(
  ({ name }) => name,
);
const [firstCore = "read", ...otherCore] = CORE_NAMES;
/** The research page names six; `batch` is gone by the code that takes sessions over. */
const [firstGone = "todowrite", ...otherGone] = NAMES_GONE.filter((name) => name !== "batch");
const [firstMigrated = "todowrite", ...otherMigrated] = NAMES_GONE;
const BROWSER_TOOLS = OPENCODE_2_TOOLS.filter(({ action }) => action === "browser").length;

export const SURFACE_RECORDS = rulesOf<SurfaceFact>({
  "surface-rule": rule(page("1", ["host-source"], { see: ["denied-everywhere", "catalogue-in-prompt"] }), {
    texts: ["options.codemode === false", "options.codemode !== false"],
  }),
  "catalogue-in-prompt": rule(page("1", ["host-source"], { see: ["execute-search"] }), {
    texts: ["# Code Mode", "  - <typescript-signature> // <first line of the description>"],
  }),
  "catalogue-budget": rule(page("1", ["host-source"]), {
    caps: [
      cap("catalogue-budget", CATALOGUE_BUDGET.tokens, "tokens"),
      cap("characters-per-token", CATALOGUE_BUDGET.charactersPerToken, "characters"),
      cap("first-line", CATALOGUE_BUDGET.firstLineCharacters, "characters"),
    ],
    texts: ["The catalog is partial."],
  }),
  "denied-everywhere": rule(page("1", ["host-source"], { see: ["request-removal"] }), {
    texts: ["options.permission ?? exposedName", 'resource: "*"', 'effect: "deny"'],
  }),
  "request-removal": rule(page("1", ["plugin-source", "host-source"], { see: ["corrected-tools-removed"] }), {
    texts: ["delete event.tools.<name>"],
    lists: [{ what: "hook-points", values: ['session.hook("context")'] }],
  }),
  "name-derivation": rule(page("1", ["host-source", "live"]), {
    texts: ["[^a-zA-Z0-9_-]", "tools.browser.tabs.open", "browser_tabs_open"],
  }),
  "provider-safe-names": rule(page("8", ["host-source"]), {
    caps: [cap("name-length", 64, "characters")],
    texts: ["[A-Za-z0-9_-]{1,64}"],
  }),
  "core-tools-complete": rule(
    page("2", ["host-source"], { see: ["corrected-six-tools", "tools-by-model-in-source"] }),
    {
      lists: [{ what: "core-names", values: [firstCore, ...otherCore] }],
      texts: ["opencode.tool.<name>"],
    },
  ),
  "denied-yet-reachable": rule(
    page("1", ["host-source", "plugin-source"], { see: ["browser-shared-action", "tm-browser-deleted"] }),
    {
      caps: [cap("browser-tools", BROWSER_TOOLS, "items")],
      texts: ['{action: "browser", resource: "*", effect: "deny"}'],
    },
  ),
  "plugin-tools-in-catalogue": rule(
    page("1", ["plugin-source", "live"], { see: ["corrected-codemode", "question-1"] }),
    { texts: ["ctx.tool.list()"] },
  ),
  "mcp-tools": rule(page("4", ["host-source"]), { texts: ["<server>_<tool>", "options.namespace", "*"] }),
  "names-gone": rule(page("6", ["host-source"]), {
    lists: [{ what: "gone-names", values: [firstGone, ...otherGone] }],
    texts: ["no longer available and must not be called", "/todo"],
  }),
  "tools-by-model-in-source": rule(
    source("packages/core/src/tool/plugin/patch.ts@00940b1", ["host-source"], {
      see: ["core-tools-complete", "corrected-six-tools", "opencode-1-tools-by-model"],
    }),
    {
      lists: [
        { what: "one-form", values: [...FORM_BY_MODEL.oneForm] },
        { what: "other-form", values: [...FORM_BY_MODEL.otherForm] },
        { what: "hook-points", values: ['session.hook("context")'] },
      ],
      texts: [FORM_BY_MODEL.holds, ...FORM_BY_MODEL.except],
    },
  ),
  "migrated-sessions": rule(notes("4", ["host-source"], { see: ["names-gone", "opencode-2-error-types"] }), {
    lists: [
      { what: "gone-names", values: [firstMigrated, ...otherMigrated] },
      { what: "error-types", values: ["tool.execution", "tool.interrupted"] },
    ],
    texts: [
      "Tool execution was interrupted before V2 migration",
      "[Attachment unavailable after migration: …]",
      "The available tools have changed.",
    ],
  }),
  "plugin-may-rewrite": rule(page("7", ["docs", "live", "plugin-source"]), {
    lists: [{ what: "hook-points", values: ["execute.before", "execute.after"] }],
    // What landed where it was measured: the plugin put a preview in the place of a result.
    caps: [
      cap("shell-result-before", 12_902, "tokens"),
      cap("shell-result-after", 78, "tokens"),
      cap("execute-result-before", 15_000, "tokens"),
      cap("execute-result-after", 58, "tokens"),
    ],
  }),
  "definitions-not-stored": rule(notes("2.5", ["host-source"])),
});
