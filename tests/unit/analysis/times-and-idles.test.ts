// Times, durations and idles: what is recorded, what is arithmetic, what disagrees, what is only concluded.

import { expect, test } from "vitest";
import { analysed, codesOf, dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { assistant, bashError, session1, user } from "@/tests/scenario/rows-1.ts";
import {
  acknowledged,
  answered,
  at,
  idle,
  messageId,
  notice,
  prompt,
  session,
  step,
  tool,
} from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const dispatchA = step(2, [acknowledged("call_a", A, [2, 3])]);
const rivalsOf = (claim: { readonly standing: string }) =>
  "rivals" in claim && Array.isArray(claim.rivals)
    ? claim.rivals.map((rival) => `${rival.standing} ${rival.value} by ${rival.warrant}`)
    : [];

test("holds: stated, difference-of-times · recorded times are stated and the time between them is arithmetic", () => {
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, notice(20, A), step(20.5))), "call_a");
  expect(said(dispatch.requestedAt)).toBe(`observed ${at(2)} by stated`);
  expect(said(dispatch.acknowledgementLatency)).toBe(
    'computed {"ms":1000,"bound":"exact"} by difference-of-times',
  );
  expect(said(dispatch.reaction)).toBe('computed {"ms":500,"bound":"exact"} by difference-of-times');
});

test("must not: stated · a time that the file does not hold is not filled in", () => {
  const call = acknowledged("call_a", A, [2, 3]);
  const dispatch = dispatchOf(analysed(lead(prompt(1), step(2, [{ ...call, time: {} }]))), "call_a");
  expect(said(dispatch.requestedAt)).toBe("unknown: not recorded");
  expect(dispatch.acknowledgementLatency.standing).toBe("unknown");
});

test("must not: difference-of-times · times that contradict each other make no duration", () => {
  const analysis = analysed(lead(prompt(1), step(2, [acknowledged("call_a", A, [5, 3])])));
  expect(said(dispatchOf(analysis, "call_a").acknowledgementLatency)).toBe("unknown: contradicted");
  expect(codesOf(analysis)).toContain("time-disorder");
});

test("holds: upper-bound · without the child's export its work is bounded, not measured", () => {
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, notice(20, A), step(21))), "call_a");
  expect(said(dispatch.working)).toBe('computed {"ms":18000,"bound":"upper bound"} by upper-bound');
});

test("holds: same-id, sum, count · the child's export gives its start, its tokens and its calls", () => {
  const child = session(
    A,
    [prompt(3), step(4, [tool("call_x", "read", { path: "a" }, [4, 5])]), step(6), idle(8)],
    { parent: "ses_lead", created: 3 },
  );
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, notice(20, A), step(21)), child), "call_a");
  expect(said(dispatch.childStartedAt)).toBe(`computed ${at(3)} by same-id`);
  expect(said(dispatch.tokens)).toContain('computed {"input":200');
  expect(said(dispatch.childCalls)).toBe("computed 1 by count");
  expect(said(dispatch.working)).toContain('"ms":5000,"bound":"exact"');
});

test("must not: upper-bound · with both ends of the child known the bound is not used", () => {
  const child = session(A, [prompt(3), step(4), idle(8)], { parent: "ses_lead", created: 3 });
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, notice(20, A), step(21)), child), "call_a");
  expect(said(dispatch.working)).toContain("exact");
});

test("must not: same-id, sum, count · without the child's export its figures are not loaded, never zero", () => {
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, notice(20, A), step(21))), "call_a");
  expect(said(dispatch.childStartedAt)).toBe("unknown: file not loaded");
  expect(said(dispatch.tokens)).toBe("unknown: file not loaded");
  expect(said(dispatch.childCalls)).toBe("unknown: file not loaded");
});

test("holds: time-in-id · an id made at another time than its row says is a rival", () => {
  const late = { ...notice(20, A), id: messageId(17, "notice") };
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, late, step(21))), "call_a");
  expect(rivalsOf(dispatch.injectedAt)).toEqual([`inferred ${at(17)} by time-in-id`]);
});

test("must not: time-in-id · an id within a second of its row, or of another form, is no rival", () => {
  const near = dispatchOf(
    analysed(lead(prompt(1), dispatchA, { ...notice(20, A), id: messageId(19.5, "notice") })),
    "call_a",
  );
  const own = dispatchOf(
    analysed(lead(prompt(1), dispatchA, { ...notice(20, A), id: "msg_caller_made" })),
    "call_a",
  );
  expect([...rivalsOf(near.injectedAt), ...rivalsOf(own.injectedAt)]).toEqual([]);
});

test("holds: same-message-id · two rows under one id keep both times", () => {
  const first = { ...notice(20, A), id: "msg_twice" };
  const analysis = analysed(lead(prompt(1), dispatchA, first, { ...step(30), id: "msg_twice" }));
  expect(rivalsOf(dispatchOf(analysis, "call_a").injectedAt)).toEqual([
    `observed ${at(30)} by same-message-id`,
  ]);
  expect(codesOf(analysis)).toContain("duplicate-id");
});

test("must not: same-message-id · an identical copy of a row is counted once and is no rival", () => {
  const analysis = analysed(lead(prompt(1), dispatchA, dispatchA, notice(20, A), step(21)));
  expect(analysis.dispatches).toHaveLength(1);
  expect(analysis.toolUse.called).toEqual({ subagent: 1 });
  expect(codesOf(analysis)).toEqual(["duplicate-id", "missing-child-export"]);
});

