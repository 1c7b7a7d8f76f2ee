// The built-in tools of OpenCode 1.x, all of them definitions that the model is sent. Permissions were read in the program of 1.18.33
// as it was published; two tools of earlier 1.x, and one name that never was a tool of it, are said to be no more than that.

import type { Asked, OpenCode1Tool, ResourceKind } from "../../model/host-tools.ts";
import type { KnownTool } from "./known-tool.ts";

/** `seen`: exports of it name the tool, as called or in a list of what could be called. `earlier`: not in its program. */
type Proof = "seen" | "program" | "earlier";
type Row = readonly [action: string, resource: ResourceKind, asked: Asked, outside: Asked, proof: Proof];

const ON_1_18_33 = { format: "opencode-1", from: "1.18.33", to: "1.18.33" } as const;

/** Every tool that changes files is governed by `edit`, the resources of MCP servers by `read`, every other by its own name. */
const TOOLS: Readonly<Record<OpenCode1Tool, Row>> = {
  bash: ["bash", "parsed-command", "each-call", "each-call", "seen"],
  read: ["read", "path-relative-to-worktree", "each-call", "each-call", "seen"],
  write: ["edit", "path-relative-to-worktree", "each-call", "each-call", "seen"],
  edit: ["edit", "path-relative-to-worktree", "each-call", "each-call", "seen"],
  apply_patch: ["edit", "paths-of-patch", "each-call", "each-call", "program"],
  glob: ["glob", "pattern", "each-call", "each-call", "seen"],
  grep: ["grep", "pattern", "each-call", "each-call", "seen"],
  list: ["list", "path-absolute", "each-call", "each-call", "earlier"],
  webfetch: ["webfetch", "url", "each-call", "never", "seen"],
  websearch: ["websearch", "query", "each-call", "never", "program"],
  task: ["task", "agent-id", "each-call", "never", "seen"],
  todowrite: ["todowrite", "star", "each-call", "never", "seen"],
  question: ["question", "none", "never", "never", "seen"],
  skill: ["skill", "skill-id", "each-call", "never", "seen"],
  lsp: ["lsp", "star", "each-call", "each-call", "program"],
  batch: ["batch", "none", "never", "never", "earlier"],
  plan_enter: ["plan_enter", "unknown", "unknown", "unknown", "earlier"],
  plan_exit: ["plan_exit", "none", "never", "never", "program"],
  list_mcp_resources: ["read", "mcp-servers", "each-call", "never", "program"],
  list_mcp_resource_templates: ["read", "mcp-servers", "each-call", "never", "program"],
  read_mcp_resource: ["read", "mcp-resource", "each-call", "never", "program"],
  execute: ["execute", "none", "never", "never", "program"],
  invalid: ["invalid", "none", "never", "never", "seen"],
};

/** How far a tool of 1.x is known. */
export function proofOf1(name: OpenCode1Tool): Proof {
  return TOOLS[name][4];
}

export const OPENCODE_1_TOOLS: readonly KnownTool[] = Object.entries(TOOLS).map(
  ([name, [action, resource, asked, outside, proof]]): KnownTool => ({
    host: "opencode-1",
    name,
    codePath: null,
    door: "direct",
    action,
    asked,
    resource,
    outside,
    versions: proof === "earlier" ? null : ON_1_18_33,
  }),
);
