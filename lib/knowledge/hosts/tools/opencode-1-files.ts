// The tools of OpenCode 1.x that read, search and change files, in numbers, as the program of 1.18.33 has them; `list` as an older
// copy of the source has it.

import type { OpenCode1Tool } from "../../../model/host-tools.ts";
import type { ToolDetails } from "../fact-record.ts";
import { cap, fields, optional, required } from "./details.ts";
import { knownIn1 } from "./opencode-1-shared.ts";

type FileTool = Extract<
  OpenCode1Tool,
  "read" | "write" | "edit" | "apply_patch" | "glob" | "grep" | "list" | "lsp"
>;

const FILE = required("filePath", "string");
const HITS = [cap("longest-list", 100, "items")];

export const OPENCODE_1_FILE_TOOLS: Readonly<Record<FileTool, ToolDetails>> = {
  read: knownIn1({
    parameters: [
      FILE,
      optional("offset", "integer", { default: 1, min: 0, unit: "lines" }),
      optional("limit", "integer", { default: 2000, min: 0, unit: "lines" }),
    ],
    result: [
      ...fields("output", "metadata.preview", "metadata.truncated", "metadata.loaded[]"),
      { name: "metadata.display.type", values: ["file", "directory"] },
      { name: "attachments[]" },
    ],
    caps: [
      cap("page-entries", 2000, "lines"),
      cap("page-bytes", 51_200, "bytes"),
      cap("line-characters", 2000, "characters"),
      cap("binary-probe", 4096, "bytes"),
    ],
    texts: [
      "... (line truncated to 2000 chars)",
      "Cannot read binary file: ",
      "File not found: ",
      "Offset N is out of range for this file",
      "Image read successfully",
      "PDF read successfully",
    ],
    effects: ["loads-instructions"],
    lists: [
      {
        what: "media-types",
        values: ["image/jpeg", "image/png", "image/gif", "image/webp", "application/pdf"],
      },
    ],
  }),
  write: knownIn1({
    parameters: [required("content", "string"), FILE],
    result: fields("output", "metadata.diagnostics", "metadata.filepath", "metadata.exists"),
    caps: [cap("other-files-reported", 5, "items")],
    texts: ["Wrote file successfully."],
    effects: [
      "replaces-file",
      "creates-folders",
      "keeps-byte-order-mark",
      "formats-file",
      "reports-diagnostics",
    ],
  }),
  edit: knownIn1({
    parameters: [
      FILE,
      required("oldString", "string"),
      required("newString", "string"),
      optional("replaceAll", "boolean", { default: false }),
    ],
    result: fields("output", "metadata.diff", "metadata.filediff", "metadata.diagnostics"),
    texts: ["Edit applied successfully.", "No changes to apply: oldString and newString are identical."],
    effects: ["creates-folders", "keeps-byte-order-mark", "formats-file", "reports-diagnostics"],
  }),
  apply_patch: knownIn1({
    parameters: [required("patchText", "string")],
    result: [
      ...fields("output", "metadata.diff"),
      { name: "metadata.files[].type", values: ["add", "update", "move", "delete"] },
      { name: "metadata.diagnostics" },
    ],
    texts: [
      "Success. Updated the following files:",
      "apply_patch verification failed: ",
      "patch rejected: empty patch",
    ],
    effects: ["creates-folders", "keeps-byte-order-mark", "formats-file", "reports-diagnostics"],
  }),
  glob: knownIn1({
    parameters: [required("pattern", "string"), optional("path", "string")],
    result: fields("output", "metadata.count", "metadata.truncated"),
    caps: HITS,
    texts: ["No files found", "glob path must be a directory: "],
  }),
  grep: knownIn1({
    parameters: [required("pattern", "string"), optional("path", "string"), optional("include", "string")],
    result: fields("output", "metadata.matches", "metadata.truncated"),
    caps: HITS,
    texts: ["No files found", "Found N matches"],
  }),
  list: knownIn1({
    parameters: [optional("path", "string"), optional("ignore", "string[]")],
    result: fields("output", "metadata.count", "metadata.truncated"),
    caps: HITS,
  }),
  lsp: knownIn1({
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
      optional("query", "string"),
    ],
    result: fields("output", "metadata.result[]"),
    texts: ["No LSP server available for this file type."],
  }),
};
