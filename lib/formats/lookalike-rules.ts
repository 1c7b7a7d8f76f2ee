// Marks of files that are often dropped by mistake, as data: the first rule that fits names the file. `HEAD_RULES` look at
// a whole object, `RECORD_RULES` at one line or one element of a list.

import { isJsonArray, isJsonObject, type Json, type JsonObject, memberOf } from "../base/json.ts";

export interface Rule {
  fits(value: JsonObject, fileName: string): boolean;
  readonly looksLike: string;
  /** null: the usual advice on exporting. */
  readonly advice: string | null;
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

const LATER = "It will be supported later; today its sessions are read from the exports of the host.";

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
    looksLike: "the credentials of OpenCode (auth.json), which hold keys",
    advice: "It was not imported and nothing of it is kept. Do not share it. Export a session instead.",
  },
  {
    fits: (value) => (text(value, "format") ?? "").startsWith("groundline"),
    looksLike: "output of Groundline itself (facts or an analysis)",
    advice: "Drop the export that it was made from; the analysis is made again from it.",
  },
  {
    fits: (value) => has(value, "lockfileVersion"),
    looksLike: "a lock file of npm (package-lock.json)",
    advice: null,
  },
  {
    fits: (value, fileName) =>
      has(value, "name") &&
      (["dependencies", "devDependencies", "scripts", "engines"].some((key) => isObjectAt(value, key)) ||
        (/(^|\/)package\.json$/.test(fileName) && has(value, "version"))),
    looksLike: "the manifest of a JavaScript package (package.json)",
    advice: null,
  },
  {
    fits: (value) => isObjectAt(value, "compilerOptions"),
    looksLike: "a TypeScript configuration (tsconfig.json)",
    advice: null,
  },
  {
    fits: (value) =>
      (text(value, "$schema") ?? "").includes("opencode.ai/") ||
      (isObjectAt(value, "provider") &&
        ["agent", "mcp", "model", "permission"].some((key) => has(value, key))),
    looksLike: "a configuration of OpenCode (opencode.json)",
    advice: null,
  },
  {
    fits: (value) =>
      (text(value, "id") ?? "").startsWith("ses") && !has(value, "messages") && has(value, "time"),
    looksLike: "the record of an OpenCode session without its messages",
    advice: "The API answers messages under another address. Export the session to have both in one file.",
  },
  {
    fits: (value) => {
      const log = memberOf(value, "log");
      return isJsonObject(log) && isListAt(log, "entries");
    },
    looksLike: "a recording of web traffic (HAR)",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "traceEvents"),
    looksLike: "a performance trace of Chrome",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "runs") && (has(value, "$schema") || has(value, "version")),
    looksLike: "results of a code analysis (SARIF)",
    advice: null,
  },
  {
    fits: (value) =>
      GEO_TYPES.has(text(value, "type") ?? "") &&
      ["features", "geometry", "coordinates"].some((key) => has(value, key)),
    looksLike: "a map (GeoJSON)",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "suites") && isObjectAt(value, "config"),
    looksLike: "a report of Playwright tests",
    advice: null,
  },
  {
    fits: (value) => isListAt(value, "resourceSpans"),
    looksLike: "an OpenTelemetry trace",
    advice: null,
  },
  { fits: (value) => has(value, "nbformat", "cells"), looksLike: "a Jupyter notebook", advice: null },
  {
    fits: (value) => has(value, "openapi", "paths"),
    looksLike: "the description of an API (OpenAPI)",
    advice: null,
  },
  {
    fits: (value) => (text(value, "$schema") ?? "").includes("json-schema.org"),
    looksLike: "a JSON Schema",
    advice: null,
  },
  {
    fits: (value) => has(value, "sessionId", "projectHash", "messages"),
    looksLike: "a session of Gemini CLI",
    advice: "Sessions of other agents are not read.",
  },
  {
    fits: (value) =>
      has(value, "error") && ["statusCode", "status", "message", "name"].some((key) => has(value, key)),
    looksLike: "an error that a server answered",
    advice: "Repeat the request that wrote this file; the answer holds no session.",
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
const OTHER_AGENT = "Sessions of other agents are not read.";

export const RECORD_RULES: readonly Rule[] = [
  {
    fits: (value) => text(value, "type") === "session" && has(value, "version", "id", "cwd"),
    looksLike: "a session log of DSH",
    advice: LATER,
    isForeign: true,
  },
  {
    fits: (value) => has(value, "ts", "run_id", "event"),
    looksLike: "a trajectory log of TeamMode",
    advice: LATER,
    isForeign: true,
  },
  {
    fits: (value) => has(value, "sessionId", "messageId", "message", "timestamp"),
    looksLike: "a log of Gemini CLI",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) =>
      CLAUDE_TYPES.has(text(value, "type") ?? "") &&
      ["leafUuid", "parentUuid", "sessionId", "session_id", "uuid"].some((key) => has(value, key)),
    looksLike: "a transcript of Claude Code (JSONL)",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) => CODEX_TYPES.has(text(value, "type") ?? "") && has(value, "payload"),
    looksLike: "a rollout of Codex (JSONL)",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) => /^(?:thread|turn|item)\.\w+$/.test(text(value, "type") ?? ""),
    looksLike: "an event stream of Codex (JSONL)",
    advice: OTHER_AGENT,
    isForeign: true,
  },
  {
    fits: (value) =>
      /^(?:message|session|server|permission)\./.test(text(value, "type") ?? "") &&
      isObjectAt(value, "properties"),
    looksLike: "a live event stream of OpenCode, which is no export",
    advice: null,
  },
  {
    fits: (value) => (text(value, "id") ?? "").startsWith("ses") && has(value, "title", "time"),
    looksLike: "a list of OpenCode sessions without their messages",
    advice: null,
  },
  {
    fits: (value) =>
      text(value, "type") === "context-options" || (text(value, "type") === "before" && has(value, "callId")),
    looksLike: "a trace of Playwright",
    advice: null,
  },
  {
    fits: (value) => has(value, "ph", "ts", "pid"),
    looksLike: "a performance trace of Chrome",
    advice: null,
  },
  {
    fits: (value) => isObjectAt(value, "mapping") && has(value, "title"),
    looksLike: "conversations exported from ChatGPT",
    advice: OTHER_AGENT,
  },
  {
    fits: (value) => has(value, "role", "content") && !has(value, "parts"),
    looksLike: "a list of chat messages (role and content), as requests to a model hold them",
    advice: OTHER_AGENT,
  },
  {
    fits: (value) => has(value, "level") && (has(value, "msg") || has(value, "message")),
    looksLike: "a program's log",
    advice: null,
  },
];
