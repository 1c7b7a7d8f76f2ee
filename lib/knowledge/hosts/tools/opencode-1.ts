// The tools of OpenCode 1.x in numbers, as the program of 1.18.33 has them; real exports of it agree where they hold the tool.
// `batch` as an older source has it; `plan_enter` is known by name only.

import type { OpenCode1Tool } from "../../../model/host-tools.ts";
import type { ToolDetails } from "../fact-record.ts";
import { FILE_COMMAND_NAMES, FOLDER_COMMAND_NAMES } from "../file-commands.ts";
import { cap, details, fields, optional, required } from "./details.ts";
import { OPENCODE_1_FILE_TOOLS } from "./opencode-1-files.ts";
import { knownIn1 } from "./opencode-1-shared.ts";

const BY_NAME_ONLY = details({ parameters: null, rewrite: { before: "unknown", after: "unknown" } });
const [firstFileCommand, ...otherFileCommands] = FILE_COMMAND_NAMES;
const [firstFolderCommand, ...otherFolderCommands] = FOLDER_COMMAND_NAMES;

export const OPENCODE_1_DETAILS: Readonly<Record<OpenCode1Tool, ToolDetails>> = {
  ...OPENCODE_1_FILE_TOOLS,
  bash: knownIn1({
    parameters: [
      required("command", "string"),
      optional("timeout", "integer", { default: 120_000, min: 1, unit: "ms" }),
      optional("workdir", "string"),
    ],
    result: fields("output", "metadata.output", "metadata.exit", "metadata.truncated", "metadata.outputPath"),
    caps: [
      cap("foreground-timeout", 120_000, "ms"),
      cap("tail-lines", 2000, "lines"),
      cap("tail-bytes", 51_200, "bytes"),
      cap("shown-while-running", 30_000, "characters"),
      cap("grace-to-end", 3, "s"),
    ],
    texts: [
      "...output truncated...",
      "Full output saved to: <file>",
      "(no output)",
      "<shell_metadata>",
      "User aborted the command",
      "shell tool terminated command after exceeding timeout N ms.",
    ],
    effects: ["keeps-full-output"],
    lists: [
      { what: "folder-commands", values: [firstFolderCommand, ...otherFolderCommands] },
      { what: "file-commands", values: [firstFileCommand, ...otherFileCommands] },
      { what: "settings", values: ["tool_output.max_lines", "tool_output.max_bytes"] },
    ],
    save: "program-prefix",
  }),
  webfetch: knownIn1({
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
    texts: [
      "URL must start with http:// or https://",
      "Response too large (exceeds 5MB limit)",
      "Image fetched successfully",
    ],
  }),
  websearch: knownIn1({
    parameters: [
      required("query", "string"),
      optional("numResults", "number", { default: 8, unit: "items" }),
      optional("livecrawl", "string", { default: "fallback", values: ["fallback", "preferred"] }),
      optional("type", "string", { default: "auto", values: ["auto", "fast", "deep"] }),
      optional("contextMaxCharacters", "number", { default: 10_000, unit: "characters" }),
    ],
    result: [{ name: "output" }, { name: "metadata.provider", values: ["exa", "parallel"] }],
    caps: [cap("search-timeout", 25, "s")],
    texts: ["No search results found. Please try a different query."],
    lists: [{ what: "settings", values: ["OPENCODE_WEBSEARCH_PROVIDER"] }],
  }),
  task: knownIn1({
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
    caps: [cap("nesting-depth", 1, "items")],
    texts: [
      '<task id="…" state="…">',
      "<summary>",
      "<task_result>",
      "<task_error>",
      "Subagent failed (task_id: ses_…): ",
      "Task cancelled",
      "Unknown agent type: ",
    ],
    effects: ["starts-a-child", "tells-later"],
    lists: [
      { what: "states", values: ["completed", "running", "error"] },
      { what: "settings", values: ["subagent_depth", "OPENCODE_EXPERIMENTAL_BACKGROUND_SUBAGENTS"] },
    ],
  }),
  todowrite: knownIn1({
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
  question: knownIn1({
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
  skill: knownIn1({
    parameters: [required("name", "string")],
    result: fields("output", "metadata.name", "metadata.dir"),
    caps: [cap("listed-files", 10, "items")],
    texts: ['<skill_content name="…">', "<skill_files>"],
    save: "that-skill",
  }),
  batch: knownIn1({
    parameters: [
      required("tool_calls", "object[]", {
        min: 1,
        unit: "items",
        fields: [required("tool", "string"), required("parameters", "object")],
      }),
    ],
    result: fields(
      "output",
      "metadata.totalCalls",
      "metadata.successful",
      "metadata.failed",
      "metadata.tools[]",
    ),
    caps: [cap("most-calls", 25, "items")],
    texts: ["Maximum of 25 tools allowed in batch"],
    save: "none",
  }),
  plan_enter: BY_NAME_ONLY,
  plan_exit: knownIn1({
    parameters: [],
    result: fields("output"),
    texts: ["User approved switching to build agent. Wait for further instructions."],
    effects: ["asks-a-person", "switches-agent"],
    save: "none",
  }),
  list_mcp_resources: knownIn1({
    parameters: [optional("server", "string")],
    result: fields("output", "metadata.count", "metadata.servers[]", "metadata.truncated"),
    save: "those-servers",
  }),
  list_mcp_resource_templates: knownIn1({
    parameters: [optional("server", "string")],
    result: fields("output", "metadata.count", "metadata.servers[]", "metadata.truncated"),
    save: "those-servers",
  }),
  read_mcp_resource: knownIn1({
    parameters: [required("server", "string"), required("uri", "string")],
    result: fields("output", "metadata.server", "metadata.uri", "metadata.attachments", "attachments[]"),
    caps: [cap("media-bytes", 10_485_760, "bytes")],
    lists: [
      {
        what: "media-types",
        values: ["application/pdf", "image/gif", "image/jpeg", "image/png", "image/webp"],
      },
    ],
    save: "those-servers",
  }),
  execute: knownIn1({
    parameters: [required("code", "string")],
    result: fields("output", "metadata.toolCalls[]", "metadata.error", "attachments[]"),
    errors: [
      "ParseError",
      "UnsupportedSyntax",
      "UnknownTool",
      "InvalidToolInput",
      "InvalidToolOutput",
      "InvalidDataValue",
      "ToolCallLimitExceeded",
      "TimeoutExceeded",
      "ToolFailure",
      "ExecutionFailure",
    ],
    effects: ["runs-script"],
    save: "none",
  }),
  invalid: knownIn1({
    parameters: [required("tool", "string"), required("error", "string")],
    result: fields("output"),
    texts: [
      "The arguments provided to the tool are invalid: ",
      "Model tried to call unavailable tool 'X'. Available tools: a, b.",
    ],
    effects: ["answers-a-stray-call"],
    save: "none",
  }),
};
