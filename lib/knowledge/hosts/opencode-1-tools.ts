// The built-in tools of OpenCode 1.x, all of them definitions that the model is sent. Names and refusals were seen on 1.18.33;
// actions and resources are those of the 1.x source, of which no single commit is pinned to a release.

import type { Asked, OpenCode1Tool, ResourceKind } from "../../model/host-tools.ts";
import type { KnownTool } from "./known-tool.ts";

type Row = readonly [action: string, resource: ResourceKind, asked: Asked, outside: Asked, seen?: "seen"];

/** Named by exports of it, as called or in a list of what could be called. */
const SEEN = { format: "opencode-1", from: "1.18.33", to: "1.18.33" } as const;
const IN_SOURCE = { format: "opencode-1", from: "1.0.0", to: "1.18.33" } as const;

/** Every tool that changes files is governed by `edit`; every other by its own name. */
const TOOLS: Readonly<Record<OpenCode1Tool, Row>> = {
  bash: ["bash", "parsed-command", "each-call", "each-call", "seen"],
  read: ["read", "path-relative-to-worktree", "each-call", "each-call", "seen"],
  write: ["edit", "path-relative-to-worktree", "each-call", "each-call", "seen"],
  edit: ["edit", "path-relative-to-worktree", "each-call", "each-call", "seen"],
  apply_patch: ["edit", "paths-of-patch", "each-call", "each-call"],
  glob: ["glob", "pattern", "each-call", "each-call", "seen"],
  grep: ["grep", "pattern", "each-call", "each-call", "seen"],
  list: ["list", "unknown", "unknown", "unknown"],
  webfetch: ["webfetch", "url", "each-call", "never", "seen"],
  websearch: ["websearch", "query", "each-call", "never"],
  task: ["task", "agent-id", "each-call", "never", "seen"],
  todowrite: ["todowrite", "star", "each-call", "never", "seen"],
  question: ["question", "none", "never", "never", "seen"],
  skill: ["skill", "skill-id", "each-call", "never", "seen"],
  lsp: ["lsp", "star", "each-call", "each-call"],
  batch: ["batch", "unknown", "unknown", "unknown"],
  plan_enter: ["plan_enter", "unknown", "unknown", "unknown"],
  plan_exit: ["plan_exit", "unknown", "unknown", "unknown"],
  invalid: ["invalid", "none", "never", "never", "seen"],
};

export const OPENCODE_1_TOOLS: readonly KnownTool[] = Object.entries(TOOLS).map(
  ([name, [action, resource, asked, outside, seen]]): KnownTool => ({
    host: "opencode-1",
    name,
    codePath: null,
    door: "direct",
    action,
    asked,
    resource,
    outside,
    versions: seen === "seen" ? SEEN : IN_SOURCE,
  }),
);
