// Two exports of 2.x in one file, and damage that eats the border between them: the rows of the second stand in the list of the
// first and name no session. Nothing that rests on them is called observed of the first.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import { isLiveObserved } from "@/lib/model/standing.ts";
import { readFile } from "@/lib/pipeline/read-files.ts";
import { raisedClaims } from "@/tests/properties/laws.ts";
import { dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, at, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const CHILD = "ses_child_b";
const FIRST = JSON.stringify(
  session("ses_a", [prompt(1, "Alpha."), step(2), idle(4), prompt(6, "Omega."), step(7)]),
);
const SECOND = JSON.stringify(
  session("ses_b", [
    prompt(101, "Second begins."),
    step(102, [acknowledged("call_b", CHILD, [102, 103])]),
    notice(120, CHILD),
    step(122),
    idle(124),
  ]),
);

async function read(text: string) {
  const { documents } = await readFile(sourceFromBytes(new TextEncoder().encode(text), "all.json"));
  return analyse(documents);
}

/** From the words of one row to the words of another, as if the bytes in between were gone. */
const without = (text: string, from: string, to: string) =>
  `${text.slice(0, text.indexOf(from))}${text.slice(text.indexOf(to) + to.length + 3)}`;

/** What is claimed live-observed on a row after `row`. */
const onRowsAfter = (analysis: Awaited<ReturnType<typeof read>>, row: number) =>
  claimsIn(analysis).filter(
    (claim) =>
      isLiveObserved(claim.standing) &&
      "grounds" in claim &&
      claim.grounds.some(
        (one) => one.kind === "present" && Number(/^\/messages\/(\d+)/.exec(one.ref.at)?.[1] ?? -1) > row,
      ),
  );

test("holds: row-after-loss · rows behind a swallowed border are no observations of the first session", async () => {
  const analysis = await read(without(`${FIRST}${SECOND}`, "mega.", "Second begins"));
  expect(analysis.sessions.map(({ id }) => id)).toEqual(["ses_a"]);
  expect(onRowsAfter(analysis, 3)).toEqual([]);
  const [dispatch] = analysis.dispatches;
  expect(dispatch && said(dispatch.requestedAt)).toMatch(/^inferred .* by row-after-loss$/);
  expect(analysis.missingSessions.map(({ standing }) => standing)).toEqual(["inferred"]);
  expect(analysis.timeline.links.map(({ standing }) => standing)).not.toContain("observed");
  expect(analysis.problems.map(({ says }) => says)).toContain("rows-after-loss");
  expect(raisedClaims(analysis)).toEqual([]);
});

test("must not: row-after-loss · rows before the damage, and those of a file that was only cut, are as stated", async () => {
  const damaged = await read(SECOND.replace('"outcome":"succeeded"', '"outcome":"succeeded'));
  expect(said(dispatchOf(damaged, "call_b").requestedAt)).toBe(`observed ${at(102)} by stated`);
  const cut = await read(SECOND.slice(0, SECOND.indexOf('"idle"')));
  expect(said(dispatchOf(cut, "call_b").settledBy)).toBe('observed "injection" by settled-by-injection');
  expect(cut.problems.map(({ says }) => says)).not.toContain("rows-after-loss");
});

test("what the damage leaves of both exports is read once the border is whole", async () => {
  const { sessions } = await read(`${FIRST}${SECOND}`);
  expect(sessions.map(({ id }) => id).sort()).toEqual(["ses_a", "ses_b"]);
});
