// What a session's own rules say of its calls: computed for the call as recorded, inferred where something was made of it,
// not known where an entry that nobody could read may decide.

import { describe, expect, test } from "vitest";
import { isJsonObject, type JsonObject } from "@/lib/base/json.ts";
import { isKnown } from "@/lib/model/claim.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { assistant, session1, user } from "@/tests/scenario/rows-1.ts";
import { prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const RULES = [
  { action: "*", resource: "*", effect: "allow" },
  { action: "shell", resource: "rm *", effect: "deny" },
  { action: "shell", resource: "git push*", effect: "ask" },
  { action: "edit", resource: "src/*", effect: "deny" },
];

function matchOf(name: string, input: JsonObject, rules: readonly JsonObject[] = RULES) {
  const call = tool("call_x", name, input, [2, 3]);
  const { ruleMatches } = analysed(session("ses_lead", [prompt(1), step(2, [call])], { rules }));
  expect(ruleMatches).toHaveLength(1);
  const [match] = ruleMatches;
  if (match === undefined) throw new Error("no match");
  return match;
}

const verdictOf = (name: string, input: JsonObject, rules?: readonly JsonObject[]): string =>
  said(matchOf(name, input, rules).verdict);

const shell = (command: string, rules?: readonly JsonObject[]): string =>
  verdictOf("shell", { command }, rules);

test("holds: rules-for-recorded-call · the recorded command itself is what a rule is held against", () => {
  expect(shell("rm -rf build")).toBe('computed "deny" by rules-for-recorded-call');
  expect(shell("git push origin")).toBe('computed "ask" by rules-for-recorded-call');
  expect(shell("make")).toBe('computed "allow" by rules-for-recorded-call');
  expect(verdictOf("edit", { path: "src/a.ts" })).toBe('computed "deny" by rules-for-recorded-call');
});

test("must not: rules-for-recorded-call · a line of several commands, a path made relative, another tool's action", () => {
  expect(shell("cd src && make")).toBe('inferred "allow" by rules-for-made-question');
  expect(verdictOf("edit", { path: "/home/dev/demo/src/a.ts" })).toBe(
    'inferred "deny" by rules-for-made-question',
  );
  expect(verdictOf("write", { path: "src/a.ts" })).toBe('inferred "deny" by rules-for-made-question');
});

test("holds: rules-for-made-question · one denied command denies the line, as the host asks for each", () => {
  expect(shell("make; rm -rf build")).toBe('inferred "deny" by rules-for-made-question');
  expect(shell("make; git push origin")).toBe('inferred "ask" by rules-for-made-question');
});

test("must not: rules-for-made-question · a line that is not split has no verdict, whatever a rule says of the whole", () => {
  const match = matchOf("shell", { command: "rm x; case y in y) z;; esac" });
  expect([said(match.verdict), match.lack]).toEqual(["unknown: unreadable", "not-split"]);
  expect(match.asItStands).toMatchObject({ effect: "deny" });
});

describe("the folder that a call names", () => {
  const OUTSIDE = [...RULES, { action: "external_directory", resource: "*", effect: "deny" }];

  test("holds: rules-for-made-question · one outside is asked for itself", () => {
    const match = matchOf("shell", { command: "make", workdir: "/srv/x" }, OUTSIDE);
    expect(said(match.verdict)).toBe('inferred "deny" by rules-for-made-question');
    expect(match.folder).toEqual({ path: "/srv/x" });
    expect(verdictOf("grep", { pattern: "x", path: "/srv/x" }, OUTSIDE)).toBe(
      'inferred "deny" by rules-for-made-question',
    );
  });

  test("must not: rules-for-made-question · nor for one inside, nor where none is named", () => {
    expect(verdictOf("shell", { command: "make", workdir: "src" }, OUTSIDE)).toContain('"allow"');
    expect(matchOf("shell", { command: "make" }, OUTSIDE)).toMatchObject({ folder: null });
  });

  test("one that is redacted leaves the verdict open, never guessed", () => {
    const match = matchOf("shell", { command: "make", workdir: "[redacted:path:c]" }, OUTSIDE);
    expect([said(match.verdict), match.lack, match.folder]).toEqual([
      "unknown: not recorded",
      "open",
      { path: null },
    ]);
  });
});

describe("a patch", () => {
  const patchText = (...paths: readonly string[]) =>
    ["*** Begin Patch", ...paths.map((path) => `*** Delete File: ${path}`), "*** End Patch"].join("\n");

  test("holds: rules-for-made-question · its files are read out of its text, and one denied file denies it", () => {
    const match = matchOf("patch", { patchText: patchText("a.ts", "src/b.ts") });
    expect(said(match.verdict)).toBe('inferred "deny" by rules-for-made-question');
    expect(match.files).toEqual([
      { path: "a.ts", movesTo: null },
      { path: "src/b.ts", movesTo: null },
    ]);
    expect(match.place.at).toBe("/messages/1/content/0/state/input/patchText");
    expect(verdictOf("patch", { patchText: patchText("a.ts") })).toContain('inferred "allow"');
  });

  test("must not: rules-for-made-question · a text that is not in the form of a patch, or one that is redacted", () => {
    const wrapped = matchOf("patch", { patchText: `cat <<E\n${patchText("src/b.ts")}\nE` });
    expect([said(wrapped.verdict), wrapped.lack, wrapped.files]).toEqual([
      "unknown: unreadable",
      "in-text",
      null,
    ]);
    expect(verdictOf("patch", { patchText: "[redacted:text:c]" })).toMatch(/^unknown/);
    expect(matchOf("apply_patch", { patchText: patchText("src/b.ts") }).lack).toBe("not-known");
  });

  test("in 1.x a file is seen from the project's root, and of one that moves the old place alone is asked", () => {
    const input = {
      patchText: patchText("b.ts").replace("Delete", "Update").replace("b.ts", "b.ts\n*** Move to: src/b.ts"),
    };
    const state = {
      status: "completed",
      input,
      output: "ok",
      title: "",
      metadata: {},
      time: { start: 2, end: 3 },
    };
    const row = assistant(2, [{ type: "tool", tool: "apply_patch", callID: "call_x", state }], {
      root: "/home",
    });
    const denying = (pattern: string) =>
      analysed(
        session1([user(1), row], {
          permission: [
            { permission: "*", pattern: "*", action: "allow" },
            { permission: "edit", pattern, action: "deny" },
          ],
        }),
      ).ruleMatches.map(({ verdict }) => said(verdict));
    expect(denying("dev/b.ts")).toEqual(['inferred "deny" by rules-for-made-question']);
    expect(denying("b.ts")).toEqual(['inferred "allow" by rules-for-made-question']);
    expect(denying("dev/src/b.ts")).toEqual(['inferred "allow" by rules-for-made-question']);
  });

  test("each patch of its own files is a call of its own", () => {
    const calls = ["src/a.ts", "b.ts", "b.ts"].map((path, index) =>
      tool(`call_${index}`, "patch", { patchText: patchText(path) }, [2, 3]),
    );
    const { ruleMatches } = analysed(session("ses_lead", [prompt(1), step(2, calls)], { rules: RULES }));
    expect(ruleMatches.map(({ calls: ids }) => ids.length).toSorted()).toEqual([1, 2]);
  });
});

test("no rule that matches is said as that, not as an ask", () => {
  expect(shell("make", RULES.slice(1))).toBe('computed "no-match" by rules-for-recorded-call');
  expect(shell("make && rm x", RULES.slice(1))).toBe('inferred "deny" by rules-for-made-question');
  expect(shell("make && ls", RULES.slice(1))).toBe('inferred "no-match" by rules-for-made-question');
});

test("a deciding rule whose word no host knows gives no verdict", () => {
  const match = matchOf("shell", { command: "make" }, [{ action: "*", resource: "*", effect: "maybe" }]);
  expect([said(match.verdict), match.lack]).toEqual(["unknown: unreadable", "effect"]);
});

test("the evidence is the call's input, its tool, and the rule that decides", () => {
  const { verdict, place } = matchOf("shell", { command: "rm -rf build" });
  expect(isKnown(verdict) && verdict.grounds.map((one) => one.kind === "present" && one.says)).toEqual([
    "input",
    "tool-name",
    "session-rule",
  ]);
  expect(isKnown(verdict) && verdict.grounds.at(-1)).toMatchObject({ ref: { at: "/info/permissions/1" } });
  expect(place.at).toBe("/messages/1/content/0/state/input/command");
});

describe("an entry that is no rule", () => {
  const unread = { action: "shell", resource: 5, effect: "allow" };
  const [all, rm] = RULES;

  test("after the rule that matches, it may decide: no verdict, and its place is shown", () => {
    const match = matchOf("shell", { command: "rm x" }, [all ?? {}, rm ?? {}, unread]);
    expect([said(match.verdict), match.lack]).toEqual(["unknown: unreadable", "unread"]);
    const { verdict } = match;
    expect(verdict.standing === "unknown" && verdict.grounds.at(-1)).toMatchObject({
      ref: { at: "/info/permissions/2" },
    });
  });

  test("before the rule that matches, it changes nothing", () => {
    expect(shell("rm x", [unread, all ?? {}, rm ?? {}])).toBe('computed "deny" by rules-for-recorded-call');
  });

  test("where no rule matches, it may decide wherever it stands", () => {
    expect(shell("make", [unread, rm ?? {}])).toBe("unknown: unreadable");
  });

  test("nothing rests on a denial that it may overrule: who decided stays inferred", () => {
    const error = { type: "permission.rejected", message: "Permission denied: shell" };
    const call = tool("call_x", "shell", { command: "rm x" }, [2, 3], { error });
    const by = (rules: readonly (JsonObject | undefined)[]) => {
      const analysis = analysed(
        session("ses_lead", [prompt(1), step(2, [call])], { rules: rules.map((rule) => rule ?? {}) }),
      );
      return analysis.decisions.map((decision) => said(decision.by));
    };
    expect(by([all, rm])).toEqual(['computed "rule" by denied-by-session-rule']);
    expect(by([all, rm, unread])).toEqual(['inferred "rule" by denied-by-some-rule']);
  });
});

test("rules that are no list are one entry that nobody could read, never no rules", () => {
  const whole = session("ses_lead", [prompt(1)]);
  const info = { ...(isJsonObject(whole.info) ? whole.info : {}), permissions: { shell: "allow" } };
  const [set] = analysed({ ...whole, info }).ruleSets;
  expect(set?.unread.map(({ ref, before }) => [ref.at, before])).toEqual([["/info/permissions", 0]]);
  const [none] = analysed(whole).ruleSets;
  expect(none?.unread).toEqual([]);
});

test("a call without a resource in its input has an entry too: asked with *, never asked, or not stated", () => {
  const rules = [{ action: "github_*", resource: "*", effect: "deny" }];
  const of = (name: string, input: JsonObject) => {
    const { resource, verdict, lack } = matchOf(name, input, rules);
    return [resource, said(verdict), lack];
  };
  expect(of("github_list_issues", { page: 1 })).toEqual([
    null,
    'inferred "deny" by rules-for-made-question',
    null,
  ]);
  expect(of("shell", {})).toEqual([null, "unknown: not recorded", "not-stated"]);
});

test("the same command by two tools is two entries, the same call made twice is one", () => {
  const calls = [
    tool("call_a", "shell", { command: "make" }, [2, 3]),
    tool("call_b", "shell", { command: "make" }, [3, 4]),
    tool("call_c", "write", { path: "a" }, [4, 5]),
    tool("call_d", "edit", { path: "a" }, [5, 6]),
  ];
  const { ruleMatches } = analysed(session("ses_lead", [prompt(1), step(2, calls)], { rules: RULES }));
  expect(ruleMatches.map(({ tool: name, calls: ids }) => `${name}: ${ids.join(" ")}`).toSorted()).toEqual([
    "edit: call_d",
    "shell: call_a call_b",
    "write: call_c",
  ]);
});

describe("whether a refused call was tried another way", () => {
  const error = { type: "permission.rejected", message: "Permission denied: edit" };
  const retriedOf = (...later: readonly JsonObject[]) => {
    const refused = tool("call_x", "edit", { path: "src/a.ts" }, [2, 3], { error });
    const { decisions } = analysed(
      session("ses_lead", [prompt(1), step(2, [refused]), ...later.map((call, i) => step(4 + i, [call]))]),
    );
    return decisions.map(({ retried }) => retried && said(retried));
  };

  test("is inferred where a later call shares something with it", () => {
    const again = tool("call_y", "shell", { command: "cp x src/a.ts" }, [4, 5]);
    expect(retriedOf(again)).toEqual(["inferred true by retried-another-way"]);
  });

  test("is not known where none does: that none is found is no proof", () => {
    expect(retriedOf(tool("call_y", "read", { path: "b.md" }, [4, 5]))).toEqual(["unknown: not found"]);
  });
});
