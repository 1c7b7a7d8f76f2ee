// The root of the project, which rows of 1.x name: what counts as inside, and what its paths are seen from.

import { describe, expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import { isKnown } from "@/lib/model/claim.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { assistant, session1, user } from "@/tests/scenario/rows-1.ts";
import { at, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const RULES = [
  { permission: "*", pattern: "*", action: "allow" },
  { permission: "edit", pattern: "dev/src/*", action: "deny" },
];

function edit(path: string): JsonObject {
  return {
    type: "tool",
    tool: "edit",
    callID: "call_x",
    state: {
      status: "completed",
      input: { filePath: path },
      output: "",
      title: "",
      metadata: {},
      time: { start: at(2), end: at(3) },
    },
  };
}

/** An edit in `/home/dev`, and the roots that its rows name. */
function analysedIn(roots: readonly (string | null)[], path = "/home/dev/src/a.ts") {
  const rows = roots.map((root, index) => assistant(2 + index, index === 0 ? [edit(path)] : [], { root }));
  return analysed(session1([user(1), ...rows], { permission: RULES }));
}

function matchIn(roots: readonly (string | null)[], path?: string): string {
  const { ruleMatches } = analysedIn(roots, path);
  return ruleMatches.map(({ verdict, lack }) => `${said(verdict)} ${lack}`).join();
}

describe("a file of 1.x is asked for as seen from the project's root", () => {
  test("above the session's directory, so that a rule for a path from the root decides", () => {
    expect(matchIn(["/home"])).toBe('inferred "deny" by rules-for-made-question null');
    expect(matchIn(["/home", "/home"])).toContain('"deny"');
  });

  test("at the directory, the same rule is for another file", () => {
    expect(matchIn(["/home/dev"])).toContain('"allow"');
  });

  test("must not: rules-for-made-question · where no row names it, or two differ, nothing is chosen", () => {
    expect(matchIn([null])).toBe("unknown: not recorded unplaced");
    expect(matchIn(["/home", "/home/dev"])).toBe("unknown: not recorded unplaced");
  });

  test("one outside the directory and inside the project asks for no folder", () => {
    const verdict = (root: string) => {
      const outside = { permission: "external_directory", pattern: "*", action: "deny" };
      const { ruleMatches } = analysed(
        session1([user(1), assistant(2, [edit("/home/other/a.ts")], { root })], {
          permission: [...RULES, outside],
        }),
      );
      return ruleMatches.map((match) => said(match.verdict)).join();
    };
    expect(verdict("/home")).toContain('"allow"');
    expect(verdict("/home/dev")).toContain('"deny"');
  });
});

describe("the root as a claim", () => {
  const rootOf = (roots: readonly (string | null)[]) => analysedIn(roots).ruleSets[0]?.root;

  test("is observed with the row that names it first", () => {
    const root = rootOf([null, "/home", "/home"]);
    expect(root && said(root)).toBe('observed "/home" by stated');
    expect(root && isKnown(root) && root.grounds).toMatchObject([
      { says: "project-root", ref: { at: "/messages/2/info/path/root" } },
    ]);
  });

  test("is unknown where rows differ, with both places, and where none names it", () => {
    const root = rootOf(["/home", "/home/dev"]);
    expect(root && said(root)).toBe("unknown: ambiguous");
    expect(root?.standing === "unknown" && root.grounds).toHaveLength(2);
    expect(rootOf([null])?.standing).toBe("unknown");
  });

  test("no file of 2.x holds it", () => {
    const { ruleSets } = analysed(session("ses_lead", [prompt(1), step(2, [])]));
    expect(ruleSets.map(({ root }) => said(root))).toEqual(["unknown: not recorded"]);
  });
});
