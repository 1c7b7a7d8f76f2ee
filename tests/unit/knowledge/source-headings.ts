// The headings of the two research pages that host knowledge rests on, by their numbers, each with the records that hold what
// stands under it, or with why there is none.

import type { SourceDocument } from "@/lib/model/host-fact.ts";
import type { FactName } from "@/lib/model/host-fact-names.ts";

export interface Heading {
  readonly document: SourceDocument;
  /** `0` for what stands before the first number. */
  readonly section: string;
  readonly about: string;
  readonly held: readonly FactName[];
  /** Only where nothing is held. */
  readonly because?: string;
}

const tools = (section: string, about: string, ...held: FactName[]): Heading => ({
  document: "v2-builtin-tools",
  section,
  about,
  held,
});
const injection = (section: string, about: string, ...held: FactName[]): Heading => ({
  document: "host-subagent-injection",
  section,
  about,
  held,
});

export const HEADINGS: readonly Heading[] = [
  {
    ...tools("", "title, scope, privacy"),
    because: "It says how the page was made, and nothing about the host.",
  },
  {
    ...tools("0", "where each claim comes from"),
    because: "Its tags are the authority of each record, explained on the Reference.",
  },
  tools(
    "1",
    "what decides the surface",
    "surface-rule",
    "catalogue-in-prompt",
    "catalogue-budget",
    "denied-everywhere",
    "request-removal",
    "name-derivation",
    "denied-yet-reachable",
    "plugin-tools-in-catalogue",
    "corrected-six-tools",
  ),
  tools("2", "twelve core tools", "core-tools-complete"),
  tools("2.1", "read", "opencode-2.read", "read-loads-instructions"),
  tools("2.2", "write", "opencode-2.write"),
  tools("2.3", "edit", "opencode-2.edit"),
  tools("2.4", "patch", "opencode-2.patch"),
  tools(
    "2.5",
    "shell",
    "opencode-2.shell",
    "shell-commands-parsed",
    "shell-save-prefix",
    "shell-scanner",
    "shell-background",
    "shell-before-create",
  ),
  tools("2.6", "glob", "opencode-2.glob"),
  tools("2.7", "grep", "opencode-2.grep"),
  tools("2.8", "webfetch", "opencode-2.webfetch", "webfetch-addresses"),
  tools("2.9", "websearch", "opencode-2.websearch", "websearch-provider-dialog", "websearch-year"),
  tools("2.10", "question", "opencode-2.question", "question-inside-host"),
  tools("2.11", "skill", "opencode-2.skill"),
  tools("2.12", "subagent", "opencode-2.subagent"),
  tools(
    "3",
    "execute",
    "opencode-2.execute",
    "execute-globals",
    "execute-errors",
    "execute-result",
    "execute-search",
  ),
  tools(
    "4",
    "tools that manage OpenCode",
    "opencode-2.opencode_session_rename",
    "opencode-2.opencode_session_move",
    "opencode-2.opencode_models",
    "opencode-2.opencode_list_mcp_resources",
    "opencode-2.opencode_read_mcp_resource",
    "mcp-tools",
  ),
  tools(
    "5",
    "browser tools",
    "opencode-2.browser_tabs_open",
    "browser-shared-action",
    "browser-shared-parameters",
    "browser-deadline",
    "browser-disconnected",
    "browser-malformed",
    "browser-refs",
  ),
  tools("6", "names that do not exist", "names-gone"),
  tools("7", "full inventory", "plugin-may-rewrite", "opencode-2.read"),
  tools(
    "8",
    "verdicts about the plugin's tools",
    "team-mode.tm_read",
    "team-mode.tm_grep",
    "team-mode.tm_bash",
    "team-mode.tm_ptc_run",
    "team-mode.tm_search",
    "team-mode.tm_webfetch",
    "team-mode.tm_browser",
    "team-mode.tm_fetch",
    "team-mode.tm_memory",
    "team-mode.tm_board_write",
    "team-mode.tm_join",
    "team-mode.tm_pty",
    "team-mode.tm_ledger",
    "team-mode.tm_stats",
    "plugin-doors",
    "codemode-experiment",
    "provider-safe-names",
  ),
  tools(
    "9",
    "insufficient evidence",
    "question-1",
    "question-2",
    "question-3",
    "question-4",
    "question-5",
    "question-6",
    "question-7",
    "question-8",
    "question-9",
  ),
  {
    ...injection("", "title, scope, why the page exists"),
    because: "It says how the page was made, and nothing about the host.",
  },
  injection("1", "dispatch", "dispatch-event"),
  injection(
    "2",
    "acknowledgement",
    "acknowledgement-names-child",
    "acknowledgement-size",
    "status-running-is-open",
    "corrected-child-id",
    "corrected-input-field",
  ),
  injection("3", "answer", "answer-is-a-message", "keys-of-two-moments", "no-hook-before-notice"),
  injection("4", "order", "injection-before-idle"),
  {
    ...injection("5", "missing in the newest text"),
    because: "The page leaves the number out; what stood there is in its section 7.",
  },
  injection("6", "live run", "live-pairing", "processes-count-alone"),
  injection(
    "7",
    "settled and open",
    "no-child-idle",
    "answer-seen-at-context",
    "corrected-elapsed",
    "injection-status-words",
    "injection-nesting",
  ),
];
