// What settles a dispatch, and what must not.
//
//   t      1      2          5        20      21
//   lead   prompt call a ··· ack      notice  step  idle

import { expect, test } from "vitest";
import { isJsonObject } from "@/lib/base/json.ts";
import { analysed, codesOf, dispatchOf, said } from "@/tests/scenario/analysed.ts";
import {
  acknowledged,
  answered,
  at,
  failed,
  idle,
  notice,
  prompt,
  running,
  session,
  step,
  tool,
} from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const dispatchA = step(2, [acknowledged("call_a", A, [2, 5])]);

test("holds: settled-by-injection · a notice that names the child settles its dispatch", () => {
  const analysis = analysed(lead(prompt(1), dispatchA, notice(20, A), step(21), idle(23)));
  const dispatch = dispatchOf(analysis, "call_a");
  expect(said(dispatch.settledBy)).toBe('observed "injection" by settled-by-injection');
  expect(said(dispatch.settledAt)).toBe(`observed ${at(20)} by stated`);
  expect(said(dispatch.outcome)).toBe('observed "completed" by settled-by-injection');
  expect(said(dispatch.delivered)).toContain("observed true");
});

test("must not: settled-by-injection · envelopes in prose, tool output, prompts and summaries settle nothing", () => {
  const envelope = `<subagent sessionID="${A}" state="completed" description="look around">\nAll done.\n</subagent>`;
  const analysis = analysed(
    lead(
      prompt(1),
      dispatchA,
      prompt(6, envelope),
      step(7, [
        { type: "text", text: envelope },
        tool("call_x", "shell", { command: "cat notes" }, [7, 8], { output: envelope }),
      ]),
    ),
  );
  const dispatch = dispatchOf(analysis, "call_a");
  expect(said(dispatch.settledBy)).toBe("unknown: not ended");
  expect(said(dispatch.outcome)).toBe('computed "open" by no-settlement');
});

test("must not: settled-by-injection · a row that is one envelope without the host's mark leaves the outcome unknown", () => {
  const { metadata: _, ...unmarked } = notice(20, A);
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, unmarked, step(21), idle(23))), "call_a");
  expect(said(dispatch.settledBy)).toBe("unknown: ambiguous");
  expect(said(dispatch.outcome)).toBe("unknown: ambiguous");
});

test("holds: settled-by-result · a synchronous result is the child's own answer", () => {
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), step(2, [answered("call_a", A, [2, 9])]), step(10), idle(12))),
    "call_a",
  );
  expect(said(dispatch.settledBy)).toBe('observed "synchronous-result" by settled-by-result');
  expect(said(dispatch.background)).toBe("observed false by acknowledged");
  expect(said(dispatch.emptyReply)).toBe("observed false by stated");
  expect(said(dispatch.noticeDelay)).toBe("not applicable: no notice due");
});

test("an empty reply is said as such, not as a text", () => {
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), step(2, [answered("call_a", A, [2, 9], "")]), step(10))),
    "call_a",
  );
  expect(said(dispatch.emptyReply)).toBe("observed true by stated");
});

test("must not: settled-by-result · an acknowledgement that says running is no result, though its state is completed", () => {
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, step(6))), "call_a");
  expect(said(dispatch.acknowledgement)).toBe('observed "running" by acknowledged');
  expect(said(dispatch.settledBy)).toBe("unknown: not ended");
});

test("must not: settled-by-result · a status word that no acknowledgement has is no result", () => {
  const call = acknowledged("call_a", A, [2, 5], { status: "cancelled" });
  const unanswered = dispatchOf(analysed(lead(prompt(1), step(2, [call]))), "call_a");
  expect(said(unanswered.settledBy)).toBe("unknown: unreadable");
  const answeredLater = analysed(lead(prompt(1), step(2, [call]), notice(20, A), step(21)));
  expect(said(dispatchOf(answeredLater, "call_a").settledBy)).toContain('observed "injection"');
});

test("holds: settled-by-error · an error of the call settles it", () => {
  const error = { type: "tool.execution", message: `Subagent failed (sessionID: ${A}): provider` };
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), step(2, [failed("call_a", [2, 4], error)]), step(5))),
    "call_a",
  );
  expect(said(dispatch.settledBy)).toBe('observed "tool-error" by settled-by-error');
  expect(said(dispatch.outcome)).toBe('observed "error" by settled-by-error');
  expect(said(dispatch.child)).toBe(`observed "${A}" by child-in-result`);
});

