// Places of values that stand in lines: `file:Lk#pointer`.

import { expect, test } from "vitest";
import { at } from "@/tests/scenario/rows-2.ts";
import { factsFrom } from "./facts-of.ts";

const lines = (...values: readonly object[]) => values.map((value) => JSON.stringify(value)).join("\n");
const part = { id: "prt_1", sessionID: "ses_run", messageID: "msg_run", type: "step-start" };

test("the session of printed lines is named at the first of them", () => {
  const run = { type: "step_start", timestamp: at(1), sessionID: "ses_run", part };
  const facts = factsFrom({ "run.jsonl": lines(run, { ...run, timestamp: at(2) }) });
  expect(facts.at("/sessions/0/id")).toBe("ses_run");
  expect(facts.places("/sessions/0/id")).toEqual(["run.jsonl:L1#/sessionID"]);
});

test("the session of shared items is named in the line of its record", () => {
  const info = {
    id: "ses_run",
    title: "t",
    directory: "/",
    version: "1.18.33",
    time: { created: 1, updated: 2 },
  };
  const message = { id: "msg_run", sessionID: "ses_run", role: "user", time: { created: at(1) } };
  const facts = factsFrom({
    "share.jsonl": lines({ type: "message", data: message }, { type: "session", data: info }),
  });
  expect(facts.places("/sessions/0/id")).toEqual(["share.jsonl:L2#/data/id"]);
});

test("the session that only a message names is named in that message's line", () => {
  const row = {
    info: { id: "msg_a", sessionID: "ses_run", role: "user", time: { created: at(1) } },
    parts: [],
  };
  const facts = factsFrom({ "rows.jsonl": lines(row) });
  expect(facts.places("/sessions/0/id")).toEqual(["rows.jsonl:L1#/info/sessionID"]);
});

test("the session of dumped events is named in the line of the first that names one", () => {
  const event = (name: string, data: object) => ({ id: name, type: `session.${name}`, created: at(1), data });
  const text = lines(
    event("agent.selected", { agent: "a" }),
    event("synthetic", { sessionID: "ses_run", messageID: "msg_1", text: "x" }),
  );
  expect(factsFrom({ "events.jsonl": text }).places("/sessions/0/id")).toEqual([
    "events.jsonl:L2#/data/sessionID",
  ]);
});
