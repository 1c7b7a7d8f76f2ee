// Marks of files that are often dropped by mistake, as data: the first rule that fits names the file. `HEAD_RULES` look at
// a whole object, `RECORD_RULES` at one line or one element of a list.

import { isJsonArray, isJsonObject, type Json, type JsonObject, memberOf } from "../base/json.ts";
import type { HintKey } from "../model/hint.ts";
import type { Look } from "../model/look.ts";

export interface Rule {
  fits(value: JsonObject, fileName: string): boolean;
  readonly look: Look;
  /** null: the usual advice on exporting. */
  readonly advice: HintKey | null;
  /** Another program's own log: never read as a session, however much its records resemble rows. */
  readonly isForeign?: true;
}

const text = (value: JsonObject, key: string): string | null => {
  const found = memberOf(value, key);
  return typeof found === "string" ? found : null;
};
const has = (value: JsonObject, ...keys: readonly string[]): boolean =>
  keys.every((key) => Object.hasOwn(value, key));
const isObjectAt = (value: JsonObject, key: string): boolean => isJsonObject(memberOf(value, key));
const isListAt = (value: JsonObject, key: string): boolean => isJsonArray(memberOf(value, key));

const LATER = "later-supported";

/** Kinds of entries in the host's file of credentials. */
const CREDENTIAL_TYPES = new Set<Json | undefined>(["api", "oauth", "wellknown"]);

function isCredentials(value: JsonObject): boolean {
  const entries = Object.values(value);
  return (
    entries.length > 0 &&
    entries.every(
      (entry) =>
        isJsonObject(entry) &&
        CREDENTIAL_TYPES.has(memberOf(entry, "type")) &&
        ["key", "access", "refresh", "token"].some((key) => Object.hasOwn(entry, key)),
    )
  );
}

const GEO_TYPES = new Set([
  "Feature",
  "FeatureCollection",
  "GeometryCollection",
  "Point",
  "Polygon",
  "LineString",
]);

export const HEAD_RULES: readonly Rule[] = [
  {
    fits: isCredentials,
    look: "opencode-credentials",
    advice: "credentials-not-kept",
  },
  {
    fits: (value) =>
      (text(value, "format") ?? "").startsWith("groundline") ||
      (text(value, "$schema") ?? "").startsWith("urn:groundline:"),
    look: "groundline-output",
    advice: "drop-its-export",
  },
  {
    fits: (value) => has(value, "lockfileVersion"),
    look: "npm-lock",
    advice: null,
  },
  {
    fits: (value, fileName) =>
      has(value, "name") &&
      (["dependencies", "devDependencies", "scripts", "engines"].some((key) => isObjectAt(value, key)) ||
        (/(^|\/)package\.json$/.test(fileName) && has(value, "version"))),
    look: "package-manifest",
    advice: null,
  },
  {
    fits: (value) => isObjectAt(value, "compilerOptions"),
    look: "typescript-configuration",
    advice: null,
  },
  {
    fits: (value) =>
      (text(value, "$schema") ?? "").includes("opencode.ai/") ||
      (isObjectAt(value, "provider") &&
        ["agent", "mcp", "model", "permission"].some((key) => has(value, key))),
    look: "opencode-configuration",
    advice: null,
  },
  {
    fits: (value) =>
      (text(value, "id") ?? "").startsWith("ses") && !has(value, "messages") && has(value, "time"),
    look: "opencode-session-record",
    advice: "export-session-not-api",
  },
  {
    fits: (value) => {
      const log = memberOf(value, "log");
      return isJsonObject(log) && isListAt(log, "entries");
    },
    look: "har",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "traceEvents"),
    look: "chrome-trace",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "runs") && (has(value, "$schema") || has(value, "version")),
    look: "sarif",
    advice: null,
  },
  {
    fits: (value) =>
      GEO_TYPES.has(text(value, "type") ?? "") &&
      ["features", "geometry", "coordinates"].some((key) => has(value, key)),
    look: "geojson",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "suites") && isObjectAt(value, "config"),
    look: "playwright-report",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "resourceSpans"),
    look: "opentelemetry-trace",
    advice: null,
  },
  { fits: (value) => has(value, "nbformat", "cells"), look: "notebook", advice: null },
  {
    fits: (value) => has(value, "openapi", "paths"),
    look: "openapi",
    advice: null,
  },
  {
    fits: (value) => (text(value, "$schema") ?? "").includes("json-schema.org"),
    look: "json-schema",
    advice: null,
  },
  {
    fits: (value) => has(value, "sessionId", "projectHash", "messages"),
    look: "gemini-session",
    advice: "other-agents-not-read",
  },
  {
    fits: (value) =>
      has(value, "error") && ["statusCode", "status", "message", "name"].some((key) => has(value, key)),
    look: "server-error",
    advice: "repeat-request",
  },
];

const CLAUDE_TYPES = new Set([
  "assistant",
  "file-history-snapshot",
  "progress",
  "queue-operation",
  "summary",
  "system",
  "user",
]);
const CODEX_TYPES = new Set(["compacted", "event_msg", "response_item", "session_meta", "turn_context"]);
const OTHER_AGENT = "other-agents-not-read";

export const RECORD_RULES: readonly Rule[] = [
  {
    fits: (value) => text(value, "type") === "session" && has(value, "version", "id", "cwd"),
    look: "dsh-log",
    advice: LATER,
    isForeign: true,
  },
  {
    fits: (value) => has(value, "ts", "run_id", "event"),
    look: "team-mode-log",
    advice: LATER,
    isForeign: true,
  },
  {
    fits: (value) => has(value, "sessionId", "messageId", "message", "timestamp"),
    look: "gemini-log",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) =>
      CLAUDE_TYPES.has(text(value, "type") ?? "") &&
      ["leafUuid", "parentUuid", "sessionId", "session_id", "uuid"].some((key) => has(value, key)),
    look: "claude-transcript",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) => CODEX_TYPES.has(text(value, "type") ?? "") && has(value, "payload"),
    look: "codex-rollout",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) => /^(?:thread|turn|item)\.\w+$/.test(text(value, "type") ?? ""),
    look: "codex-events",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) =>
      /^(?:message|session|server|permission)\./.test(text(value, "type") ?? "") &&
      isObjectAt(value, "properties"),
    look: "opencode-live-events",
    advice: null,
  },
  {
    fits: (value) => (text(value, "id") ?? "").startsWith("ses") && has(value, "title", "time"),
    look: "opencode-session-list",
    advice: null,
  },
  {
    fits: (value) =>
      text(value, "type") === "context-options" || (text(value, "type") === "before" && has(value, "callId")),
    look: "playwright-trace",
    advice: null,
  },
  {
    fits: (value) => has(value, "ph", "ts", "pid"),
    look: "chrome-trace",
    advice: null,
  },
  {
    fits: (value) => isObjectAt(value, "mapping") && has(value, "title"),
    look: "chatgpt-conversations",
    advice: OTHER_AGENT,
  },
  {
    fits: (value) => has(value, "role", "content") && !has(value, "parts"),
    look: "chat-messages",
    advice: OTHER_AGENT,
  },
  {
    fits: (value) => has(value, "level") && (has(value, "msg") || has(value, "message")),
    look: "program-log",
    advice: null,
  },
];
