// What the one value is that a permission rule looks at: a place of files, an agent's name, or other input. By the names of
// both hosts and all versions, so that a quotation of the value and the value itself are taken for the same kind of text.

export type InputResource = "path" | "agent" | "input";

const FILE_TOOLS: ReadonlySet<string> = new Set([
  "read",
  "edit",
  "multiedit",
  "write",
  "patch",
  "apply_patch",
  "list",
  "glob",
  "external_directory",
  "lsp",
]);

const DISPATCHING: ReadonlySet<string> = new Set(["task", "subagent"]);

export function resourceKind(tool: string): InputResource {
  if (DISPATCHING.has(tool)) return "agent";
  return FILE_TOOLS.has(tool) ? "path" : "input";
}
