// The names of everything that is known of hosts: what a link to the Reference ends with, and what a dictionary must have a
// sentence for. Types only, so that a name costs no page a byte. The records are lib/knowledge/hosts.

import type { OpenCode1Tool, OpenCode2Tool } from "./host-tools.ts";

export type ToolFact = `opencode-2.${OpenCode2Tool}` | `opencode-1.${OpenCode1Tool}`;

/** How OpenCode 2 decides what a model can call. */
export type SurfaceFact =
  | "surface-rule"
  | "catalogue-in-prompt"
  | "catalogue-budget"
  | "denied-everywhere"
  | "request-removal"
  | "name-derivation"
  | "provider-safe-names"
  | "core-tools-complete"
  | "denied-yet-reachable"
  | "plugin-tools-in-catalogue"
  | "mcp-tools"
  | "names-gone"
  | "plugin-may-rewrite"
  | "definitions-not-stored"
  | "migrated-sessions"
  | "tools-by-model-in-source";

/** Code Mode, the browser and single tools of OpenCode 2, where a rule is no parameter and no cap. */
export type ToolRuleFact =
  | "execute-globals"
  | "execute-errors"
  | "execute-result"
  | "execute-search"
  | "native-names-in-execute"
  | "browser-shared-action"
  | "browser-shared-parameters"
  | "browser-deadline"
  | "browser-disconnected"
  | "browser-malformed"
  | "browser-refs"
  | "shell-commands-parsed"
  | "shell-save-prefix"
  | "shell-scanner"
  | "shell-background"
  | "read-loads-instructions"
  | "webfetch-addresses"
  | "websearch-provider-dialog"
  | "websearch-year"
  | "question-inside-host"
  | "output-bound"
  | "subagent-depth"
  | "subagent-errors"
  | "shell-before-create"
  | "shell-result"
  | "shell-notice"
  | "managing-actions-in-source"
  | "mcp-resource-actions-in-source"
  | "websearch-in-source"
  | "path-field-in-source";

export type PermissionFact =
  | "opencode-2-last-rule"
  | "opencode-2-no-rule"
  | "opencode-2-wildcards"
  | "opencode-2-saved-answers"
  | "opencode-2-approval-traceless"
  | "opencode-2-clock-before-ask"
  | "opencode-2-wordless-decline"
  | "opencode-2-decline-with-words"
  | "opencode-2-run-cannot-ask"
  | "opencode-2-siblings-declined"
  | "opencode-1-last-rule"
  | "opencode-1-denied-vanish"
  | "opencode-1-invalid"
  | "opencode-1-approval-traceless"
  | "opencode-1-wordless-reject"
  | "opencode-1-reject-with-words"
  | "opencode-1-run-rejects"
  | "opencode-1-run-denies"
  | "opencode-1-child-rules"
  | "opencode-2-evaluation-order"
  | "opencode-2-outside-in-source"
  | "opencode-2-always-in-source"
  | "opencode-2-refusal-prefixes"
  | "opencode-2-request"
  | "opencode-2-error-types"
  | "opencode-2-question-answers"
  | "opencode-1-wildcards"
  | "opencode-1-agent-defaults"
  | "opencode-1-saved-answers"
  | "opencode-1-listed-rules"
  | "opencode-1-request"
  | "opencode-1-question-dismissed"
  | "opencode-1-aborted"
  | "opencode-1-child-waits"
  | "opencode-1-doom-loop"
  | "opencode-1-paths-of-commands"
  | "opencode-1-shell-words";

/** How OpenCode 1.x decides what a model can call, and what holds of single tools of it. */
export type OpenCode1Fact = "opencode-1-tools-by-model" | "opencode-1-code-mode" | "opencode-1-output-bound";

/** Dispatch, acknowledgement and answer of a child in OpenCode 2. */
export type DelegationFact =
  | "dispatch-event"
  | "acknowledgement-names-child"
  | "status-running-is-open"
  | "answer-is-a-message"
  | "keys-of-two-moments"
  | "answer-seen-at-context"
  | "injection-before-idle"
  | "live-pairing"
  | "processes-count-alone"
  | "no-child-idle"
  | "idle-rows"
  | "acknowledgement-size"
  | "no-hook-before-notice"
  | "status-words-in-source"
  | "inbox-unasked"
  | "event-names-seen";

/** `question-1` to `question-9` are of one document, `injection-…` of the other. */
export type QuestionFact =
  | `question-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | "injection-status-words"
  | "injection-nesting"
  | "codemode-experiment";

/** Earlier claims that a later finding took back. */
export type CorrectionFact =
  | "corrected-child-id"
  | "corrected-input-field"
  | "corrected-child-idle"
  | "corrected-injection-unseen"
  | "corrected-child-body"
  | "corrected-no-stop"
  | "corrected-codemode"
  | "corrected-six-tools"
  | "corrected-evaluate"
  | "corrected-search-resource"
  | "corrected-path-field"
  | "corrected-agents-missing"
  | "corrected-tools-removed"
  | "corrected-usage"
  // What the program of 1.18.33 took back of our own notes, and the notes on TeamMode of a research page.
  | "corrected-1-bash"
  | "corrected-1-tools"
  | "corrected-elapsed";

export type TeamModeTool =
  | "tm_read"
  | "tm_grep"
  | "tm_bash"
  | "tm_ptc_run"
  | "tm_search"
  | "tm_webfetch"
  | "tm_browser"
  | "tm_fetch"
  | "tm_memory"
  | "tm_board_write"
  | "tm_join"
  | "tm_pty"
  | "tm_ledger"
  | "tm_stats";

export type VerdictFact = `team-mode.${TeamModeTool}`;
export type TeamModeFact =
  | "tm-browser-deleted"
  | "guards-only-tighten"
  | "team-dispatches-alone"
  | "plugin-doors";

/** How a host words a refusal (lib/knowledge/denials.ts). */
export type DenialId =
  | "rule-with-list"
  | "user-with-words"
  | "wordless"
  | "unable-to-execute"
  | "user-declined-plainly"
  | "user-declined"
  | "nobody-to-ask-plainly"
  | "nobody-to-ask"
  | "permission-denied"
  | "refused-in-other-words";

export type DenialFact = `denial.${DenialId}`;

export type RuleFact =
  | SurfaceFact
  | ToolRuleFact
  | PermissionFact
  | OpenCode1Fact
  | DelegationFact
  | TeamModeFact;

/** What one sentence says. */
export type PlainFact = ToolFact | RuleFact | QuestionFact | VerdictFact | DenialFact;

export type FactName = PlainFact | CorrectionFact;

/** Of a correction both sides are said. */
export interface CorrectionWords {
  readonly earlier: string;
  readonly later: string;
}
