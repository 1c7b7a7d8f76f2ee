// The closed vocabularies by which knowledge of hosts is written down: hosts, kinds, documents, units, caps, effects. Each word
// here is said by lib/words in every language; a record of lib/knowledge/hosts uses nothing else.

import type { ToolHost } from "./host-tools.ts";
import type { HostVersionRange } from "./warrant.ts";

export type FactHost = ToolHost | "team-mode";
export const FACT_HOSTS: readonly FactHost[] = ["opencode-2", "opencode-1", "team-mode"];

export type FactKind = "tool" | "rule" | "denial" | "question" | "correction" | "verdict";
export const FACT_KINDS: readonly FactKind[] = [
  "tool",
  "rule",
  "denial",
  "question",
  "correction",
  "verdict",
];

/** `superseded`: another record answers it or took it back; `partly`: it answers a part. */
export type FactStatus = "holds" | "open" | "partly" | "superseded";
export const FACT_STATUSES: readonly FactStatus[] = ["holds", "open", "partly", "superseded"];

/** Where it stands: two research pages of the TeamMode plugin, our own notes, files of OpenCode's source at a commit, and the
 * program of 1.18.33 as it was published, read. */
export type SourceDocument =
  | "v2-builtin-tools"
  | "host-subagent-injection"
  | "export-notes"
  | "team-mode-notes"
  | "opencode-source"
  | "opencode-program";

export interface FactSource {
  readonly document: SourceDocument;
  /** A section's number, a file of the source with its commit, or a part of the program. */
  readonly section: string;
}

/** Inclusive; null: no version was recorded with it. */
export type FactVersions = Pick<HostVersionRange, "from" | "to"> | null;

export type FactSectionName =
  | "core"
  | "execute"
  | "managing"
  | "browser"
  | "opencode-1"
  | "surface"
  | "tool-rules"
  | "permissions"
  | "delegation"
  | "denials"
  | "questions"
  | "corrections"
  | "team-mode";

export type ParameterType =
  | "string"
  | "integer"
  | "number"
  | "boolean"
  | "string[]"
  | "object"
  | "object[]"
  | "any";

export type Unit =
  | "lines"
  | "entries"
  | "bytes"
  | "characters"
  | "ms"
  | "s"
  | "days"
  | "tokens"
  | "px"
  | "items";

export type CapName =
  | "page-entries"
  | "page-bytes"
  | "line-characters"
  | "binary-probe"
  | "media-bytes"
  | "foreground-timeout"
  | "tail-lines"
  | "tail-bytes"
  | "default-limit"
  | "search-timeout"
  | "response-bytes"
  | "fetch-timeout"
  | "longest-timeout"
  | "catalogue-budget"
  | "characters-per-token"
  | "first-line"
  | "name-length"
  | "transfer-bytes"
  | "upload-bytes"
  | "recording-time"
  | "command-deadline"
  | "program-words"
  | "nesting-depth"
  | "size-of-acknowledgement"
  | "injection-to-step"
  | "injection-to-idle"
  | "context-fired"
  | "request-fired"
  | "prompt-fired"
  | "injection-to-step-end"
  | "settled-by-injection"
  | "elapsed-at-injection"
  | "disconnected-after"
  | "dialog-deadline"
  | "shell-result-before"
  | "shell-result-after"
  | "execute-result-before"
  | "execute-result-after"
  | "kinds-of-requests"
  | "cards-of-older-line"
  | "children-seen"
  | "unpaired-before"
  | "unpaired-after"
  | "evaluated-read"
  | "evaluated-grep"
  | "evaluated-edit"
  | "evaluated-outside"
  | "evaluated-subagent"
  | "definitions-desktop"
  | "definitions-build"
  | "definitions-general"
  | "definitions-architect"
  | "browser-tools"
  | "longest-list"
  | "most-calls"
  | "shown-while-running"
  | "grace-to-end"
  | "repeated-calls"
  | "listed-files"
  | "other-files-reported"
  | "kept-outputs";

export type SideEffect =
  | "loads-instructions"
  | "creates-folders"
  | "keeps-byte-order-mark"
  | "replaces-file"
  | "folds-typography"
  | "keeps-full-output"
  | "tells-later"
  | "asks-a-person"
  | "starts-a-child"
  | "removes-itself"
  | "opens-a-tab"
  | "renames-refs"
  | "runs-script"
  | "acts-on-page"
  | "copies-bytes"
  | "pauses-page"
  | "records-for-a-time"
  | "renames-session"
  | "moves-session"
  | "replaces-list"
  | "answers-a-stray-call"
  | "formats-file"
  | "reports-diagnostics"
  | "switches-agent"
  | "one-at-a-time";

/** What an answer of "always" covers. */
export type SaveScope =
  | "star"
  | "that-skill"
  | "that-agent"
  | "program-prefix"
  | "that-folder"
  | "those-servers"
  | "that-tool"
  | "none"
  | "unknown";

/** How well it is known that a plugin's change lands. */
export type RewriteProof = "seen" | "documented" | "unknown";

export type ListName =
  | "globals"
  | "missing"
  | "error-kinds"
  | "media-types"
  | "shown-kinds"
  | "core-names"
  | "gone-names"
  | "folder-commands"
  | "programs-of-two-words"
  | "programs-of-three-words"
  | "shared-parameters"
  | "hook-points"
  | "event-fields"
  | "metadata-keys"
  | "states"
  | "run-denies"
  | "child-denies"
  | "wildcards"
  | "file-commands"
  | "programs-of-one-word"
  | "settings"
  | "grammars"
  | "default-rules"
  | "error-types"
  | "request-fields"
  | "replies"
  | "choices"
  | "refused-kinds"
  | "excepted-kinds"
  | "categories"
  | "dropped-when-empty"
  | "switches"
  | "source-files"
  | "deliveries"
  | "event-names"
  | "doors-open"
  | "doors-replaced"
  | "doors-compared"
  | "one-form"
  | "other-form";

export type Verdict = "retired" | "kept" | "kept-behind-a-probe" | "kept-by-a-seam" | "may-retire";
