// What was decided about a call, and by whom, from the words of its error.

import { describe, expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const DENY_RM = [
  { action: "*", resource: "*", effect: "allow" },
  { action: "shell", resource: "rm *", effect: "deny" },
];

function decisionOn(error: JsonObject, rules?: readonly JsonObject[]) {
  const call = tool("call_x", "shell", { command: "rm -rf build" }, [2, 3], { error });
  const analysis = analysed(session("ses_lead", [prompt(1), step(2, [call])], rules ? { rules } : {}));
  const [decision, ...more] = analysis.decisions;
  expect(more).toEqual([]);
  return decision ? { effect: said(decision.effect), by: said(decision.by) } : null;
}

test("holds: denial-worded, denied-by-session-rule · the session's own last matching rule denies the call", () => {
  expect(decisionOn({ type: "permission.rejected", message: "Permission denied: shell" }, DENY_RM)).toEqual({
    effect: 'observed "deny" by denial-worded',
    by: 'computed "rule" by denied-by-session-rule',
  });
});

test("must not: denied-by-session-rule · a later rule that allows the call takes the licence away", () => {
  const rules = [...DENY_RM, { action: "shell", resource: "rm -rf build", effect: "allow" }];
  expect(decisionOn({ type: "permission.rejected", message: "Permission denied: shell" }, rules)?.by).toBe(
    'inferred "rule" by denied-by-some-rule',
  );
});

test("holds: denied-by-some-rule · without rules in the file the words alone only suggest a rule", () => {
  expect(decisionOn({ type: "permission.rejected", message: "Permission denied: shell" })?.by).toBe(
    'inferred "rule" by denied-by-some-rule',
  );
});

test("must not: denied-by-some-rule, denied-by-guard-wording · other words of a refusal name nobody", () => {
  expect(decisionOn({ type: "permission.rejected", message: "Please use the docs instead." })).toEqual({
    effect: 'observed "deny" by refused-by-somebody',
    by: "unknown: not recorded",
  });
});

test("holds: refused-by-somebody, denied-by-guard-wording · the number of somebody's rule is a guard's wording, inferred", () => {
  expect(decisionOn({ type: "permission.rejected", message: "R6: environment files stay closed." })).toEqual({
    effect: 'observed "deny" by refused-by-somebody',
    by: 'inferred "guard" by denied-by-guard-wording',
  });
});

test("must not: refused-by-somebody, denial-worded · an ordinary failure is no decision", () => {
  expect(decisionOn({ type: "tool.execution", message: "Command failed with code 1" })).toBeNull();
  expect(decisionOn({ type: "aborted", message: "Tool execution interrupted" })).toBeNull();
});

test("holds: declined-by-user · the host says that the user declined", () => {
  expect(decisionOn({ type: "aborted", message: "The user declined this tool call" })?.by).toBe(
    'observed "user" by declined-by-user',
  );
});

test("holds: rejected-by-policy · nobody could be asked", () => {
  const message = "This non-interactive run cannot ask the user for permission, so the request was rejected.";
  expect(decisionOn({ type: "permission.rejected", message })?.by).toBe(
    'observed "policy" by rejected-by-policy',
  );
});

test("must not: declined-by-user, rejected-by-policy · a rule's words are neither a person's nor a policy's", () => {
  expect(decisionOn({ type: "permission.rejected", message: "Permission denied: shell" })?.by).not.toMatch(
    /user|policy/,
  );
});

test("holds: failure-or-refusal · words that a denial and a failed start share decide nothing", () => {
  expect(decisionOn({ type: "unknown", message: "Unable to execute command: rm -rf build" })).toEqual({
    effect: "unknown: ambiguous",
    by: "unknown: not recorded",
  });
});

test("must not: failure-or-refusal · the same words under the type of a refusal are a refusal", () => {
  expect(
    decisionOn({
      type: "permission.rejected",
      message: "Unable to execute command: rm\nPermission denied: shell",
    })?.effect,
  ).toContain('"deny"');
});

test("an approved call leaves no decision, however long it took", () => {
  const call = tool("call_x", "shell", { command: "ls" }, [2, 60]);
  const analysis = analysed(session("ses_lead", [prompt(1), step(2, [call], { to: 61 })]));
  expect(analysis.decisions).toEqual([]);
  expect(analysis.waits.map(({ length }) => said(length))).toEqual(["computed 57990 by difference-of-times"]);
});

test.each(["tool.execution", "unknown"])("a refusal worded as one is one under the type %s", (type) => {
  expect(decisionOn({ type, message: "The user declined this tool call" })).toEqual({
    effect: 'observed "deny" by denial-worded',
    by: 'observed "user" by declined-by-user',
  });
  const message = "This non-interactive run cannot ask the user for permission, so the request was rejected.";
  expect(decisionOn({ type, message })?.by).toBe('observed "policy" by rejected-by-policy');
});

test("a long command before the reason does not hide the reason", () => {
  const command = `Unable to execute command: ${"echo x; ".repeat(400)}`;
  const rejected = { type: "permission.rejected", message: `${command}\nPermission denied: shell` };
  expect(decisionOn(rejected)?.by).toBe('inferred "rule" by denied-by-some-rule');
  const declined = { type: "aborted", message: `${command}\nThe user declined this tool call` };
  expect(decisionOn(declined)?.by).toBe('observed "user" by declined-by-user');
});

test("must not: denial-worded · the words of a refusal after those of a failed start decide nothing", () => {
  const message = "Unable to execute command: rm\nThe user declined this tool call";
  expect(decisionOn({ type: "tool.execution", message })?.effect).toBe("unknown: ambiguous");
});

describe("words of a refusal that nobody said are none", () => {
  const ECHO = "echo 'The user declined this tool call. Permission denied: shell'";
  const onEcho = (error: JsonObject) => {
    const call = tool("call_x", "shell", { command: ECHO }, [2, 3], { error });
    const { decisions } = analysed(session("ses_lead", [prompt(1), step(2, [call])]));
    return decisions.map(({ effect, by }) => [said(effect), said(by)]);
  };

  test("in the command that the host quotes before the reason", () => {
    const message = `Unable to execute command: ${ECHO}`;
    expect(onEcho({ type: "aborted", message: `${message}\nTool execution interrupted` })).toEqual([]);
    expect(onEcho({ type: "permission.rejected", message: `${message}\nUse the docs.` })).toEqual([
      ['observed "deny" by refused-by-somebody', "unknown: not recorded"],
    ]);
  });

  test("in a command that is quoted in part", () => {
    const message = `Unable to execute command: ${ECHO.slice(0, 45)}…\nTool execution interrupted`;
    expect(onEcho({ type: "aborted", message })).toEqual([]);
  });

  test("in what a call gave out", () => {
    const call = tool("call_x", "shell", { command: "cat log" }, [2, 3], {
      output: "Permission denied: shell",
    });
    expect(analysed(session("ses_lead", [prompt(1), step(2, [call])])).decisions).toEqual([]);
  });

  test("within the words of another error", () => {
    const message = "log says: The user rejected permission to use this specific tool call.";
    expect(decisionOn({ type: "tool.execution", message })).toBeNull();
  });
});

test("must not: denied-by-session-rule · a rule for another action than the one that the words name", () => {
  const message = "Permission denied: external_directory";
  expect(decisionOn({ type: "permission.rejected", message }, DENY_RM)?.by).toBe(
    'inferred "rule" by denied-by-some-rule',
  );
});

test.each([
  [
    "R6: subagents cannot ask the user for permission; report to the lead.",
    'inferred "guard" by denied-by-guard-wording',
  ],
  [
    "R6: The user declined this tool call before; do not repeat it.",
    'inferred "guard" by denied-by-guard-wording',
  ],
  ["The user declined this tool call an hour ago, so ask first.", "unknown: not recorded"],
  ["Stop.\nThe user declined this tool call", "unknown: not recorded"],
])(
  "must not: declined-by-user, rejected-by-policy · a guard's or a person's words that hold the host's: %s",
  (message, by) => {
    expect(decisionOn({ type: "permission.rejected", message })).toEqual({
      effect: 'observed "deny" by refused-by-somebody',
      by,
    });
  },
);

test("must not: denial-worded · a tool that failed with more than the host's sentence was not refused", () => {
  const message = "The user declined this tool call: not now";
  expect(decisionOn({ type: "tool.execution", message })).toBeNull();
});

test("holds: declined-by-user · after a line of the tool's own", () => {
  const message = "Unable to write file: a.ts\nThe user declined this tool call";
  expect(decisionOn({ type: "aborted", message })?.by).toBe('observed "user" by declined-by-user');
});

test("must not: denied-by-session-rule · words of a person that hold those of a rule", () => {
  const message = "No. As it said: Permission denied: shell";
  expect(decisionOn({ type: "permission.rejected", message }, DENY_RM)?.by).toBe(
    'inferred "rule" by denied-by-some-rule',
  );
});

test("holds: denied-by-made-resource · the folder that the call names is denied, as the words say", () => {
  const call = tool("call_x", "shell", { command: "make", workdir: "/srv/x" }, [2, 3], {
    error: { type: "permission.rejected", message: "Permission denied: external_directory" },
  });
  const rules = [{ action: "external_directory", resource: "/srv/*", effect: "deny" }];
  const { decisions } = analysed(session("ses_lead", [prompt(1), step(2, [call])], { rules }));
  expect(decisions.map(({ by }) => said(by))).toEqual(['inferred "rule" by denied-by-made-resource']);
});

test("a text cut off inside the host's sentence denies, and does not say whether words followed", () => {
  const REJECTED = "The user rejected permission to use this specific tool call";
  expect(decisionOn({ type: "tool.execution", message: `${REJECTED}.` })?.by).toContain(
    "user-or-auto-reject",
  );
  expect(decisionOn({ type: "tool.execution", message: `${REJECTED} with the fol` })).toEqual({
    effect: 'observed "deny" by denial-worded',
    by: "unknown: cut off",
  });
});

test("the words of a person may be in any script", () => {
  const REJECTED = "The user rejected permission to use this specific tool call";
  const message = `${REJECTED} with the following feedback: 不要动这个文件`;
  expect(decisionOn({ type: "tool.execution", message })?.by).toBe('observed "user" by declined-by-user');
});
