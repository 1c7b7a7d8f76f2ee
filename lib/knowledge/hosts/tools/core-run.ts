// `shell`, `webfetch`, `websearch`, `question`, `skill` and `subagent` of OpenCode 2.0.16 in numbers, and `execute`, through which
// every tool of the catalogue is called.

import type { CoreTool } from "../../../model/host-tools.ts";
import type { ToolDetails } from "../fact-record.ts";
import { cap, details, fields, optional, required } from "./details.ts";

type RunTool = Extract<CoreTool, "shell" | "webfetch" | "websearch" | "question" | "skill" | "subagent">;

export const CORE_RUN_TOOLS: Readonly<Record<RunTool, ToolDetails>> = {
  shell: details({
    parameters: [
      required("command", "string"),
      optional("workdir", "string"),
      optional("timeout", "integer", { default: 120_000, min: 0, unit: "ms" }),
      optional("background", "boolean"),
    ],
    result: [
      ...fields("output", "exit", "shellID", "truncated", "timeout"),
      { name: "status", values: ["completed", "running"] },
    ],
    caps: [
      cap("foreground-timeout", 120_000, "ms"),
      cap("tail-lines", 2000, "lines"),
      cap("tail-bytes", 51_200, "bytes"),
    ],
    texts: [
      "[full output saved to <file>]",
      "Command moved to the background (shell ID: ",
      "Output is streaming to: <file>",
      '<shell id="…" state="…" command="…">…</shell>',
    ],
    effects: ["keeps-full-output", "tells-later"],
    lists: [{ what: "settings", values: ["tool_output"] }],
    save: "program-prefix",
    // Its line can be changed before it runs (shell-before-create); by `execute.before` nobody saw it changed.
    rewrite: { before: "documented", after: "seen" },
  }),
  webfetch: details({
    parameters: [
      required("url", "string"),
      optional("format", "string", { default: "markdown", values: ["text", "markdown", "html"] }),
      optional("timeout", "number", { default: 30, max: 120, unit: "s" }),
    ],
    result: fields("url", "contentType", "format", "output", "metadata.contentType"),
    caps: [
      cap("response-bytes", 5_242_880, "bytes"),
      cap("fetch-timeout", 30, "s"),
      cap("longest-timeout", 120, "s"),
    ],
    texts: ["URL must use http:// or https://", "Response too large"],
    lists: [
      { what: "refused-kinds", values: ["image/*"] },
      { what: "excepted-kinds", values: ["svg", "fastbidsheet"] },
    ],
  }),
  websearch: details({
    parameters: [required("query", "string")],
    result: fields("provider", "results[]"),
    texts: ["## [title](url) Published: <iso>", "No search results found. Please try a different query."],
    effects: ["asks-a-person", "removes-itself"],
    lists: [{ what: "error-kinds", values: ["HTTP 401", "HTTP 429"] }],
  }),
  question: details({
    parameters: [
      required("questions", "object[]", {
        fields: [
          required("question", "string"),
          required("header", "string"),
          required("options", "object[]", {
            fields: [required("label", "string"), required("description", "string")],
          }),
          required("multiple", "boolean"),
        ],
      }),
    ],
    result: fields("answers[][]"),
    effects: ["asks-a-person"],
  }),
  skill: details({
    parameters: [required("id", "string")],
    result: fields("name", "directory", "output", "metadata.name", "metadata.directory"),
    save: "that-skill",
  }),
  subagent: details({
    parameters: [
      required("agent", "string"),
      required("description", "string"),
      required("prompt", "string"),
      optional("model", "string", { pattern: "providerID/modelID(#variant)?" }),
      optional("sessionID", "string"),
      optional("background", "boolean"),
    ],
    result: [{ name: "metadata.sessionID" }, { name: "metadata.status", values: ["running", "completed"] }],
    texts: [
      '<subagent sessionID="…" state="completed">',
      "Subagent completed without a text response.",
      "The subagent is working in the background (sessionID: ",
      '<subagent sessionID="…" state="…" description="…">',
      "session.synthetic",
    ],
    effects: ["starts-a-child", "tells-later"],
    lists: [
      { what: "metadata-keys", values: ["source", "childID", "agent", "state"] },
      { what: "dropped-when-empty", values: ["model", "sessionID"] },
    ],
    save: "that-agent",
    rewrite: { before: "seen", after: "documented" },
  }),
};

export const EXECUTE: ToolDetails = details({
  parameters: [required("code", "string")],
  result: [
    { name: "output" },
    { name: "toolCalls[].tool" },
    { name: "toolCalls[].status", values: ["running", "completed", "error"] },
    ...fields("toolCalls[].input", "error", "files[].data", "files[].mime", "files[].name"),
    ...fields("metadata.toolCalls", "metadata.error"),
  ],
  caps: [cap("fetch-timeout", 30_000, "ms")],
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
    "Truncated",
  ],
  texts: ['tools.<namespace>["tool-name"](input)'],
  effects: ["runs-script"],
  lists: [{ what: "missing", values: ["import", "filesystem", "timers", "Function"] }],
  save: "none",
  rewrite: { before: "documented", after: "seen" },
});
