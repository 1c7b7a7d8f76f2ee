// What a dropped file can be taken for when it is no session, as a closed vocabulary: decode knows some by their first
// bytes, the formats others by their keys. The dictionaries name each.

import type { HintKey } from "./hint.ts";

export type Look =
  | "opencode-credentials"
  | "groundline-output"
  | "npm-lock"
  | "package-manifest"
  | "typescript-configuration"
  | "opencode-configuration"
  | "opencode-session-record"
  | "har"
  | "chrome-trace"
  | "sarif"
  | "geojson"
  | "playwright-report"
  | "opentelemetry-trace"
  | "notebook"
  | "openapi"
  | "json-schema"
  | "gemini-session"
  | "server-error"
  | "dsh-log"
  | "team-mode-log"
  | "gemini-log"
  | "claude-transcript"
  | "codex-rollout"
  | "codex-events"
  | "opencode-live-events"
  | "opencode-session-list"
  | "playwright-trace"
  | "chatgpt-conversations"
  | "chat-messages"
  | "program-log"
  | "empty-log"
  | "empty-list"
  | "empty-object"
  | TextLook
  | BytesLook;

/** Told from the characters of a text without JSON. */
export type TextLook =
  | "opencode-markdown"
  | "command-help"
  | "web-page"
  | "xml"
  | "markdown"
  | "opencode-server-log"
  | "program-code"
  | "table"
  | "plain-text";

/** What to do about a text that is no export. Of others only what is expected can be said. */
export const TEXT_ADVICE: Readonly<Partial<Record<Look, HintKey>>> = {
  "opencode-markdown": "markdown-without-ids",
  "command-help": "help-of-other-command",
  "web-page": "page-is-no-session",
  xml: "choose-json",
  markdown: "choose-json",
  "opencode-server-log": "choose-json",
  pdf: "choose-json",
  sqlite: "database-not-read",
};

/** Told from bytes. */
export type BytesLook =
  | "png"
  | "jpeg"
  | "gif"
  | "webp"
  | "pdf"
  | "sqlite"
  | "linux-program"
  | "macos-program"
  | "seven-zip"
  | "xz"
  | "bzip2"
  | "zstandard"
  | "rar"
  | "tar"
  | "mp4"
  | "webm"
  | "java-class"
  | "webassembly"
  | "ogg"
  | "mp3"
  | "zero-bytes"
  | "binary";
