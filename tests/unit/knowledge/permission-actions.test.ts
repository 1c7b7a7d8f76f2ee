// The permission actions of both lines: every tool stands under one, none is lost, and none is said of which nothing is known.

import { describe, expect, test } from "vitest";
import { factOf } from "@/lib/knowledge/hosts/facts.ts";
import { PERMISSION_ACTIONS } from "@/lib/knowledge/hosts/permission-actions.ts";
import { RENAMED_TOOLS } from "@/lib/knowledge/hosts/renames.ts";
import { knownTools } from "@/lib/knowledge/hosts/tool-names.ts";
import type { ToolHost } from "@/lib/model/host-tools.ts";

const of = (host: ToolHost) => PERMISSION_ACTIONS.filter((action) => action.host === host);
const row = (host: ToolHost, action: string | null) => of(host).find((one) => one.action === action);

describe.each(["opencode-2", "opencode-1"] as const)("%s", (host) => {
  test("every tool stands under exactly one action, the one its own record names", () => {
    const placed = of(host).flatMap(({ tools, action }) =>
      tools.map((id) => [id.slice(id.indexOf(".") + 1), action]),
    );
    const known = knownTools(host).map(({ name, action }) => [name, action]);
    expect(placed.toSorted()).toEqual(known.toSorted());
  });

  test("each is there once, and what it points to is there", () => {
    const names = of(host).map(({ action }) => action);
    expect(new Set(names).size).toBe(names.length);
    expect(of(host).flatMap(({ see }) => see.filter((id) => factOf(id) === null))).toEqual([]);
  });
});

test("names without a tool of their own are there too", () => {
  const bare = PERMISSION_ACTIONS.filter(({ tools }) => tools.length === 0);
  expect(bare.map(({ host, action }) => `${host} ${action}`)).toEqual([
    "opencode-2 external_directory",
    "opencode-2 <server>_<tool>",
    "opencode-1 external_directory",
    "opencode-1 doom_loop",
    "opencode-1 <server>_<tool>",
  ]);
});

test("the five managing tools are a row whose action nobody knows", () => {
  expect(row("opencode-2", null)?.tools).toHaveLength(5);
  expect(row("opencode-2", null)?.asked).toEqual(["unknown"]);
});

test("a row says all that its tools say, and of no more versions than they share", () => {
  const edit = row("opencode-2", "edit");
  expect(edit?.resources).toEqual(["path-relative-to-session", "paths-of-patch"]);
  expect(edit?.versions).toEqual({ from: "2.0.16", to: "2.0.16" });
  expect(row("opencode-2", "browser")?.tools).toHaveLength(45);
  expect(row("opencode-2", "browser")?.asked).toEqual(["never"]);
  expect(row("opencode-1", "list")?.versions).toBeNull();
  expect(row("opencode-1", "read")?.save).toEqual(["star", "those-servers"]);
});

test("every rename says where it stands; what no document says is marked as ours", () => {
  for (const { from, source } of RENAMED_TOOLS) expect(source.section, from).toMatch(/^\d/);
  const ours = RENAMED_TOOLS.flatMap(({ from, parameters }) =>
    parameters.filter(({ isReading }) => isReading === true).map((parameter) => `${from}.${parameter.from}`),
  );
  expect(ours).toEqual(["bash.description", "task.command", "list.ignore"]);
});
