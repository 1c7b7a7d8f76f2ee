// The permission actions of both lines, each with the tools that answer to it: gathered from the records of the tools, and those that
// no tool has for its own. An action that is not known is a row too, and not left out.

import type { FactVersions, SaveScope } from "../../model/host-fact.ts";
import type { RuleFact, ToolFact } from "../../model/host-fact-names.ts";
import type { Asked, ResourceKind, ToolHost } from "../../model/host-tools.ts";
import type { AuthorityKind } from "../../model/warrant.ts";
import type { NonEmpty, ToolRecord } from "./fact-record.ts";
import { ON_1_18_33, ON_2_0_16 } from "./facts/head.ts";
import { TOOL_RECORDS } from "./facts/tools.ts";

export interface PermissionAction {
  readonly host: ToolHost;
  /** null: which action these tools answer to is not known. */
  readonly action: string | null;
  readonly tools: readonly ToolFact[];
  readonly resources: readonly ResourceKind[];
  readonly asked: readonly Asked[];
  readonly save: readonly SaveScope[];
  readonly authority: NonEmpty<AuthorityKind>;
  readonly versions: FactVersions;
  /** Where more is said of it than of its tools. */
  readonly see: readonly RuleFact[];
}

/** Names that no tool has for its own; `<server>_<tool>` stands for one of any MCP server. */
const WITHOUT_A_TOOL: readonly PermissionAction[] = [
  {
    host: "opencode-2",
    action: "external_directory",
    tools: [],
    resources: ["folder-outside"],
    asked: ["each-call"],
    save: ["unknown"],
    authority: ["host-source", "live"],
    versions: ON_2_0_16,
    see: ["shell-commands-parsed", "opencode-2-outside-in-source"],
  },
  {
    host: "opencode-2",
    action: "<server>_<tool>",
    tools: [],
    resources: ["star"],
    asked: ["each-call"],
    save: ["unknown"],
    authority: ["host-source"],
    versions: ON_2_0_16,
    see: ["mcp-tools"],
  },
  {
    host: "opencode-1",
    action: "external_directory",
    tools: [],
    resources: ["folder-outside"],
    asked: ["each-call"],
    save: ["that-folder"],
    authority: ["host-source"],
    versions: ON_1_18_33,
    see: ["opencode-1-paths-of-commands"],
  },
  {
    host: "opencode-1",
    action: "doom_loop",
    tools: [],
    resources: ["tool-name"],
    asked: ["each-call"],
    save: ["that-tool"],
    authority: ["host-source"],
    versions: ON_1_18_33,
    see: ["opencode-1-doom-loop"],
  },
  {
    host: "opencode-1",
    action: "<server>_<tool>",
    tools: [],
    resources: ["star"],
    asked: ["each-call"],
    save: ["star"],
    authority: ["host-source"],
    versions: ON_1_18_33,
    see: ["opencode-1-code-mode"],
  },
];

/** What more is said of an action that several tools share, or that decides about others. */
const SEE: Readonly<Record<string, readonly RuleFact[]>> = {
  "opencode-2 browser": ["browser-shared-action"],
  "opencode-2 execute": ["surface-rule"],
  "opencode-2 shell": ["shell-commands-parsed", "shell-save-prefix"],
  "opencode-1 bash": ["opencode-1-shell-words"],
};

export const PERMISSION_ACTIONS: readonly PermissionAction[] = [
  ...gathered("opencode-2"),
  ...WITHOUT_A_TOOL.filter(({ host }) => host === "opencode-2"),
  ...gathered("opencode-1"),
  ...WITHOUT_A_TOOL.filter(({ host }) => host === "opencode-1"),
];

function gathered(host: ToolHost): readonly PermissionAction[] {
  const groups = new Map<string | null, ToolRecord[]>();
  for (const record of TOOL_RECORDS) {
    if (record.tool.host !== host) continue;
    const group = groups.get(record.tool.action);
    if (group === undefined) groups.set(record.tool.action, [record]);
    else group.push(record);
  }
  return [...groups].flatMap(([action, records]) => actionOf(host, action, records));
}

function actionOf(
  host: ToolHost,
  action: string | null,
  records: readonly ToolRecord[],
): readonly PermissionAction[] {
  const [first, ...others] = [...new Set(records.flatMap(({ authority }) => authority))];
  if (first === undefined) return [];
  const versions = new Set(records.map((record) => JSON.stringify(record.versions)));
  return [
    {
      host,
      action,
      tools: records.map(({ id }) => id),
      resources: distinct(records.map(({ tool }) => tool.resource)),
      asked: distinct(records.map(({ tool }) => tool.asked)),
      save: distinct(records.map(({ save }) => save)),
      authority: [first, ...others],
      versions: versions.size === 1 ? (records[0]?.versions ?? null) : null,
      see: SEE[`${host} ${action}`] ?? [],
    },
  ];
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
