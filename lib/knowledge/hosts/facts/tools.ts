// The records of all built-in tools: their names and permissions (tool-names.ts) with what is known of each in numbers (tools/).

import type { FactName, ToolFact } from "../../../model/host-fact-names.ts";
import type { CoreTool, OpenCode1Tool, OpenCode2Tool } from "../../../model/host-tools.ts";
import type { FactHead, ToolDetails, ToolRecord } from "../fact-record.ts";
import type { KnownTool } from "../known-tool.ts";
import { proofOf1 } from "../opencode-1-tools.ts";
import { knownTool } from "../tool-names.ts";
import { BROWSER_MEASURE_TOOLS } from "../tools/browser-measures.ts";
import { BROWSER_PAGE_TOOLS } from "../tools/browser-pages.ts";
import { CORE_FILE_TOOLS } from "../tools/core-files.ts";
import { CORE_RUN_TOOLS, EXECUTE } from "../tools/core-run.ts";
import { MANAGING_TOOLS } from "../tools/managing.ts";
import { OPENCODE_1_DETAILS } from "../tools/opencode-1.ts";
import { headsOf, ON_1_18_33, ON_2_0_16 } from "./head.ts";

const core = headsOf("core", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const execute = headsOf("execute", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const managing = headsOf("managing", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const browser = headsOf("browser", "opencode-2", "v2-builtin-tools", ON_2_0_16);

/** What some of them rest on, or are corrected by. */
const SEE: Readonly<Partial<Record<OpenCode2Tool, readonly FactName[]>>> = {
  read: ["read-loads-instructions", "corrected-path-field"],
  write: ["corrected-path-field"],
  edit: ["corrected-path-field"],
  shell: ["shell-commands-parsed", "shell-save-prefix", "shell-background", "shell-scanner"],
  glob: ["corrected-search-resource"],
  grep: ["corrected-search-resource"],
  webfetch: ["webfetch-addresses", "output-bound"],
  websearch: ["websearch-provider-dialog", "websearch-year"],
  question: ["question-inside-host"],
  skill: ["corrected-path-field"],
  subagent: ["acknowledgement-names-child", "answer-is-a-message", "subagent-depth"],
  execute: ["execute-globals", "execute-errors", "execute-result", "execute-search", "catalogue-budget"],
};

const CORE_SECTIONS: Readonly<Record<CoreTool, string>> = {
  read: "2.1",
  write: "2.2",
  edit: "2.3",
  patch: "2.4",
  shell: "2.5",
  glob: "2.6",
  grep: "2.7",
  webfetch: "2.8",
  websearch: "2.9",
  question: "2.10",
  skill: "2.11",
  subagent: "2.12",
};

function recordOf(id: ToolFact, head: FactHead, tool: KnownTool | null, details: ToolDetails): ToolRecord[] {
  return tool === null ? [] : [{ kind: "tool", id, tool, ...head, ...details }];
}

function ofTwo<Name extends OpenCode2Tool>(
  tools: Readonly<Record<Name, ToolDetails>>,
  headOf: (name: Name) => FactHead,
): readonly ToolRecord[] {
  return namesIn(tools).flatMap((name) =>
    recordOf(`opencode-2.${name}`, headOf(name), knownTool("opencode-2", name), tools[name]),
  );
}

/** The keys of a record whose type lists them all. */
function namesIn<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

const coreHead = (name: CoreTool): FactHead =>
  core(CORE_SECTIONS[name], name === "read" || name === "shell" ? ["host-source", "live"] : ["host-source"], {
    see: SEE[name] ?? [],
  });

const program = headsOf("opencode-1", "opencode-1", "opencode-program", ON_1_18_33);
const source = headsOf("opencode-1", "opencode-1", "opencode-source", null);
const notes = headsOf("opencode-1", "opencode-1", "export-notes", ON_1_18_33);

/** Of the three that the program does not bring: a copy of an older file of the source, or a rule that names it. */
const EARLIER: Readonly<Partial<Record<OpenCode1Tool, FactHead>>> = {
  list: source("packages/opencode/src/tool/ls.ts@1345345", ["report"], { see: ["corrected-1-tools"] }),
  batch: source("packages/opencode/src/tool/batch.ts@1633501", ["host-source"], {
    see: ["corrected-1-tools"],
  }),
  plan_enter: notes("1.1", ["live", "host-source"], { see: ["corrected-1-tools", "opencode-1-run-denies"] }),
};

const SEE_1: Readonly<Partial<Record<OpenCode1Tool, readonly FactName[]>>> = {
  bash: ["corrected-1-bash", "opencode-1-shell-words", "opencode-1-paths-of-commands"],
  read: ["opencode-1-output-bound"],
  task: ["opencode-1-child-rules"],
  question: ["opencode-1-question-dismissed"],
  execute: ["opencode-1-code-mode"],
  plan_exit: ["opencode-1-run-denies"],
  invalid: ["opencode-1-invalid", "opencode-1-denied-vanish"],
};

function headOfOne(name: OpenCode1Tool): FactHead {
  const earlier = EARLIER[name];
  if (earlier !== undefined) return earlier;
  return program(`\`${name}\``, proofOf1(name) === "seen" ? ["host-source", "live"] : ["host-source"], {
    see: SEE_1[name] ?? [],
  });
}

export const TOOL_RECORDS: readonly ToolRecord[] = [
  ...ofTwo({ ...CORE_FILE_TOOLS, ...CORE_RUN_TOOLS }, coreHead),
  ...ofTwo({ execute: EXECUTE }, () => execute("3", ["host-source", "live"], { see: SEE.execute ?? [] })),
  ...ofTwo(MANAGING_TOOLS, () => managing("4", ["host-source"], { see: ["question-7"] })),
  ...ofTwo({ ...BROWSER_PAGE_TOOLS, ...BROWSER_MEASURE_TOOLS }, () =>
    browser("5", ["host-source"], { see: ["browser-shared-action", "browser-deadline"] }),
  ),
  ...namesIn(OPENCODE_1_DETAILS).flatMap((name) =>
    recordOf(`opencode-1.${name}`, headOfOne(name), knownTool("opencode-1", name), OPENCODE_1_DETAILS[name]),
  ),
];
