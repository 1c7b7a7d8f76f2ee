// Who is the child of a call, and which notice answers which call.

import { expect, test } from "vitest";
import { isJsonObject, type JsonObject } from "@/lib/base/json.ts";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import { analysed, codesOf, dispatchOf, said } from "@/tests/scenario/analysed.ts";
import {
  acknowledged,
  at,
  failed,
  idle,
  notice,
  prompt,
  running,
  session,
  step,
} from "@/tests/scenario/rows-2.ts";

const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const one = "ses_child_1";
const two = "ses_child_2";

function stateOf({ state }: JsonObject): JsonObject {
  if (!isJsonObject(state)) throw new Error("a call without a state");
  return state;
}

test("holds: child-in-metadata · the metadata of the call names the child", () => {
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), step(2, [acknowledged("call_a", one, [2, 3])]))),
    "call_a",
  );
  expect(said(dispatch.child)).toBe(`observed "${one}" by child-in-metadata`);
});

test("holds: child-in-result · without metadata the host's sentence names it", () => {
  const call = acknowledged("call_a", one, [2, 3]);
  const { metadata: _, ...state } = stateOf(call);
  const dispatch = dispatchOf(analysed(lead(prompt(1), step(2, [{ ...call, state }]))), "call_a");
  expect(said(dispatch.child)).toBe(`observed "${one}" by child-in-result`);
});

test("must not: child-in-result · metadata and sentence that disagree are both kept, the metadata preferred", () => {
  const call = acknowledged("call_a", one, [2, 3]);
  const state = { ...stateOf(call), metadata: { sessionID: two, status: "running" } };
  const { child } = dispatchOf(analysed(lead(prompt(1), step(2, [{ ...call, state }]))), "call_a");
  expect(said(child)).toBe(`observed "${two}" by child-in-metadata`);
  expect(child.standing === "observed" && child.rivals.map((rival) => rival.value)).toEqual([one]);
});

test("must not: child-in-metadata · a child named only in the prompt of the call stays unknown", () => {
  const call = acknowledged("call_a", null, [2, 3], { description: `continue ${one}` });
  expect(said(dispatchOf(analysed(lead(prompt(1), step(2, [call]))), "call_a").child)).toBe(
    "unknown: not recorded",
  );
});

test("holds: child-by-description, settled-by-inferred-link · one call and one notice fit each other alone", () => {
  const analysis = analysed(
    lead(prompt(1), step(2, [acknowledged("call_a", null, [2, 3])]), notice(20, one), step(21)),
  );
  const dispatch = dispatchOf(analysis, "call_a");
  expect(said(dispatch.child)).toBe(`inferred "${one}" by child-by-description`);
  expect(said(dispatch.settledBy)).toBe('inferred "injection" by settled-by-inferred-link');
  expect(said(dispatch.outcome)).toBe('inferred "completed" by settled-by-inferred-link');
  expect(dispatch.injectedAt.standing).toBe("inferred");
  expect(codesOf(analysis)).toContain("ack-without-child-id");
});

test("must not: child-by-description, settled-by-inferred-link · two calls of one description are joined to none", () => {
  const calls = [acknowledged("call_a", null, [2, 3]), acknowledged("call_b", null, [2, 3])];
  const analysis = analysed(lead(prompt(1), step(2, calls), notice(20, one), step(21)));
  for (const call of ["call_a", "call_b"]) {
    expect(said(dispatchOf(analysis, call).child)).toBe("unknown: ambiguous");
    expect(said(dispatchOf(analysis, call).outcome)).toBe("unknown: ambiguous");
  }
  expect(codesOf(analysis)).toContain("ambiguous-link");
});

test("must not: child-by-description · another agent's notice with the same description does not fit", () => {
  const analysis = analysed(
    lead(
      prompt(1),
      step(2, [acknowledged("call_a", null, [2, 3], { agent: "tester" })]),
      notice(20, one),
      step(21),
    ),
  );
  expect(dispatchOf(analysis, "call_a").child.standing).toBe("unknown");
});

test("holds: child-resumed · a running call that asks to continue a child is taken to do so", () => {
  const rows = [
    prompt(1),
    step(2, [running("call_b", null, 2, { resumes: one })], { to: null, finish: null }),
  ];
  expect(said(dispatchOf(analysed(lead(...rows)), "call_b").child)).toBe(
    `inferred "${one}" by child-resumed`,
  );
});

