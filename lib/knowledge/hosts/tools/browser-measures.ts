// The browser of OpenCode 2.0.16, second half: files, console, network, and what it measures. Where the source lists several tools
// in one row, which of its parameters belongs to which is our reading, and says so.

import type { BrowserTool } from "../../../model/host-tools.ts";
import type { Parameter, ToolDetails } from "../fact-record.ts";
import { FILE, FILE_PATTERN, FIVE_MIB, LIMIT, onPage, TAB, TRANSFER } from "./browser-shared.ts";
import { cap, fields, optional, required } from "./details.ts";

type MeasureTool = Extract<
  BrowserTool,
  | `browser_${"files" | "network" | "trace" | "cpu" | "heap"}_${string}`
  | "browser_console"
  | "browser_lighthouse"
>;

const ON_TAB = [TAB];
const UPLOAD = cap("upload-bytes", FIVE_MIB, "bytes");
const RECORDING = cap("recording-time", 30_000, "ms");
const PATHS = required("paths", "string[]");
const TAB_AND_FILES = fields("tab", "files[]");
const reading = (parameter: Parameter): Parameter => ({ ...parameter, isReading: true });

export const BROWSER_MEASURE_TOOLS: Readonly<Record<MeasureTool, ToolDetails>> = {
  browser_files_upload: onPage({
    parameters: [TAB, PATHS],
    caps: [UPLOAD],
    effects: ["copies-bytes", "acts-on-page"],
  }),
  browser_files_drop: onPage({
    parameters: [TAB, PATHS, required("ref", "string", { pattern: "^@?e[1-9][0-9]*$" })],
    caps: [UPLOAD],
    effects: ["copies-bytes", "acts-on-page"],
  }),
  browser_files_list: onPage({
    parameters: ON_TAB,
    result: fields("tab", "files[].id", "files[].name", "files[].mime", "files[].bytes", "files[].path"),
  }),
  browser_files_get: onPage({
    parameters: [TAB, FILE],
    result: TAB_AND_FILES,
    caps: [TRANSFER],
    effects: ["copies-bytes"],
  }),
  browser_console: onPage({
    parameters: [TAB, optional("level", "string", { values: ["debug", "info", "warning", "error"] }), LIMIT],
    result: fields("tab", "messages[]", "truncated", "dropped"),
  }),
  browser_network_list: onPage({
    parameters: [TAB, optional("urlContains", "string"), optional("resourceType", "string"), LIMIT],
    result: fields("tab", "requests[]", "truncated", "dropped"),
    caps: [cap("kinds-of-requests", 12, "items")],
  }),
  browser_network_get: onPage({
    parameters: [
      TAB,
      required("id", "string"),
      optional("includeBody", "boolean"),
      optional("maxBodyChars", "integer", { min: 1, max: 20_000, unit: "characters" }),
    ],
    result: fields(
      "tab",
      "request",
      "requestHeaders",
      "responseHeaders",
      "headersTruncated",
      "requestBody",
      "responseBody",
    ),
  }),
  browser_trace_start: onPage({
    parameters: [TAB, optional("durationMs", "integer", { min: 1000, max: 30_000, unit: "ms" })],
    result: null,
    caps: [RECORDING],
    effects: ["records-for-a-time", "one-at-a-time"],
  }),
  browser_trace_stop: onPage({
    parameters: ON_TAB,
    result: fields("tab", "files", "durationMs", "incomplete"),
  }),
  browser_trace_analyze: onPage({
    parameters: [TAB, FILE, LIMIT],
    result: fields("metrics", "events", "insights"),
  }),
  browser_cpu_start: onPage({
    parameters: ON_TAB,
    result: null,
    caps: [RECORDING],
    effects: ["records-for-a-time"],
  }),
  browser_cpu_stop: onPage({ parameters: ON_TAB, result: null }),
  browser_cpu_analyze: onPage({ parameters: [TAB, reading(FILE), reading(LIMIT)], result: null }),
  browser_heap_snapshot: onPage({
    parameters: ON_TAB,
    result: TAB_AND_FILES,
    caps: [TRANSFER],
    effects: ["pauses-page"],
  }),
  browser_heap_summary: onPage({ parameters: [TAB, FILE, reading(LIMIT)], result: null }),
  browser_heap_query: onPage({
    parameters: [TAB, FILE, reading(required("text", "string")), reading(LIMIT)],
    result: null,
  }),
  browser_heap_object: onPage({
    parameters: [TAB, FILE, reading(required("id", "string"))],
    result: null,
  }),
  browser_heap_compare: onPage({
    parameters: [TAB, reading(required("fileID(s)", "any", { pattern: FILE_PATTERN })), reading(LIMIT)],
    result: null,
  }),
  browser_lighthouse: onPage({
    parameters: ON_TAB,
    lists: [{ what: "categories", values: ["a11y", "SEO", "best-practices"] }],
    result: fields("tab", "files", "scores[]", "failures[]"),
  }),
};
