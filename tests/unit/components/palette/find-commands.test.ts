// Commands by a few letters, in either language.

import { expect, test } from "vitest";
import type { Command } from "../../../../components/palette/commands.ts";
import { findCommands } from "../../../../components/palette/find-commands.ts";

function command(label: string, also: string): Command {
  return { id: label, group: "view", label, also, keyId: null, isOn: null, run: () => undefined };
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
