// Files about permissions, made where a test needs them: a lead with rules, refusals and a long call, a child that is refused,
// a session in which nothing was, and one with very many rules and calls.

import { writeFileSync } from "node:fs";
import type { TestInfo } from "@playwright/test";
import type { Json, JsonObject } from "../../lib/base/json.ts";
import { acknowledged, idle, notice, prompt, session, step, tool } from "../scenario/rows-2.ts";

const CHILD = "ses_children";
export const REFUSED_TITLE = "Tidy the build";
export const QUIET_TITLE = "Nothing refused";
export const MANY_TITLE = "Many rules";

const RULES = [
  { action: "*", resource: "*", effect: "allow" },
  { action: "shell", resource: "rm *", effect: "deny" },
  { action: "edit", resource: "src/generated/*", effect: "deny" },
  { action: "shell", resource: "git push *", effect: "ask" },
  { action: "external_directory", resource: "/etc/*", effect: "deny" },
];

const denied = (action: string): JsonObject => ({
  type: "permission.rejected",
  message: `Permission denied: ${action}`,
});

function lead(): JsonObject {
  const calls: readonly (readonly [string, string, JsonObject, JsonObject | null])[] = [
    ["call_rm", "shell", { command: "cd build && rm -rf out" }, denied("shell")],
    ["call_find", "shell", { command: "find . -name '*.o' | xargs rm" }, null],
    ["call_write", "write", { path: "src/generated/a.ts", content: "x" }, denied("edit")],
    ["call_cat", "shell", { command: "cat > src/generated/a.ts <<'E'\nx\nE" }, null],
    ["call_case", "shell", { command: 'case "$1" in a) rm a;; esac' }, null],
  ];
  const rows: Json[] = [prompt(1), step(2, [acknowledged("call_dispatch", CHILD, [2, 3])])];
  for (const [index, [call, name, given, error]] of calls.entries()) {
    const at = 4 + index * 2;
    rows.push(step(at, [tool(call, name, given, [at, at + 1], error ? { error } : {})]));
  }
  rows.push(
    step(20, [tool("call_push", "shell", { command: "git push origin main", workdir: "tools" }, [20, 67])], {
      to: 68,
    }),
    notice(70, CHILD),
    step(71),
    idle(73),
  );
  return session("ses_leading", rows, { title: REFUSED_TITLE, rules: RULES });
}

function child(): JsonObject {
  const declined = { type: "aborted", message: "The user declined this tool call" };
  const own = step(5, [tool("call_env", "read", { path: "/etc/secrets.env" }, [5, 6], { error: declined })]);
  const interrupted = { ...own, finish: "error", error: { type: "aborted", message: "Step interrupted" } };
  return session(CHILD, [prompt(4), interrupted], {
    title: "look around",
    parent: "ses_leading",
    agent: "researcher",
    // The first entry is no rule: what matches stands after it.
    rules: [{ action: "shell", resource: null, effect: "allow" }, ...RULES.slice(3)],
  });
}

function many(): JsonObject {
  const rules = Array.from({ length: 200 }, (_, index) => ({
    action: index % 2 === 0 ? "shell" : "edit",
    resource: `tool-${index} *`,
    effect: index % 3 === 0 ? "deny" : "allow",
  }));
  const steps = Array.from({ length: 400 }, (_, index) =>
    step(
      2 + index,
      Array.from({ length: 2 }, (__, part) => {
        const name = `tool-${(index * 2 + part) % 200}`;
        const error = index % 2 === 0 && part === 0 ? { error: denied("shell") } : {};
        return tool(
          `call_${index}_${part}`,
          "shell",
          { command: `${name} ${index}` },
          [2 + index, 2.5 + index],
          error,
        );
      }),
      { to: 2.9 + index },
    ),
  );
  return session("ses_many_rules", [prompt(1), ...steps, idle(500)], { title: MANY_TITLE, rules });
}

/** Writes the files and returns their paths. */
export function permissionFiles(
  info: Pick<TestInfo, "outputPath">,
): Readonly<Record<"lead" | "child" | "quiet" | "many", string>> {
  const write = (name: string, value: Json): string => {
    const path = info.outputPath(`${name}.json`);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };
  return {
    lead: write("lead", lead()),
    child: write("child", child()),
    quiet: write(
      "quiet",
      session(
        "ses_quiet",
        [prompt(1), step(2, [tool("call_ls", "shell", { command: "ls" }, [2, 3])]), idle(9)],
        {
          title: QUIET_TITLE,
        },
      ),
    ),
    many: write("many", many()),
  };
}