test("holds: child-resumed · an answer that names no child leaves the one asked for as an inference", () => {
  const rows = [
    prompt(1),
    step(2, [acknowledged("call_b", null, [2, 3], { resumes: one })]),
    notice(20, one),
  ];
  const analysis = analysed(lead(...rows, step(21)));
  const dispatch = dispatchOf(analysis, "call_b");
  expect(said(dispatch.child)).toBe(`inferred "${one}" by child-resumed`);
  expect(said(dispatch.settledBy)).toBe('inferred "injection" by settled-by-inferred-link');
  expect(codesOf(analysis)).toContain("ack-without-child-id");
});

test("must not: child-resumed · an error does not take its child from the input", () => {
  const call = failed("call_b", [2, 3], {
    type: "tool.execution",
    message: "Session x is no child of this one",
  });
  const given = { ...stateOf(call), input: { agent: "a", description: "b", sessionID: one } };
  const analysis = analysed(lead(prompt(1), step(2, [{ ...call, state: given }])));
  expect(dispatchOf(analysis, "call_b").child.standing).toBe("unknown");
});

test("holds: order-of-requests · a child dispatched again has two episodes, each with its own notice", () => {
  const analysis = analysed(
    lead(
      prompt(1),
      step(2, [acknowledged("call_a", one, [2, 3])]),
      notice(20, one),
      step(21, [acknowledged("call_b", one, [22, 23], { resumes: one })]),
      notice(40, one),
      step(41),
    ),
  );
  expect(said(dispatchOf(analysis, "call_a").settledAt)).toContain(String(at(20)));
  expect(said(dispatchOf(analysis, "call_b").settledAt)).toContain(String(at(40)));
  expect(said(dispatchOf(analysis, "call_b").episode)).toBe("computed 2 by order-of-requests");
  expect(codesOf(analysis)).not.toContain("duplicate-notice");
});

test("a fork repeats its origin's call: the child's first episode is the origin's, and keeps its end", () => {
  const rows = [prompt(1), step(2, [acknowledged("call_a", one, [2, 3])]), notice(20, one), step(21)];
  const origin = session("ses_z_origin", rows);
  const copies = session("ses_a_fork", rows);
  const fork = { sessionID: "ses_z_origin", boundary: { type: "through", messageID: "msg_x" } };
  const info = isJsonObject(copies.info) ? { ...copies.info, fork } : {};
  const child = session(one, [prompt(3), step(4), idle(6)], { parent: "ses_z_origin", created: 3 });
  const { dispatches } = analysed(origin, { ...copies, info }, child);
  expect(
    dispatches.map(({ caller, episode, childEndedAt }) => [caller, said(episode), said(childEndedAt)]),
  ).toEqual([
    ["ses_z_origin", "computed 1 by order-of-requests", `computed ${at(6)} by child-end`],
    ["ses_a_fork", "computed 2 by order-of-requests", `computed ${at(6)} by child-end`],
  ]);
});

test("a call without a time comes where its row stands", () => {
  const { time: _, ...timeless } = acknowledged("call_a", one, [2, 3]);
  const again = step(21, [acknowledged("call_b", one, [22, 23], { resumes: one })]);
  const analysis = analysed(lead(prompt(1), step(2, [timeless]), notice(20, one), again, notice(40, one)));
  expect(said(dispatchOf(analysis, "call_a").episode)).toContain("computed 1");
  expect(said(dispatchOf(analysis, "call_b").episode)).toContain("computed 2");
});

test("must not: order-of-requests · a dispatch without a child has no episode", () => {
  const analysis = analysed(lead(prompt(1), step(2, [acknowledged("call_a", null, [2, 3])])));
  expect(dispatchOf(analysis, "call_a").episode.standing).toBe("unknown");
});

test("a second notice without a new dispatch is a duplicate; the first one counts", () => {
  const analysis = analysed(
    lead(
      prompt(1),
      step(2, [acknowledged("call_a", one, [2, 3])]),
      notice(20, one),
      notice(25, one),
      step(26),
    ),
  );
  expect(said(dispatchOf(analysis, "call_a").settledAt)).toContain(String(at(20)));
  expect(codesOf(analysis)).toContain("duplicate-notice");
});

