// What became of the turn in which a call was refused: from the rows, or from what the host is known to do, or not at all.

import { expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { assistant, bashError, session1, user } from "@/tests/scenario/rows-1.ts";
import { idle, prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const WORDLESS = "The user rejected permission to use this specific tool call.";
const WORDED = `${WORDLESS.slice(0, -1)} with the following feedback: use the docs`;
const RULE = "The user has specified a rule which prevents you from using this specific tool call. Here: []";
const DENIED = { type: "permission.rejected", message: "Permission denied: shell" };
const DECLINED = { type: "aborted", message: "The user declined this tool call" };

const turnOf = (exported: Json): string | undefined => {
  const [decision] = analysed(exported).decisions;
  return decision && said(decision.turn);
};

/** Of 1.x: a step with the refused call, and what follows it. */
const one = (error: string, ...after: readonly JsonObject[]): string | undefined =>
  turnOf(
    session1([
      user(1),
      assistant(2, [bashError("call_x", 3, error)], { to: 4, finish: "tool-calls" }),
      ...after,
    ]),
  );

const cut = { type: "aborted", message: "Step interrupted" };

/** Of 2.x; a wordless decline interrupts its step. */
const two = (error: JsonObject, ...after: readonly JsonObject[]): string | undefined => {
  const call = tool("call_x", "shell", { command: "rm -rf build" }, [2, 3], { error });
  const own = step(2, [call]);
  const ended = error === DECLINED ? { ...own, finish: "error", error: cut } : own;
  return turnOf(session("ses_lead", [prompt(0.5), idle(0.6), prompt(1), ended, ...after]));
};

const WENT_ON = 'computed "went-on" by turn-by-rows';
const STOPPED = 'computed "stopped" by turn-by-rows';

test("holds: turn-by-rows · another step follows: the turn went on", () => {
  expect(one(RULE, assistant(5, [], { to: 6, finish: "stop" }))).toBe(WENT_ON);
  expect(one(WORDED, assistant(5, [], { to: 6, finish: "stop" }))).toBe(WENT_ON);
  expect(two(DENIED, step(4), idle(6))).toBe(WENT_ON);
});

test("holds: turn-by-rows · a wordless rejection of 1.x and the next prompt: the turn stopped", () => {
  expect(one(WORDLESS, user(9), assistant(10, [], { to: 11, finish: "stop" }))).toBe(STOPPED);
});

test("holds: turn-by-rows · an idle row follows without another step", () => {
  expect(two(DENIED, idle(6, "failed"))).toBe(STOPPED);
});

test("holds: turn-by-rows · a wordless decline of 2.x interrupts its step and writes no idle row", () => {
  const ended = 'computed "stopped-without-idle" by turn-by-rows';
  expect(two(DECLINED)).toBe(ended);
  expect(two(DECLINED, prompt(9), step(10), idle(12))).toBe(ended);
});

test("a prompt steered into a busy turn of 2.x ends nothing", () => {
  expect(two(DENIED, prompt(4), step(5), idle(6))).toBe(WENT_ON);
});

test("must not: turn-by-rows · nothing follows, in a whole file or in a cut one", () => {
  expect(one(RULE)).toBe("unknown: not ended");
  expect(two(DENIED)).toBe("unknown: not ended");
});

test("must not: turn-by-rows · rows that disagree with what the host does prove nothing", () => {
  expect(one(RULE, user(9), assistant(10, [], { to: 11, finish: "stop" }))).toBe("unknown: contradicted");
  expect(one(WORDLESS, assistant(5, [], { to: 6, finish: "stop" }))).toBe("unknown: contradicted");
});

test("must not: turn-by-rows · a notice that woke a session of 1.x does not show whether the turn had stopped", () => {
  const woken = user(9, { type: "text", text: "The tool was run.", synthetic: true });
  expect(one(RULE, woken, assistant(10, [], { to: 11, finish: "stop" }))).toBe("unknown: ambiguous");
});

test("holds: turn-by-decline · the file ends with a wordless rejection, after which this host stops", () => {
  expect(one(WORDLESS)).toBe('inferred "stopped" by turn-by-decline');
});

test("must not: turn-by-decline · after a rule's denial the host goes on, so an end proves no stop", () => {
  expect(one(RULE)).toBe("unknown: not ended");
  expect(one(WORDED)).toBe("unknown: not ended");
});

test("another call of the refused call's own step is no next step", () => {
  const calls = [
    tool("call_x", "shell", { command: "rm x" }, [2, 3], { error: DENIED }),
    tool("call_y", "shell", { command: "ls" }, [2, 3]),
  ];
  expect(turnOf(session("ses_lead", [prompt(1), step(2, calls), idle(9)]))).toBe(STOPPED);
});

const unreadable: JsonObject = { id: "msg_x", type: 5, time: { created: 1 } };

test("must not: turn-by-rows · a row that nobody can read may have been the idle row", () => {
  expect(two(DENIED, unreadable, prompt(5), step(6), idle(8))).toBe("unknown: unreadable");
  expect(two(DENIED, prompt(4), unreadable, step(6), idle(8))).toBe("unknown: unreadable");
  expect(two(DECLINED, unreadable)).not.toContain("computed");
});

/** A step that a person stopped, in which one call had been refused before. */
const halted = (...after: readonly JsonObject[]): string | undefined => {
  const call = tool("call_x", "shell", { command: "rm x" }, [2, 3], { error: DENIED });
  const own = { ...step(2, [call]), finish: "error", error: cut };
  return turnOf(session("ses_lead", [prompt(0.5), idle(0.6), prompt(1), own, ...after]));
};

test("must not: turn-by-rows · a row came in before the idle row of an interrupted turn", () => {
  expect(halted(prompt(4), idle(5, "interrupted"))).toBe("unknown: ambiguous");
  expect(halted(idle(5, "interrupted"))).toBe(STOPPED);
  expect(halted(step(5), idle(6))).toBe("unknown: ambiguous");
  expect(halted(prompt(4), unreadable)).not.toContain("computed");
});

test("must not: turn-by-rows · an interrupted step at the end, whose idle row may not have been written yet", () => {
  expect(halted()).toBe("unknown: not ended");
});

test("must not: turn-by-rows · a prompt of 1.x that was sent before the refusal was only waiting", () => {
  const waiting = user(3.5);
  expect(one(WORDLESS, waiting, assistant(10, [], { to: 11 }))).toBe('inferred "stopped" by turn-by-decline');
  // The refused call ended at 4 s, its step, with another call, at 6 s.
  const pair = [bashError("call_x", 3, WORDLESS), bashError("call_y", 5, WORDLESS)];
  const rows = [user(1), assistant(2, pair, { to: 6, finish: "tool-calls" }), user(5.5)];
  expect(turnOf(session1(rows))).toBe('inferred "stopped" by turn-by-decline');
  const jumped = [bashError("call_x", 3, WORDLESS), bashError("call_y", 5, WORDLESS)];
  const back = assistant(2, jumped, { to: 2.5, finish: "tool-calls" });
  expect(turnOf(session1([user(1), back, user(5.5)]))).toBe('inferred "stopped" by turn-by-decline');
  const early = assistant(2, [bashError("call_x", 0.2, WORDLESS)], { to: 1.5, finish: "tool-calls" });
  expect(turnOf(session1([user(1), early, user(9)]))).toBe('inferred "stopped" by turn-by-decline');
  expect(one(WORDLESS, user(9), assistant(10, [], { to: 11 }))).toBe(STOPPED);
});

test("must not: turn-by-rows · a text cut off before anybody's words, after which 1.x may have gone on", () => {
  const cutOff = `${WORDLESS.slice(0, -1)} with the fol`;
  expect(one(cutOff, user(9), assistant(10, [], { to: 11 }))).toBe("unknown: ambiguous");
});

test("must not: turn-by-rows · a row of 1.x that names nobody, though its call is read, may have gone on", () => {
  const unnamed = assistant(5, [bashError("call_y", 6, "No such file")], { to: 7 });
  const { info } = unnamed;
  if (typeof info !== "object" || info === null || Array.isArray(info)) throw new Error("no info");
  const rows = [{ ...unnamed, info: { ...info, role: 5 } }, user(9), assistant(10, [], { to: 11 })];
  expect(one(WORDLESS, ...rows)).toBe("unknown: unreadable");
});

test("must not: turn-by-rows · a step of 1.x after one that a person aborted stands out of its order", () => {
  const aborted = assistant(2, [bashError("call_x", 3, RULE)], {
    to: 4,
    error: { name: "MessageAbortedError", data: { message: "Aborted" } },
  });
  const rows = [user(1), aborted, assistant(5, [], { to: 6, finish: "stop" })];
  expect(turnOf(session1(rows))).toBe("unknown: ambiguous");
});

test("must not: turn-by-rows · a step after one in which another call was rejected without words", () => {
  const pair = [bashError("call_x", 3, RULE), bashError("call_y", 5, WORDLESS)];
  const rows = [user(1), assistant(2, pair, { to: 6, finish: "tool-calls" }), assistant(7, [], { to: 8 })];
  expect(turnOf(session1(rows))).toBe("unknown: contradicted");
});
