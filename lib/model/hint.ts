// What can be done about a problem, or what was done about it, as a closed vocabulary: the dictionaries hold a sentence
// for each. Advice names no value of a file.

/** About files and their bytes. */
const FILE_HINTS = [
  "add-again-changed",
  "add-again-whole",
  "export-again",
  "export-again-after-cut",
  "expected-files",
  "pack-again",
  "remove-value",
  "repair-or-export",
  "save-as-utf-8",
  "save-as-utf-8-if-other",
  "split-file",
  "take-out-of-archive",
  "unpack-with-trusted-tool",
  "unpack-yourself",
] as const;

/** About a document that is no session, and about single records. */
const RECORD_HINTS = [
  "author-unknown-calls-read",
  "call-kept-outcome-unknown",
  "check-export-command",
  "choose-json",
  "credentials-not-kept",
  "database-not-read",
  "drop-its-export",
  "export-session",
  "export-session-not-api",
  "export-unsanitized",
  "export-unsanitized-for-answers",
  "export-whole-session",
  "help-of-other-command",
  "kept-and-counted",
  "kept-calls-read",
  "kept-rest-of-message-read",
  "kept-rows-read",
  "later-supported",
  "make-report-again",
  "markdown-without-ids",
  "message-read",
  "messages-read-record-lost",
  "no-duration",
  "only-session-record-read",
  "other-agents-not-read",
  "page-is-no-session",
  "read-from-wrapper",
  "read-without-time",
  "readable-formats",
  "repeat-request",
  "rest-of-message-read",
  "rows-read-apart",
  "said-once-per-pattern",
] as const;

/** About what the records of a bundle say together, and about work that stopped. */
const BUNDLE_HINTS = [
  "child-id-would-settle",
  "child-only-inferred",
  "times-as-recorded",
  "dispatch-elsewhere",
  "drop-again",
  "drop-again-changed",
  "drop-here",
  "export-child",
  "export-library-again",
  "unpack-library",
  "export-lead",
  "export-once-idle",
  "keep-one-file",
  "nothing-reordered",
  "open-securely",
  "outcome-not-guessed",
  "status-not-guessed",
  "try-again-memory",
  "try-again-mistake",
] as const;

export const HINT_KEYS = [...FILE_HINTS, ...RECORD_HINTS, ...BUNDLE_HINTS] as const;
export type HintKey = (typeof HINT_KEYS)[number];
