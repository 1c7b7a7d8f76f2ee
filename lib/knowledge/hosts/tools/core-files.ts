// `read`, `write`, `edit`, `patch`, `glob` and `grep` of OpenCode 2.0.16 in numbers: what each takes, gives back, refuses and does
// beside its work.

import type { CoreTool } from "../../../model/host-tools.ts";
import type { ToolDetails } from "../fact-record.ts";
import { cap, details, fields, optional, required } from "./details.ts";

type FileTool = Extract<CoreTool, "read" | "write" | "edit" | "patch" | "glob" | "grep">;

const HIT_CAPS = [cap("default-limit", 100, "items"), cap("search-timeout", 30, "s")];
const TIMED_OUT = "Search timed out after 30 seconds. Consider using a more specific path or pattern.";

export const CORE_FILE_TOOLS: Readonly<Record<FileTool, ToolDetails>> = {
  read: details({
    parameters: [
      required("path", "string"),
      optional("offset", "integer", { min: 1, unit: "lines" }),
      optional("limit", "integer", { default: 2000, max: 2000, unit: "lines" }),
    ],
    result: [
      { name: "type", values: ["file", "text-page", "list-page"] },
      { name: "path" },
      { name: "entry.type", values: ["file", "directory", "symlink"] },
      { name: "metadata.truncated" },
    ],
    caps: [
      cap("page-entries", 2000, "lines"),
      cap("page-bytes", 51_200, "bytes"),
      cap("line-characters", 2000, "characters"),
      cap("binary-probe", 262_144, "bytes"),
      cap("media-bytes", 20_971_520, "bytes"),
    ],
    errors: ["ReadTool.BinaryFileError", "OffsetOutOfRangeError", "PathKindError", "MediaIngestLimitError"],
    texts: ["... (line truncated to 2000 chars)", "<n>: "],
    effects: ["loads-instructions"],
    lists: [
      {
        what: "media-types",
        values: ["image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf"],
      },
    ],
    save: "star",
  }),
  write: details({
    parameters: [required("path", "string"), required("content", "string")],
    result: [{ name: "operation", values: ["write"] }, ...fields("target", "resource", "existed")],
    texts: ["Wrote file successfully: ", "Created file successfully: "],
    effects: ["replaces-file", "creates-folders", "keeps-byte-order-mark"],
  }),
  edit: details({
    parameters: [
      required("path", "string"),
      required("oldString", "string"),
      required("newString", "string"),
      optional("replaceAll", "boolean"),
    ],
    result: fields("metadata.files[]"),
    texts: ["Found N matches for oldString, but expected exactly one", "Edited <file> (N replacements)"],
    effects: ["folds-typography", "keeps-byte-order-mark"],
  }),
  patch: details({
    parameters: [required("patchText", "string")],
    result: [
      { name: "applied[].type", values: ["add", "update", "delete"] },
      ...fields("applied[].resource", "applied[].target", "files[]"),
    ],
    texts: ["Success. Updated the following files:", "A <resource>", "D <resource>", "M <resource>"],
  }),
  glob: details({
    parameters: [
      required("pattern", "string"),
      optional("path", "string"),
      optional("hidden", "boolean"),
      optional("limit", "integer", { default: 100, unit: "items" }),
    ],
    result: fields("entries[].path", "truncated", "metadata.count"),
    caps: HIT_CAPS,
    texts: [TIMED_OUT, "No files found"],
  }),
  grep: details({
    parameters: [
      required("pattern", "string"),
      optional("path", "string"),
      optional("include", "string"),
      optional("literal", "boolean"),
      optional("caseSensitive", "boolean", { default: true }),
      optional("limit", "integer", { default: 100, unit: "items" }),
    ],
    result: fields("metadata.matches", "metadata.truncated"),
    caps: HIT_CAPS,
    texts: ["Found N matches", "<path>:", "  Line <n>: <text>", "No matches found"],
  }),
};
