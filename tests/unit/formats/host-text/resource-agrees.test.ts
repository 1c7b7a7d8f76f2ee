// Readers may not import what is known of the hosts, so `resource.ts` names tools, keys and actions a second time. Here the two
// are held against each other: every tool of either host, with the parameters that it is known to take.

import { describe, expect, test } from "vitest";
import { coverageRoot } from "@/lib/base/coverage-tree.ts";
import { cursorAt } from "@/lib/base/cursor.ts";
import { pointerFrom } from "@/lib/base/json-pointer.ts";
import { permissionResource } from "@/lib/formats/host-text/resource.ts";
import { FACTS } from "@/lib/knowledge/hosts/facts.ts";
import { toolPermission } from "@/lib/knowledge/tool-permissions.ts";

/** What one value of the input shows. Of a patch that is the files in its text, which are read elsewhere. */
const SHOWN: ReadonlySet<string> = new Set(["command", "path", "pattern", "url", "query", "agent", "skill"]);

describe.each([
  ["opencode-1", 1],
  ["opencode-2", 2],
] as const)("tools of %s", (host, dialect) => {
  const tools = FACTS.flatMap((record) =>
    record.kind === "tool" && record.host === host
      ? [{ name: record.tool.name, keys: (record.parameters ?? []).map(({ name }) => name) }]
      : [],
  );
  const readOf = (name: string, keys: readonly string[]) => {
    const input = Object.fromEntries(keys.map((key) => [key, `the ${key}`]));
    return permissionResource(cursorAt(input, pointerFrom(["input"]), coverageRoot()), name, dialect);
  };

  test("a value is read for those of which one is known to be asked, and for no other", () => {
    const shown = tools.filter(({ name }) => SHOWN.has(toolPermission(host, name).kind));
    const read = tools.filter(({ name, keys }) => readOf(name, keys) !== null);
    expect(shown.length).toBeGreaterThan(8);
    expect(read.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
  });

  test("it is the parameter of that kind", () => {
    const kinds = tools.flatMap(({ name, keys }) => {
      const value = readOf(name, keys)?.value.value;
      return value === undefined ? [] : [[toolPermission(host, name).kind, value] as const];
    });
    const allowed: Readonly<Record<string, readonly string[]>> = {
      command: ["the command"],
      path: ["the path", "the filePath"],
      pattern: ["the pattern"],
      url: ["the url"],
      query: ["the query"],
      agent: ["the agent", "the subagent_type"],
      skill: ["the id", "the name"],
    };
    expect(kinds.filter(([kind, value]) => !allowed[kind]?.includes(value))).toEqual([]);
  });

  test("its action is the host's own where that is another tool's and the host is 1.x, else the tool's name", () => {
    const wrong = [...tools.map(({ name, keys }) => ({ name, read: readOf(name, keys) }))].filter(
      ({ name, read }) =>
        read !== null && read.action !== (dialect === 1 ? toolPermission(host, name).action : name),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test("tools of earlier 1.x that changed files are edits in both", () => {
  for (const name of ["multiedit", "patch", "apply_patch", "write"]) {
    const input = cursorAt({ filePath: "a" }, pointerFrom(["input"]), coverageRoot());
    expect(permissionResource(input, name, 1)?.action).toBe(toolPermission("opencode-1", name).action);
  }
});
