// An idle whose next row may have been lost: what stands after the damage need not be what ended it.
//
//   lead   prompt  idle  ▓▓▓▓ (a prompt, unreadable)  step

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { readFile } from "@/lib/pipeline/read-files.ts";
import { said } from "@/tests/scenario/analysed.ts";
import { at, idle, prompt, session, step } from "@/tests/scenario/rows-2.ts";

/** The only idle of a session whose text was changed on its way to the file. */
async function onlyIdle(change: (text: string) => string) {
  const rows = [prompt(1), step(2), idle(5), prompt(20, "Go on."), step(21), prompt(40), step(41)];
  const text = change(JSON.stringify(session("ses_lead", rows)));
  const { documents } = await readFile(sourceFromBytes(new TextEncoder().encode(text), "lead.json"));
  const [found, ...others] = analyse(documents).idles;
  if (found === undefined || others.length > 0)
    throw new Error(`expected one idle, not ${others.length + 1}`);
  return found;
}

test("the next row ends an idle", async () => {
  const { from, to } = await onlyIdle((text) => text);
  expect([said(from), to && said(to)]).toEqual([
    `observed ${at(5)} by idle-row`,
    `observed ${at(20)} by idle-row`,
  ]);
});

test("must not: idle-row · a row after damage ends no idle before it", async () => {
  const { from, to, length } = await onlyIdle((text) => text.replace('"Go on."', '"Go" on.'));
  expect(said(from)).toBe(`observed ${at(5)} by idle-row`);
  expect(to && said(to)).toContain("unknown");
  expect(to && said(to)).toContain("unreadable");
  expect(length && said(length)).toContain("unknown");
});

test("damage behind an idle leaves it alone, damage before it leaves it to the session by inference", async () => {
  const after = await onlyIdle((text) =>
    text.replace(/"Please look\."(?![\s\S]*"Please look\.")/, '"Please" look.'),
  );
  expect(after.to && said(after.to)).toBe(`observed ${at(20)} by idle-row`);
  const before = await onlyIdle((text) => text.replace('"Please look."', '"Please" look.'));
  expect(before.to && said(before.to)).toBe(`inferred ${at(20)} by row-after-loss`);
});