test("holds: row-order · a row that stands after a later one keeps both in view", () => {
  const analysis = analysed(lead(prompt(1), dispatchA, step(30), notice(20, A), step(31)));
  expect(rivalsOf(dispatchOf(analysis, "call_a").injectedAt)).toEqual([`observed ${at(30)} by row-order`]);
  expect(codesOf(analysis)).toContain("time-disorder");
});

test("must not: row-order · rows in order have no rival", () => {
  const analysis = analysed(lead(prompt(1), dispatchA, notice(20, A), step(31)));
  expect(rivalsOf(dispatchOf(analysis, "call_a").injectedAt)).toEqual([]);
});

test("holds: idle-row · an idle lasts from its row to the next prompt, notice or step", () => {
  const analysis = analysed(
    lead(
      prompt(1),
      dispatchA,
      step(5),
      idle(7),
      { id: "msg_s", type: "system", time: { created: at(8) }, text: "x" },
      notice(20, A),
      step(21),
    ),
  );
  const [first] = analysis.idles;
  expect(first && [said(first.from), first.to && said(first.to)]).toEqual([
    `observed ${at(7)} by idle-row`,
    `observed ${at(20)} by idle-row`,
  ]);
  expect(first && said(first.openChildren)).toContain("computed 1");
});

test("must not: idle-row · a declined call ends a turn without an idle", () => {
  const call = tool("call_x", "shell", { command: "ls" }, [2, 3], {
    error: { type: "aborted", message: "The user declined this tool call" },
  });
  expect(analysed(lead(prompt(1), step(2, [call]), prompt(60))).idles).toEqual([]);
});

test("holds: idle-after-stop · 1.x writes no idle rows: the stop of a turn lets us conclude one, inferred", () => {
  const analysis = analysed(
    session1([
      user(1),
      assistant(2, [], { to: 3, finish: "stop" }),
      user(60),
      assistant(61, [], { to: 62, finish: "stop" }),
    ]),
  );
  expect(analysis.idles.map(({ from, to }) => [said(from), to && said(to)])).toEqual([
    [`inferred ${at(3)} by idle-after-stop`, `inferred ${at(60)} by idle-after-stop`],
    [`inferred ${at(62)} by idle-after-stop`, null],
  ]);
});

test("must not: idle-after-stop · a turn that stopped on tool calls, or never completed, is no idle", () => {
  const refused = assistant(
    2,
    [bashError("call_x", 2, "The user rejected permission to use this specific tool call.")],
    { to: 4, finish: "tool-calls" },
  );
  expect(analysed(session1([user(1), refused, user(60), assistant(61, [])])).idles).toEqual([]);
});

test("holds: denied-by-listed-rules · 1.x lists the rules that prevent the call", () => {
  const error =
    'The user has specified a rule which prevents you from using this specific tool call. Here are some of the relevant rules [{"permission":"bash"}]';
  const [decision] = analysed(
    session1([user(1), assistant(2, [bashError("call_x", 2, error)], { to: 4, finish: "tool-calls" })]),
  ).decisions;
  expect(decision && said(decision.by)).toBe('observed "rule" by denied-by-listed-rules');
});

test("holds: rejected-without-words · a wordless rejection may be a person's or a run's", () => {
  const error = "The user rejected permission to use this specific tool call.";
  const [decision] = analysed(
    session1([user(1), assistant(2, [bashError("call_x", 2, error)], { to: 4, finish: "tool-calls" })]),
  ).decisions;
  expect(decision && said(decision.by)).toBe('observed "user-or-auto-reject" by rejected-without-words');
});

test("must not: rejected-without-words, denied-by-listed-rules · with feedback it was a person", () => {
  const error =
    "The user rejected permission to use this specific tool call with the following feedback: not now";
  const [decision] = analysed(
    session1([user(1), assistant(2, [bashError("call_x", 2, error)], { to: 4, finish: "tool-calls" })]),
  ).decisions;
  expect(decision && said(decision.by)).toBe('observed "user" by declined-by-user');
});

test("holds: host-by-shape · 2.x names no version: its shape suggests a range", () => {
  const [one] = analysed(lead(prompt(1), step(2), idle(4))).sessions;
  expect(one?.host.standing).toBe("inferred");
});

test("must not: host-by-shape · 1.x states its version", () => {
  const [one] = analysed(session1([user(1), assistant(2, [], { to: 3, finish: "stop" })])).sessions;
  expect(one && said(one.host)).toBe(
    'observed {"format":"opencode-1","from":"1.18.33","to":"1.18.33"} by stated',
  );
});

test("a nested dispatch deepens the chain; the grandchild belongs to the child", () => {
  const child = session(A, [prompt(3), step(4, [answered("call_b", "ses_grandchild", [4, 5])]), idle(8)], {
    parent: "ses_lead",
    created: 3,
  });
  const analysis = analysed(lead(prompt(1), dispatchA, notice(20, A), step(21)), child);
  expect(dispatchOf(analysis, "call_b").caller).toBe(A);
  expect(dispatchOf(analysis, "call_b").depth).toBe(2);
  expect(said(analysis.totals.depth)).toContain("computed 2");
});
