// Which tool of 2.x does what one of 1.x did, and how its parameters are called there. Sources: the host's own hint to a model
// whose session was taken over, and the host's code that takes sessions over.

import type { FactSource, FactVersions } from "../../model/host-fact.ts";
import type { OpenCode1Tool, OpenCode2Tool } from "../../model/host-tools.ts";
import type { AuthorityKind } from "../../model/warrant.ts";
import type { NonEmpty } from "./fact-record.ts";

export interface RenamedParameter {
  readonly from: string;
  /** null: gone. */
  readonly to: string | null;
  /** No document says so: it is what the parameters of both tools differ by. */
  readonly isReading?: true;
}

export interface RenamedTool {
  readonly from: OpenCode1Tool;
  /** null: 2.x has no such tool. */
  readonly to: OpenCode2Tool | null;
  readonly parameters: readonly RenamedParameter[];
  readonly source: FactSource;
  readonly authority: NonEmpty<AuthorityKind>;
  /** Of the line that has the new name. */
  readonly versions: FactVersions;
}

const PATH: readonly RenamedParameter[] = [{ from: "filePath", to: "path" }];

const PAGE = {
  source: { document: "v2-builtin-tools", section: "6" },
  authority: ["host-source"],
  versions: { from: "2.0.16", to: "2.0.16" },
} as const;
/** A section that the notes mark as read in the source. */
const NOTES = {
  source: { document: "export-notes", section: "4" },
  authority: ["host-source"],
  versions: null,
} as const;

/** Tools that have another name, other parameters, or are gone. What is not here is called alike in both lines. */
export const RENAMED_TOOLS: readonly RenamedTool[] = [
  { from: "bash", to: "shell", parameters: [{ from: "description", to: null, isReading: true }], ...PAGE },
  {
    from: "task",
    to: "subagent",
    parameters: [
      { from: "subagent_type", to: "agent" },
      { from: "task_id", to: "sessionID" },
      { from: "command", to: null, isReading: true },
    ],
    ...PAGE,
  },
  { from: "apply_patch", to: "patch", parameters: [], ...PAGE },
  { from: "read", to: "read", parameters: PATH, ...PAGE },
  { from: "edit", to: "edit", parameters: PATH, ...PAGE },
  { from: "write", to: "write", parameters: PATH, ...PAGE },
  { from: "skill", to: "skill", parameters: [{ from: "name", to: "id" }], ...PAGE },
  // `read` of a folder lists it.
  { from: "list", to: "read", parameters: [{ from: "ignore", to: null, isReading: true }], ...PAGE },
  { from: "todowrite", to: null, parameters: [], ...PAGE },
  { from: "lsp", to: null, parameters: [], ...PAGE },
  { from: "batch", to: null, parameters: [], ...NOTES },
];

/** Names of 1.x that are no tool of 2.x. A session taken over keeps them in its old calls. */
export const NAMES_GONE: readonly OpenCode1Tool[] = [
  "todowrite",
  "list",
  "lsp",
  "task",
  "bash",
  "apply_patch",
  "batch",
];