test("must not: settled-by-error · a call cut by a migration has no outcome", () => {
  const error = { type: "tool.interrupted", message: "Tool execution was interrupted before V2 migration" };
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), step(2, [failed("call_a", [2, 4], error)]), step(5))),
    "call_a",
  );
  expect(said(dispatch.outcome)).toBe("unknown: not recorded");
});

test("holds: settled-by-child-session, not-delivered, child-end · the child's own export shows an end that the lead was never told", () => {
  const child = session(A, [prompt(3), step(4), idle(6)], { parent: "ses_lead", created: 3 });
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, step(6)), child), "call_a");
  expect(said(dispatch.settledBy)).toBe('computed "child-session" by settled-by-child-session');
  expect(said(dispatch.childEndedAt)).toBe(`computed ${at(6)} by child-end`);
  expect(said(dispatch.delivered)).toBe("computed false by not-delivered");
  expect(said(dispatch.working)).toBe('computed {"ms":3000,"bound":"exact"} by difference-of-times');
});

test("must not: settled-by-child-session, child-end · a child that went on after its idle has not ended", () => {
  const child = session(
    A,
    [
      prompt(3),
      step(4),
      idle(6),
      prompt(8),
      step(9, [tool("call_x", "read", { path: "a" }, [9, 10])], { to: null, finish: null }),
    ],
    { parent: "ses_lead", created: 3 },
  );
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, step(6)), child), "call_a");
  expect(said(dispatch.childEndedAt)).toBe("unknown: not ended");
  expect(said(dispatch.settledBy)).toBe("unknown: not ended");
});

test("an end of the child before the acknowledgement of its dispatch is said", () => {
  const child = session(A, [prompt(3), step(3.2, [], { to: 3.5 }), idle(4)], {
    parent: "ses_lead",
    created: 3,
  });
  const analysis = analysed(lead(prompt(1), dispatchA, step(6)), child);
  expect(said(dispatchOf(analysis, "call_a").settledBy)).toContain('"child-session"');
  expect(analysis.problems).toMatchObject([
    { code: "notice-before-ack", document: "file-1.json", at: "/messages/2/time/created" },
  ]);
});

test("a row of the host that was redacted may be the notice of any call before it", () => {
  const redacted = {
    ...notice(20, A),
    text: "[redacted:text:msg_1]",
    metadata: { source: "subagent", childID: "[redacted:session:ses_1]", agent: "a", state: "completed" },
  };
  const analysis = analysed(lead(prompt(1), dispatchA, redacted, step(21), idle(23)));
  expect(said(dispatchOf(analysis, "call_a").outcome)).toBe("unknown: ambiguous");
  expect(codesOf(analysis)).not.toContain("orphan-notice");
});

test("must not: child-end · a build without idle rows does not show that a child is over", () => {
  const child = session(A, [prompt(3), step(4)], { parent: "ses_lead", created: 3 });
  const beta = {
    ...child,
    info: {
      id: A,
      parentID: "ses_lead",
      time: { created: at(3) },
      location: { directory: "/", workspaceID: "w" },
    },
  };
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, step(6)), beta), "call_a");
  expect(said(dispatch.childEndedAt)).toBe("unknown: not ended");
  expect(said(dispatch.outcome)).toBe('computed "open" by no-settlement');
});

test("must not: child-end, settled-by-child-session · the last idle before the cut of a child's export is not its end", () => {
  const whole = session(A, [], { parent: "ses_lead", created: 3 });
  const child = { ...whole, messages: { data: [prompt(3), step(4), idle(6)], cursor: { next: "page-2" } } };
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, step(6)), child), "call_a");
  expect(said(dispatch.childEndedAt)).toBe("unknown: cut off");
  expect(said(dispatch.settledBy)).toBe("unknown: cut off");
});

test("must not: not-delivered · a lead's export that is one page of several cannot show that nothing was told", () => {
  const child = session(A, [prompt(3), step(4), idle(6)], { parent: "ses_lead", created: 3 });
  const page = { ...lead(), messages: { data: [prompt(1), dispatchA, step(6)], cursor: { next: "page-2" } } };
  const dispatch = dispatchOf(analysed(page, child), "call_a");
  expect(said(dispatch.delivered)).toBe("unknown: cut off");
});

const rivalOutcomes = ({ outcome }: ReturnType<typeof dispatchOf>) =>
  outcome.standing === "observed"
    ? outcome.rivals.map(({ value, warrant }) => [value, String(warrant)])
    : null;

