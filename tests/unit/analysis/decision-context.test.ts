// What stands around a decision: the depth of its session, a rule that our split shows, an ask that may have been open. And
// what never stands there: an approval.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { JsonObject } from "@/lib/base/json.ts";
import { isKnown, knownValue } from "@/lib/model/claim.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { FIXTURE_BUNDLES, readFixture } from "@/tests/scenario/fixture-bundles.ts";
import { acknowledged, idle, notice, prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const DENIED = { type: "permission.rejected", message: "Permission denied: shell" };

const refusing = (id: string, parent?: string): JsonObject =>
  session(
    id,
    [prompt(1), step(2, [tool("call_x", "shell", { command: "rm x" }, [2, 3], { error: DENIED })]), idle(9)],
    { title: "look around", ...(parent === undefined ? {} : { parent }) },
  );

const lead = (child: string | null): JsonObject =>
  session("ses_lead", [prompt(1), step(2, [acknowledged("call_d", child, [2, 3])]), idle(9)]);

test("a decision of a lead has depth 0, one of its child 1, by recorded links", () => {
  const { decisions } = analysed(lead("ses_b"), refusing("ses_b", "ses_lead"));
  expect(decisions.map(({ depth }) => said(depth))).toEqual(["computed 1 by count"]);
  expect(analysed(refusing("ses_lead")).decisions.map(({ depth }) => said(depth))).toEqual([
    "computed 0 by count",
  ]);
});

test("the depth over a link that only agent and description give is inferred", () => {
  const above = session("ses_lead", [
    prompt(1),
    step(2, [acknowledged("call_d", null, [2, 3])]),
    notice(8, "ses_middle"),
    step(9),
    idle(11),
  ]);
  const { dispatches, decisions } = analysed(above, refusing("ses_b", "ses_middle"));
  expect(dispatches.map(({ child }) => said(child))).toEqual([
    'inferred "ses_middle" by child-by-description',
  ]);
  expect(decisions.map(({ depth }) => said(depth))).toEqual(["inferred 2 by count"]);
});

test("a child whose lead is not loaded has no known depth", () => {
  expect(analysed(refusing("ses_b", "ses_lead")).decisions.map(({ depth }) => said(depth))).toEqual([
    "unknown: file not loaded",
  ]);
});

test("sessions that name each other, or themselves, as parent have no known depth, and no reading fails to end", () => {
  const ring = analysed(refusing("ses_a", "ses_b"), refusing("ses_b", "ses_a"));
  expect(ring.decisions.map(({ depth }) => depth.standing)).toEqual(["unknown", "unknown"]);
  const own = analysed(refusing("ses_a", "ses_a"));
  expect(own.decisions.map(({ depth }) => depth.standing)).toEqual(["unknown"]);
});

test("a child whose export is there twice is counted once", () => {
  const { decisions } = analysed(lead("ses_b"), refusing("ses_b", "ses_lead"), refusing("ses_b", "ses_lead"));
  expect(decisions.map(({ depth }) => said(depth))).toEqual(["computed 1 by count"]);
});

const DENY_RM = [
  { action: "*", resource: "*", effect: "allow" },
  { action: "shell", resource: "rm *", effect: "deny" },
];

const byOf = (command: string, rules: readonly JsonObject[]): string | undefined => {
  const call = tool("call_x", "shell", { command }, [2, 3], { error: DENIED });
  const [decision] = analysed(session("ses_lead", [prompt(1), step(2, [call])], { rules })).decisions;
  return decision && said(decision.by);
};

test("holds: denied-by-made-resource · a rule denies a command that we split off the line", () => {
  expect(byOf("cd src && rm -rf build", DENY_RM)).toBe('inferred "rule" by denied-by-made-resource');
});

test("must not: denied-by-made-resource · a plain command needs no split, and a line that is not split gives none", () => {
  expect(byOf("rm -rf build", DENY_RM)).toBe('computed "rule" by denied-by-session-rule');
  expect(byOf("case x in x) rm y;; esac", DENY_RM)).toBe('inferred "rule" by denied-by-some-rule');
  expect(byOf("ls && pwd", DENY_RM)).toBe('inferred "rule" by denied-by-some-rule');
});

test("must not: denied-by-session-rule · the whole line matches a rule, and no command in it does", () => {
  const rules = [{ action: "shell", resource: "cd *rm*", effect: "deny" }];
  expect(byOf("cd src && rm -rf build", rules)).toBe('inferred "rule" by denied-by-some-rule');
});

const waitOf = (name: string, given: JsonObject, rules?: readonly JsonObject[]) => {
  const call = tool("call_x", name, given, [2, 60]);
  const [wait] = analysed(
    session("ses_lead", [prompt(1), step(2, [call], { to: 61 })], rules ? { rules } : {}),
  ).waits;
  return wait;
};

test("holds: possible-ask, slow-command · a long call may have had an ask open, and may have been slow", () => {
  const wait = waitOf("shell", { command: "make" });
  expect(wait && said(wait.length)).toBe("computed 57990 by difference-of-times");
  expect(wait && said(wait.cause)).toBe('inferred "ask" by possible-ask');
  const rivals = wait && isKnown(wait.cause) ? wait.cause.rivals : [];
  expect(rivals.map(({ value, warrant }) => [value, warrant])).toEqual([["command", "slow-command"]]);
});

test("must not: possible-ask, slow-command · the session's own rules allow all of it, so nobody was asked", () => {
  const rules = [{ action: "shell", resource: "*", effect: "allow" }];
  const cause = waitOf("shell", { command: "make && ls" }, rules)?.cause;
  expect(cause && said(cause)).toBe("unknown: contradicted");
  const asking = [...rules, { action: "shell", resource: "ls*", effect: "ask" }];
  expect(waitOf("shell", { command: "make && ls" }, asking)?.cause.standing).toBe("inferred");
});

test("must not: possible-ask · the host asks nothing for the tool; what runs in execute asks for itself", () => {
  const cause = (name: string) => {
    const wait = waitOf(name, {});
    return wait && said(wait.cause);
  };
  expect(cause("browser_click")).toBe("unknown: contradicted");
  expect(cause("execute")).toBe('inferred "ask" by possible-ask');
});

test("holds: possible-ask · a rule allows the command, and nobody knows whether its folder was asked for", () => {
  const rules = [{ action: "shell", resource: "*", effect: "allow" }];
  const hidden = { command: "make", workdir: "[redacted:path:c]" };
  expect(waitOf("shell", hidden, rules)?.cause.standing).toBe("inferred");
  expect(waitOf("shell", { command: "make", workdir: "/srv/x" }, rules)?.cause.standing).toBe("inferred");
});

test.each(FIXTURE_BUNDLES)(
  "approvals leave no trace: $path has no allow, and no ask that is live-observed",
  (bundle) => {
    const { decisions, waits } = analyse(readFixture(bundle));
    const asks = [...decisions.map(({ effect }) => effect), ...waits.map(({ cause }) => cause)];
    expect(decisions.filter(({ effect }) => knownValue(effect) === "allow")).toEqual([]);
    expect(
      asks.filter((claim) => isKnown(claim) && claim.value === "ask" && claim.standing !== "inferred"),
    ).toEqual([]);
  },
);
