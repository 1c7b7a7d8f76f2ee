import { expect, test } from "vitest";
import { coverageRoot } from "@/lib/base/coverage-tree.ts";
import { cursorAt } from "@/lib/base/cursor.ts";
import type { Json } from "@/lib/base/json.ts";
import { pointerFrom } from "@/lib/base/json-pointer.ts";
import { permissionResource, type RuleDialect } from "@/lib/formats/host-text/resource.ts";

const resource = (tool: string, input: Json, dialect: RuleDialect = 2) =>
  permissionResource(cursorAt(input, pointerFrom(["input"]), coverageRoot()), tool, dialect);

test.each([
  ["shell", { command: "ls" }, "shell", "ls", "/input/command"],
  ["bash", { command: "ls" }, "bash", "ls", "/input/command"],
  ["edit", { path: "a.ts" }, "edit", "a.ts", "/input/path"],
  ["read", { filePath: "/p/a.ts" }, "read", "/p/a.ts", "/input/filePath"],
  ["write", { path: "a.ts" }, "write", "a.ts", "/input/path"],
  ["webfetch", { url: "https://a.test" }, "webfetch", "https://a.test", "/input/url"],
  ["glob", { pattern: "*.ts", path: "src" }, "glob", "*.ts", "/input/pattern"],
  ["grep", { pattern: "x" }, "grep", "x", "/input/pattern"],
  ["subagent", { agent: "tester" }, "subagent", "tester", "/input/agent"],
  ["browser", { url: "https://x" }, "browser", "https://x", "/input/url"],
])("2.x looks for %s %j", (tool, input, action, value, at) => {
  expect(resource(tool, input)).toMatchObject({ action, value: { value, at } });
});

test.each(["write", "apply_patch", "edit"])("1.x asks for %s as edit", (tool) => {
  expect(resource(tool, { filePath: "a" }, 1)?.action).toBe("edit");
});

test("no resource without a known tool, a stated member or a readable value", () => {
  expect(resource("todowrite", { todos: [] })).toBeNull();
  expect(resource("shell", {})).toBeNull();
  expect(resource("shell", { command: 5 })).toBeNull();
  expect(resource("shell", '{"command":"ls')).toBeNull();
  expect(resource("shell", { redacted: "tool-input:c" })).toBeNull();
  expect(resource("shell", { command: "[redacted:command:c]" })).toBeNull();
  expect(resource("constructor", { url: "x" })).toBeNull();
});

test.each([
  ["shell", { command: "ls" }, "session", "none is named"],
  ["shell", { command: "ls", workdir: null }, "session", "none is named"],
  ["shell", { command: "ls", workdir: "/q" }, { value: "/q", at: "/input/workdir" }, "as stated"],
  ["bash", { command: "ls", workdir: "sub" }, { value: "sub", at: "/input/workdir" }, "as stated"],
  ["shell", { command: "ls", workdir: "[redacted:path:c]" }, "hidden", "named, and not readable"],
  ["shell", { command: "ls", workdir: 5 }, "hidden", "named, and not readable"],
  ["shell", { command: "ls", cwd: "/q" }, "session", "no parameter of either host"],
  ["grep", { pattern: "x", path: "src" }, { value: "src", at: "/input/path" }, "where a search looks"],
  ["read", { path: "/p/a" }, "session", "no folder of its own"],
] as const)("%s %j: folder %j: %s", (tool, input, folder, _why) => {
  expect(resource(tool, input)?.folder).toEqual(folder);
});