test("a notice that fits two open episodes of one child answers neither", () => {
  const calls = [acknowledged("call_a", one, [2, 3]), acknowledged("call_b", one, [4, 5])];
  const analysis = analysed(lead(prompt(1), step(2, calls), notice(20, one), step(21)));
  expect(said(dispatchOf(analysis, "call_a").outcome)).toBe("unknown: ambiguous");
  expect(codesOf(analysis)).toContain("ambiguous-link");
});

test("of two open episodes of one child, a notice answers the one whose description it repeats", () => {
  const again = acknowledged("call_b", one, [4, 5], { resumes: one, description: "look again" });
  const analysis = analysed(
    lead(
      prompt(1),
      step(2, [acknowledged("call_a", one, [2, 3]), again]),
      notice(20, one, { description: "look again" }),
      step(21),
    ),
  );
  expect(said(dispatchOf(analysis, "call_a").outcome)).toBe('computed "open" by no-settlement');
  expect(said(dispatchOf(analysis, "call_b").settledBy)).toBe('observed "injection" by settled-by-injection');
  expect(codesOf(analysis)).not.toContain("ambiguous-link");
});

test("notices are paired by child, never by position", () => {
  const calls = [acknowledged("call_a", one, [2, 3]), acknowledged("call_b", two, [2, 3])];
  const analysis = analysed(lead(prompt(1), step(2, calls), notice(20, two), notice(30, one), step(31)));
  expect(said(dispatchOf(analysis, "call_a").settledAt)).toContain(String(at(30)));
  expect(said(dispatchOf(analysis, "call_b").settledAt)).toContain(String(at(20)));
});

test("a notice whose child nobody started here is an orphan and no dispatch", () => {
  const analysis = analysed(lead(prompt(1), notice(20, one), step(21), idle(23)));
  expect(analysis.dispatches).toEqual([]);
  expect(analysis.orphanNotices.map(({ child }) => said(child))).toEqual([`observed "${one}" by stated`]);
  expect(codesOf(analysis)).toEqual(["orphan-notice"]);
});

test("holds: answered-by-notice · a notice shows that a call with an unreadable status ran in the background", () => {
  const call = acknowledged("call_a", one, [2, 3], { status: "queued" });
  const analysis = analysed(lead(prompt(1), step(2, [call]), notice(20, one), step(21)));
  expect(said(dispatchOf(analysis, "call_a").background)).toBe("computed true by answered-by-notice");
  expect(codesOf(analysis)).toContain("unknown-ack-status");
});

test("must not: answered-by-notice · without a notice an unreadable status leaves it unknown", () => {
  const call = acknowledged("call_a", one, [2, 3], { status: "queued" });
  const dispatch = dispatchOf(analysed(lead(prompt(1), step(2, [call]), step(4))), "call_a");
  expect(said(dispatch.background)).toBe("unknown: unreadable");
  expect(said(dispatch.outcome)).toBe("unknown: unreadable");
});

test("holds: acknowledged · the host's word for the status is read, and another word is kept raw", () => {
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), step(2, [acknowledged("call_a", one, [2, 3], { status: "queued" })]))),
    "call_a",
  );
  expect(dispatch.acknowledgementRaw && said(dispatch.acknowledgementRaw)).toBe(
    'observed "queued" by acknowledged',
  );
});

test("must not: acknowledged · a call that is still running was not acknowledged", () => {
  const rows = [prompt(1), step(2, [running("call_a", one, 2)], { to: null, finish: null })];
  expect(dispatchOf(analysed(lead(...rows)), "call_a").acknowledgement.standing).toBe("unknown");
});

test("hidden inferences leave the lane of a loaded child and take only its tie", () => {
  const child = session(one, [prompt(3), step(4), idle(6)], {
    parent: "ses_lead",
    created: 3,
    title: "look around",
    agent: "researcher",
  });
  const analysis = analysed(lead(prompt(1), step(2, [acknowledged("call_a", null, [2, 3])])), child);
  expect(said(dispatchOf(analysis, "call_a").child)).toBe(`inferred "${one}" by child-by-description`);
  const { spans: _, ...timeline } = analysis.timeline;
  const lanes = withoutInferred({ ...analysis, timeline }).view.timeline.lanes;
  expect(lanes.map(({ session: id, dispatch }) => [String(id), dispatch])).toEqual([
    ["ses_lead", null],
    [one, null],
  ]);
});
