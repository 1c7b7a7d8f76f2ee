// The built-in tools of OpenCode 1.x in numbers, as its source has them; what real exports of 1.18.33 hold agrees with it where
// they hold the tool. Four are known by name only.

import type { OpenCode1Tool } from "../../../model/host-tools.ts";
import type { ToolDetails } from "../fact-record.ts";
import { cap, details, fields, optional, required } from "./details.ts";

const FILE = required("filePath", "string");
const BY_NAME_ONLY = details({ parameters: null, rewrite: { before: "unknown", after: "unknown" } });
const HITS = [cap("default-limit", 100, "items")];
const PAGE = [
  cap("page-entries", 2000, "lines"),
  cap("page-bytes", 51_200, "bytes"),
  cap("line-characters", 2000, "characters"),
];

const known = (what: Partial<ToolDetails>): ToolDetails =>
  details({ save: "star", rewrite: { before: "unknown", after: "unknown" }, ...what });

export const OPENCODE_1_DETAILS: Readonly<Record<OpenCode1Tool, ToolDetails>> = {
  bash: known({
    parameters: [
      required("command", "string"),
      optional("timeout", "number", { default: 120_000, unit: "ms" }),
      optional("description", "string"),
    ],
    result: fields("output", "metadata.exit", "metadata.truncated", "metadata.outputPath"),
    caps: [cap("foreground-timeout", 120_000, "ms")],
    effects: ["keeps-full-output"],
    save: "program-prefix",
  }),
  read: known({
    parameters: [
      FILE,
      optional("offset", "number", { default: 1, min: 1, unit: "lines" }),
      optional("limit", "number", { default: 2000, unit: "lines" }),
    ],
    result: fields("output", "metadata.truncated", "metadata.loaded[]", "attachments[]"),
    caps: PAGE,
    texts: ["... (line truncated to 2000 chars)", "Cannot read binary file: ", "File not found: "],
    effects: ["loads-instructions"],
  }),
  write: known({
    parameters: [FILE, required("content", "string")],
    result: fields("output", "metadata.diagnostics", "metadata.filepath", "metadata.exists"),
    effects: ["replaces-file", "creates-folders"],
  }),
  edit: known({
    parameters: [
      FILE,
      required("oldString", "string"),
      required("newString", "string"),
      optional("replaceAll", "boolean", { default: false }),
    ],
    result: fields("output", "metadata.diff", "metadata.filediff", "metadata.diagnostics"),
    texts: ["No changes to apply: oldString and newString are identical."],
  }),
  apply_patch: known({
    parameters: [required("patchText", "string")],
    result: fields("output", "metadata.diff", "metadata.files[]", "metadata.diagnostics"),
    texts: ["Success. Updated the following files:", "apply_patch verification failed: "],
  }),
  glob: known({
    parameters: [required("pattern", "string"), optional("path", "string")],
    result: fields("output", "metadata.count", "metadata.truncated"),
    caps: HITS,
    texts: ["No files found"],
  }),
  grep: known({
    parameters: [required("pattern", "string"), optional("path", "string"), optional("include", "string")],
    result: fields("output", "metadata.matches", "metadata.truncated"),
    caps: HITS,
    texts: ["No files found", "Found N matches"],
  }),
  list: BY_NAME_ONLY,
  webfetch: known({
    parameters: [
      required("url", "string"),
      optional("format", "string", { default: "markdown", values: ["text", "markdown", "html"] }),
      optional("timeout", "number", { default: 30, max: 120, unit: "s" }),
    ],
    result: fields("output", "attachments[]"),
    caps: [
      cap("response-bytes", 5_242_880, "bytes"),
      cap("fetch-timeout", 30, "s"),
      cap("longest-timeout", 120, "s"),
    ],
    texts: ["URL must start with http:// or https://", "Response too large (exceeds 5MB limit)"],
  }),
  websearch: known({
    parameters: [
      required("query", "string"),
      optional("numResults", "number", { default: 8, unit: "items" }),
      optional("livecrawl", "string", { default: "fallback", values: ["fallback", "preferred"] }),
      optional("type", "string", { default: "auto", values: ["auto", "fast", "deep"] }),
      optional("contextMaxCharacters", "number", { default: 10_000, unit: "characters" }),
    ],
    result: fields("output", "metadata.provider"),
    caps: [cap("search-timeout", 25, "s")],
    texts: ["No search results found. Please try a different query."],
  }),
  task: known({
    parameters: [
      required("description", "string"),
      required("prompt", "string"),
      required("subagent_type", "string"),
      optional("task_id", "string"),
      optional("command", "string"),
      optional("background", "boolean"),
    ],
    result: fields(
      "output",
      "metadata.sessionId",
      "metadata.parentSessionId",
      "metadata.model",
      "metadata.background",
      "metadata.jobId",
    ),
    texts: ['<task id="…" state="…">', "<summary>", "<task_result>", "<task_error>"],
    effects: ["starts-a-child", "tells-later"],
    lists: [{ what: "states", values: ["completed", "running", "error"] }],
  }),
  todowrite: known({
    parameters: [
      required("todos", "object[]", {
        fields: [
          required("content", "string"),
          required("status", "string", {
            values: ["pending", "in_progress", "completed", "cancelled"],
          }),
          required("priority", "string", { values: ["high", "medium", "low"] }),
        ],
      }),
    ],
    result: fields("output", "metadata.todos[]"),
    effects: ["replaces-list"],
  }),
  question: known({
    parameters: [
      required("questions", "object[]", {
        fields: [
          required("question", "string"),
          required("header", "string"),
          required("options", "object[]", {
            fields: [required("label", "string"), required("description", "string")],
          }),
          optional("multiple", "boolean"),
        ],
      }),
    ],
    result: fields("output", "metadata.answers[][]"),
    texts: ["User has answered your questions: ", "The user dismissed this question"],
    effects: ["asks-a-person"],
    save: "none",
  }),
  skill: known({
    parameters: [required("name", "string")],
    result: fields("output", "metadata.name", "metadata.dir"),
    texts: ['<skill_content name="…">'],
    save: "that-skill",
  }),
  lsp: known({
    parameters: [
      required("operation", "string", {
        values: [
          "goToDefinition",
          "findReferences",
          "hover",
          "documentSymbol",
          "workspaceSymbol",
          "goToImplementation",
          "prepareCallHierarchy",
          "incomingCalls",
          "outgoingCalls",
        ],
      }),
      FILE,
      required("line", "integer", { min: 1 }),
      required("character", "integer", { min: 1 }),
    ],
    result: fields("output", "metadata.result[]"),
  }),
  batch: BY_NAME_ONLY,
  plan_enter: BY_NAME_ONLY,
  plan_exit: BY_NAME_ONLY,
  invalid: known({
    parameters: [required("tool", "string"), required("error", "string")],
    result: fields("output"),
    texts: ["Model tried to call unavailable tool 'X'. Available tools: a, b."],
    effects: ["answers-a-stray-call"],
    save: "none",
  }),
};
