// The built-in tools of OpenCode 1.x, all of them definitions that the model is sent. Names and refusals were seen on 1.18.33;
// actions and resources are those of the 1.x source, of which no single commit is pinned to a release.

import type { Asked, OpenCode1Tool, ResourceKind } from "../../model/host-tools.ts";
import type { KnownTool } from "./known-tool.ts";

type Row = readonly [action: string, resource: ResourceKind, asked: Asked, outside: Asked];

/** Every tool that changes files is governed by `edit`; every other by its own name. */
const TOOLS: Readonly<Record<OpenCode1Tool, Row>> = {
  bash: ["bash", "parsed-command", "each-call", "each-call"],
  read: ["read", "path-absolute", "each-call", "each-call"],
  write: ["edit", "path-relative-to-worktree", "each-call", "each-call"],
  edit: ["edit", "path-relative-to-worktree", "each-call", "each-call"],
  apply_patch: ["edit", "paths-of-patch", "each-call", "each-call"],
  glob: ["glob", "pattern", "each-call", "each-call"],
  grep: ["grep", "pattern", "each-call", "each-call"],
  list: ["list", "unknown", "unknown", "unknown"],
  webfetch: ["webfetch", "url", "each-call", "never"],
  websearch: ["websearch", "query", "each-call", "never"],
  task: ["task", "agent-id", "each-call", "never"],
  todowrite: ["todowrite", "star", "each-call", "never"],
  question: ["question", "none", "never", "never"],
  skill: ["skill", "skill-id", "each-call", "never"],
  lsp: ["lsp", "star", "each-call", "each-call"],
  batch: ["batch", "unknown", "unknown", "unknown"],
  plan_enter: ["plan_enter", "unknown", "unknown", "unknown"],
  plan_exit: ["plan_exit", "unknown", "unknown", "unknown"],
  invalid: ["invalid", "none", "never", "never"],
};

export const OPENCODE_1_TOOLS: readonly KnownTool[] = Object.entries(TOOLS).map(
  ([name, [action, resource, asked, outside]]): KnownTool => ({
    host: "opencode-1",
    name,
    codePath: null,
    door: "direct",
    action,
    asked,
    resource,
    outside,
    versions: { format: "opencode-1", from: "1.0.0", to: "1.18.33" },
  }),
);
