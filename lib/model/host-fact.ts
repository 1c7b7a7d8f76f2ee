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

/** `superseded`: another record answers it or took it back. */
export type FactStatus = "holds" | "open" | "superseded";
export const FACT_STATUSES: readonly FactStatus[] = ["holds", "open", "superseded"];

/** Where it stands: two research pages of the TeamMode plugin, our own notes, and the source of OpenCode. */
export type SourceDocument =
  | "v2-builtin-tools"
  | "host-subagent-injection"
  | "export-notes"
  | "team-mode-notes"
  | "opencode-source";

export interface FactSource {
  readonly document: SourceDocument;
  /** A section's number, or a file of the source. */
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

export type Unit = "lines" | "entries" | "bytes" | "characters" | "ms" | "s" | "tokens" | "px" | "items";

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
  | "prompt-fired";

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
  | "answers-a-stray-call";

/** What an answer of "always" covers. */
export type SaveScope =
  | "star"
  | "that-skill"
  | "that-agent"
  | "program-prefix"
  | "that-folder"
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
  | "wildcards";

export type Verdict = "retired" | "kept" | "kept-behind-a-probe" | "kept-by-a-seam" | "may-retire";
