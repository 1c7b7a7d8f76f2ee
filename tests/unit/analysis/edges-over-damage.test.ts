// What a session's edges are when the file is not whole: the first and the last record that can be read need not be the
// session's own, and a row that no reader understood may be the one that is asked for.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import { isJsonObject, type Json } from "@/lib/base/json.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { readFile } from "@/lib/pipeline/read-files.ts";
import { dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, at, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const ROWS = [
  prompt(1, "First."),
  step(2, [acknowledged("call_a", A, [2, 5])]),
  prompt(8, "Wait."),
  notice(20, A),
  step(22),
  step(24),
  prompt(30, "Last."),
  step(34),
  idle(36),
];

async function read(text: string) {
  const { documents } = await readFile(sourceFromBytes(new TextEncoder().encode(text), "lead.json"));
  return analyse(documents);
}

const whole = JSON.stringify(session("ses_lead", ROWS));
const breaking = (words: string) => whole.replace(`"${words}"`, `"${words}`);
/** The row whose time is `second` gets a type that nobody knows. */
const unknownRow = (second: number) =>
  JSON.stringify(
    session(
      "ses_lead",
      ROWS.map((row): Json => {
        const time = isJsonObject(row) && isJsonObject(row.time ?? null) ? row.time : null;
        return isJsonObject(time ?? null) && JSON.stringify(time).includes(`${at(second)}`)
          ? { ...row, type: "not-seen-yet" }
          : row;
      }),
    ),
  );

async function edges(text: string) {
  const { sessions, totals } = await read(text);
  const [first] = sessions;
  if (first === undefined) throw new Error("no session");
  return { ...first, wall: totals.wall };
}

test("must not: edge-of-what-was-read · a whole file states its first and its last record", async () => {
  const { firstAt, lastAt, wall } = await edges(whole);
  expect([firstAt.standing, lastAt.standing, wall.standing]).toEqual(["observed", "observed", "computed"]);
});

test("holds: edge-of-what-was-read · the last record of a file that was cut is the last that can be read", async () => {
  const { firstAt, lastAt, wall } = await edges(whole.slice(0, whole.indexOf("Last.")));
  expect(said(lastAt)).toMatch(/^inferred .* by edge-of-what-was-read$/);
  expect(wall.standing).toBe("inferred");
  expect(firstAt.standing).toBe("observed");
});

test("holds: edge-of-what-was-read · rows lost at the start may hold the first record", async () => {
  const { firstAt } = await edges(breaking("First."));
  expect(said(firstAt)).toBe(`inferred ${at(2)} by edge-of-what-was-read`);
});

test("a row whose type nobody knows may be the step that came next", async () => {
  const next = async (text: string) => said(dispatchOf(await read(text), "call_a").nextStepAt);
  expect(await next(whole)).toBe(`observed ${at(22)} by stated`);
  expect(await next(unknownRow(22))).toBe("unknown: unreadable");
});

test("a row whose type nobody knows may be the notice that came first", async () => {
  const by = async (text: string) => said(dispatchOf(await read(text), "call_a").settledBy);
  expect(await by(whole)).toBe('observed "injection" by settled-by-injection');
  expect(await by(unknownRow(8))).toBe('inferred "injection" by settled-after-loss');
  expect(await by(unknownRow(22))).toBe('observed "injection" by settled-by-injection');
});

test("a row whose type nobody knows at the end leaves the end of the session unknown", async () => {
  expect(said((await edges(whole)).endedBy)).toMatch(/^observed/);
  expect(said((await edges(unknownRow(36))).endedBy)).toBe("unknown: unreadable");
});
