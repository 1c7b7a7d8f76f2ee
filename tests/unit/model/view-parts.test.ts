// A view that goes over in parts arrives as the view that it was, and no part is large.

import { expect, test } from "vitest";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { joinedView, partedView } from "@/lib/model/view-parts.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const rows = Array.from({ length: 300 }, (_, turn) => {
  const at = turn * 100;
  return [
    prompt(at + 1),
    step(at + 2, [acknowledged(`call_${turn}`, `ses_child${turn}`, [at + 2, at + 3])]),
    notice(at + 20, `ses_child${turn}`),
    idle(at + 23),
  ];
}).flat();

function viewOf(): BundleView {
  const { timeline, ...facts } = analysed(session("ses_lead", rows));
  const { spans: _, ...drawn } = timeline;
  return { ...facts, timeline: drawn };
}

test("put together, the parts are the view", () => {
  const view = viewOf();
  const parted = partedView(view);

  expect(view.dispatches).toHaveLength(300);
  expect(joinedView(parted)).toEqual(view);
});

test("lists that grow with a session are in the parts alone", () => {
  const { frame, parts } = partedView(viewOf());

  expect(frame.dispatches).toEqual([]);
  expect(frame.timeline.moments).toEqual([]);
  expect(JSON.stringify(frame).length).toBeLessThan(100_000);
  expect(parts.length).toBeGreaterThan(6);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(1_500_000);
});