test("a result whose metadata and envelope disagree shows both outcomes", () => {
  const call = answered("call_a", A, [2, 9]);
  const state = call.state;
  if (!isJsonObject(state)) throw new Error("a call without a state");
  const text = `<subagent sessionID="${A}" state="error">\nIt broke.\n</subagent>`;
  const odd = { ...call, state: { ...state, content: [{ type: "text", text }] } };
  const dispatch = dispatchOf(analysed(lead(prompt(1), step(2, [odd]), step(10))), "call_a");
  expect(said(dispatch.outcome)).toBe('observed "completed" by settled-by-result');
  expect(rivalOutcomes(dispatch)).toEqual([["error", "settled-by-result"]]);
});

test("a notice that differs from the child's own end before it shows both, the notice preferred", () => {
  const child = session(A, [prompt(3), step(4), idle(6, "failed")], { parent: "ses_lead", created: 3 });
  const told = (seconds: number) =>
    dispatchOf(analysed(lead(prompt(1), dispatchA, notice(seconds, A), step(21)), child), "call_a");
  expect(said(told(20).outcome)).toBe('observed "completed" by settled-by-injection');
  expect(rivalOutcomes(told(20))).toEqual([["error", "child-end"]]);
  expect(rivalOutcomes(told(5.5))).toEqual([]);
});

test("must not: not-delivered · a redacted row of the host may be the notice that told the lead", () => {
  const child = session(A, [prompt(3), step(4), idle(6)], { parent: "ses_lead", created: 3 });
  const redacted = {
    ...notice(20, A),
    text: "[redacted:text:msg_1]",
    metadata: { source: "subagent", childID: "[redacted:session:ses_1]", agent: "a", state: "completed" },
  };
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, redacted, step(21)), child), "call_a");
  expect(said(dispatch.settledBy)).toContain('computed "child-session"');
  expect(said(dispatch.delivered)).toBe("unknown: ambiguous");
});

test("must not: not-delivered · a result whose status word is not known may be the child's own answer", () => {
  const child = session(A, [prompt(3), step(4), idle(6)], { parent: "ses_lead", created: 3 });
  const call = acknowledged("call_a", A, [2, 7], { status: "queued" });
  const dispatch = dispatchOf(analysed(lead(prompt(1), step(2, [call]), step(8)), child), "call_a");
  expect(said(dispatch.settledBy)).toContain('computed "child-session"');
  expect(said(dispatch.delivered)).toBe("unknown: unreadable");
});

test("holds: no-settlement · complete files without a settlement leave the dispatch open", () => {
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, step(6))), "call_a");
  expect(said(dispatch.outcome)).toBe('computed "open" by no-settlement');
});

test("must not: no-settlement · a part of an export says nothing of what it lacks", () => {
  const page = { ...lead(), messages: { data: [prompt(1), dispatchA], cursor: { next: "page-2" } } };
  expect(said(dispatchOf(analysed(page), "call_a").outcome)).toBe("unknown: cut off");
});

test("a call that is still running is open and has no acknowledgement", () => {
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), step(2, [running("call_a", A, 2)], { to: null, finish: null }))),
    "call_a",
  );
  expect(said(dispatch.acknowledgement)).toBe("unknown: not ended");
  expect(said(dispatch.acknowledgedAt)).toBe("unknown: not ended");
  expect(said(dispatch.child)).toContain(`observed "${A}"`);
  expect(said(dispatch.outcome)).toBe('computed "open" by no-settlement');
});

test("a notice state that nobody knows settles, and says nothing of the outcome", () => {
  const analysis = analysed(lead(prompt(1), dispatchA, notice(20, A, { state: "evaporated" }), step(21)));
  const dispatch = dispatchOf(analysis, "call_a");
  expect(said(dispatch.settledBy)).toContain('observed "injection"');
  expect(said(dispatch.outcome)).toBe("unknown: unreadable");
  expect(codesOf(analysis)).toContain("unknown-notice-state");
});

test("a stopped child was cancelled, and its word is kept", () => {
  const dispatch = dispatchOf(
    analysed(lead(prompt(1), dispatchA, notice(20, A, { state: "stopped" }), step(21))),
    "call_a",
  );
  expect(said(dispatch.outcome)).toContain('observed "cancelled"');
  expect(dispatch.stateRaw && said(dispatch.stateRaw)).toContain('"stopped"');
});
