// The dispatch table: every cell with its standing, unknown with its reason, hidden without a value.

import { describe, expect, test } from "vitest";
import type { ColumnId } from "@/components/dispatch/column-ids.ts";
import { DispatchDetail } from "@/components/dispatch/dispatch-detail.tsx";
import { DispatchTable } from "@/components/dispatch/dispatch-table.tsx";
import { DispatchTotals } from "@/components/dispatch/dispatch-totals.tsx";
import { isKnown } from "@/lib/model/claim.ts";
import { formatTime, UTC_CLOCK } from "@/lib/words/clock.ts";
import { failed, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import {
  html,
  noticedView,
  onlyLiveObserved,
  presumedView,
  textOf,
  viewOf,
  withdrawnView,
} from "../view-of.ts";

const cell = (markup: string, column: string): string =>
  textOf(new RegExp(`<td[^>]*data-column="${column}"[^>]*>(.*?)</td>`).exec(markup)?.[1] ?? "no such cell");

test("a settlement by notice says so and is observed", () => {
  const markup = html(DispatchTable, { view: noticedView() });
  expect(cell(markup, "settled")).toMatch(/^\d\d:\d\d:\d\d\.\d{3} , observed notice , observed$/);
  expect(cell(markup, "outcome")).toBe("completed , observed");
});

test("a presumed settlement is inferred, names the rule, and leaves the outcome unknown with its reason", () => {
  const markup = html(DispatchTable, { view: presumedView() });
  expect(cell(markup, "settled")).toMatch(/, inferred the lead went idle , inferred$/);
  expect(cell(markup, "outcome")).toBe("not recorded , unknown");
  expect(cell(markup, "working")).toMatch(/^≤ .* , inferred$/);
});

test("only live-observed: the row keeps its place, its inferred cells say that they are hidden", () => {
  const whole = presumedView();
  const [dispatch] = whole.dispatches;
  if (dispatch === undefined || !isKnown(dispatch.settledAt)) throw new Error("the case lost its settlement");
  const hiddenTime = formatTime(dispatch.settledAt.value, UTC_CLOCK);
  expect(html(DispatchTable, { view: whole })).toContain(hiddenTime);

  const view = onlyLiveObserved(whole);
  const markup = html(DispatchTable, { view });
  expect(cell(markup, "settled")).toBe("inferred, hidden");
  expect(cell(markup, "working")).toBe("inferred, hidden");
  expect(cell(markup, "agent")).toBe("architect , observed");
  expect(markup).not.toContain(hiddenTime);
  expect(markup).not.toContain("went idle");
  expect(markup).not.toContain('data-standing="inferred"');
});

test("only live-observed: totals say what is hidden instead of a number", () => {
  const text = textOf(html(DispatchTotals, { totals: onlyLiveObserved(presumedView()).totals }));
  expect(text).toContain("settled, inferred: hidden");
});

test("an inference that was withdrawn is counted where the value is unknown", () => {
  const markup = html(DispatchTable, { view: withdrawnView() });
  expect(textOf(markup)).toContain("1 withdrawn");
});

test("a refused dispatch says so with the cross, and its child's figures do not apply", () => {
  const refused = failed("call_a", [2, 3], {
    type: "permission.rejected",
    message: "Permission denied: subagent",
  });
  const view = viewOf(session("ses_lead", [prompt(1), step(2, [refused]), step(5)]));
  const markup = html(DispatchTable, { view });
  expect(cell(markup, "outcome")).toBe("refused , observed");
  expect(markup).toContain("text-danger");
  expect(cell(markup, "tokens")).toBe("no child");
});

describe("who and what share the mark of the request", () => {
  const marksIn = (columns: readonly ColumnId[], column: ColumnId) => {
    const markup = html(DispatchTable, { view: presumedView(), columns });
    const content = new RegExp(`<td[^>]*data-column="${column}"[^>]*>(.*?)</td>`).exec(markup)?.[1] ?? "";
    return content.match(/<svg[^>]*class="mark/g)?.length ?? 0;
  };

  test("as long as it is drawn", () => {
    const columns: readonly ColumnId[] = ["number", "agent", "task", "requested"];
    expect(columns.map((column) => marksIn(columns, column))).toEqual([0, 0, 0, 1]);
  });

  test("without it the agent wears one for both", () => {
    const columns: readonly ColumnId[] = ["number", "agent", "task", "settled"];
    expect(columns.map((column) => marksIn(columns, column))).toEqual([0, 1, 0, 1]);
  });
});

test("each length of a lifecycle wears its own mark: it is computed, also between two observed times", () => {
  const view = noticedView();
  const [dispatch] = view.dispatches;
  if (dispatch === undefined) throw new Error("the case lost its dispatch");
  const lengths = [...html(DispatchDetail, { dispatch, view }).matchAll(/lifecycle-measure">(.*?)<\/a>/g)];
  expect(lengths.length).toBeGreaterThan(1);
  for (const [, length = ""] of lengths) expect(length).toMatch(/class="mark[^"]*" data-standing="computed"/);
});

test("no cell of the table is blank or a dash", () => {
  for (const view of [noticedView(), presumedView(), withdrawnView(), onlyLiveObserved(presumedView())]) {
    const cells = [...html(DispatchTable, { view }).matchAll(/<td[^>]*data-column[^>]*>(.*?)<\/td>/g)];
    expect(cells.length).toBeGreaterThan(10);
    for (const [, content = ""] of cells) expect(textOf(content)).toMatch(/[\p{L}\p{N}]/u);
  }
});

test("an open row shows the lifecycle in order, the places, and how to get the file that is missing", () => {
  const view = presumedView();
  const [dispatch] = view.dispatches;
  if (dispatch === undefined) throw new Error("the case lost its dispatch");
  const text = textOf(html(DispatchDetail, { dispatch, view }));
  const steps = [
    "requested",
    "acknowledged",
    "child started",
    "child ended",
    "notice",
    "settled",
    "next lead step",
  ];
  const places = steps.map((step) => text.indexOf(` ${step} `));
  expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
  expect(text).toContain("/messages/1/content/0/state/input/agent");
  expect(text).toContain("opencode session export ses_child_a > ses_child_a.json");
});
