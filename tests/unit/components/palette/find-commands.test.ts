// Commands by a few letters, in either language.

import { describe, expect, test } from "vitest";
import type { Command, CommandGroup } from "../../../../components/palette/commands.ts";
import { findCommands } from "../../../../components/palette/find-commands.ts";

function command(label: string, also: string, group: CommandGroup = "view"): Command {
  return { id: label, group, label, also, keyId: null, isOn: null, run: () => undefined };
}

const COMMANDS = [
  command("Show Timeline", "显示时间线"),
  command("Show Dispatches", "显示派发"),
  command("Theme: Dark", "主题：深色"),
  command("Dispatch 12, reviewer, Check the tide table", "派发 12，reviewer，Check the tide table"),
];
const found = (typed: string) => findCommands(COMMANDS, typed).map(({ label }) => label);

test.each([
  ["timeline", "Show Timeline"],
  ["时间线", "Show Timeline"],
  ["深色", "Theme: Dark"],
  ["dark theme", "Theme: Dark"],
  ["tmln", "Show Timeline"],
  ["rev tide", "Dispatch 12, reviewer, Check the tide table"],
  ["派发 12", "Dispatch 12, reviewer, Check the tide table"],
])("%j finds %j first", (typed, label) => {
  expect(found(typed)[0]).toBe(label);
});

test("nothing typed lists all, and what no command has finds none", () => {
  expect(found("  ")).toHaveLength(COMMANDS.length);
  expect(found("zzz")).toEqual([]);
});

describe("what the app calls so stands before what files call so", () => {
  const named = [
    command("Show Permissions", "显示权限"),
    command("Show Tools", "显示工具"),
    command(
      "Open Harbour permits and 权限 of the quay",
      "打开 Harbour permits and 权限 of the quay",
      "bundle",
    ),
    command("Open Perm", "打开 Perm", "bundle"),
    command("Open Supermarket", "打开 Supermarket", "bundle"),
    command("Dispatch 1, tools-maker", "派发 1，tools-maker", "dispatch"),
  ];
  const order = (typed: string) => findCommands(named, typed).map(({ label }) => label);

  test.each([
    ["perm", "Show Permissions"],
    ["PERMI", "Show Permissions"],
    ["权限", "Show Permissions"],
    ["tool", "Show Tools"],
  ])("%j finds %j first", (typed, label) => {
    expect(order(typed)[0]).toBe(label);
  });

  test("a name of a file comes first where no command begins so", () => {
    expect(order("harb")[0]).toBe("Open Harbour permits and 权限 of the quay");
    expect(order("perm qu")[0]).toBe("Open Harbour permits and 权限 of the quay");
    expect(order("tools-m")[0]).toBe("Dispatch 1, tools-maker");
  });

  test("the middle of a word comes after every beginning of one", () => {
    expect(order("perm").at(-1)).toBe("Open Supermarket");
  });
});
