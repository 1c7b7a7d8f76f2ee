// Times of items and rows that make no event with an end of their own: they are looked at all the same.

import { expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import { codesOf } from "../read-value.ts";
import { assistant, read, row, START } from "./rows.ts";

const reasoning = (time: JsonObject) => assistant([{ type: "reasoning", text: "hm", time }]);

test("a reasoning that ends before it begins contradicts itself", () => {
  const { problems } = read([reasoning({ created: START + 20, completed: START + 10 })]);
  expect(problems).toMatchObject([
    { code: "time-disorder", at: "/messages/0/content/0/time/completed", says: "ends-before-begins" },
  ]);
});

test("a compaction that ends before it begins contradicts itself", () => {
  const members = { status: "completed", reason: "auto", summary: "s", recent: "r" };
  const time = { created: START + 20, completed: START + 10 };
  expect(codesOf(read([row("compaction", { ...members, time })]))).toEqual(["time-disorder"]);
});

test("a reasoning without an end, or one that lasts no time, is in order", () => {
  const none = reasoning({ created: START + 20 });
  const short = reasoning({ created: START + 20, completed: START + 20 });
  expect(codesOf(read([none, { ...short, id: "msg_other" }]))).toEqual([]);
});
