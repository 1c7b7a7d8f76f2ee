import { expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import { epochMs } from "@/lib/base/time.ts";
import { SPAN_KINDS, SPAN_STATES } from "@/lib/model/bundle-view.ts";
import type { ClaimId, DocumentId, SessionId } from "@/lib/model/ids.ts";
import { inColumnOrder, spanColumns } from "@/lib/model/span-columns.ts";
import type { Lane, Span } from "@/lib/model/timeline.ts";
import { buffersOf } from "@/lib/worker/columns.ts";

const ref = { doc: brand<DocumentId>("d"), line: null, at: ROOT };

function span(id: string, session: string, from: number, to: number | null, more: Partial<Span> = {}): Span {
  return {
    id: brand<ClaimId>(id),
    session: brand<SessionId>(session),
    kind: "tool",
    name: "read",
    agent: null,
    from: epochMs(from),
    to: to === null ? null : epochMs(to),
    state: "completed",
    ref,
    at: { from: ref, to: null, state: null },
    says: "",
    ...more,
  };
}

function lane(session: string): Lane {
  return {
    session: brand<SessionId>(session),
    isLoaded: true,
    depth: 0,
    parent: null,
    dispatch: null,
    standing: "observed",
    agent: null,
    title: null,
  };
}

test("columns hold each span by start, with its lane, kind, state and names", () => {
  const spans = inColumnOrder([
    span("b", "ses_child", 20, null, { kind: "step", name: "build", state: "unfinished", agent: "build" }),
    span("a", "ses_lead", 10, 15),
  ]);
  const columns = spanColumns(spans, [lane("ses_lead"), lane("ses_child")]);

  expect([...columns.from]).toEqual([10, 20]);
  expect([...columns.lane]).toEqual([0, 1]);
  expect([...columns.kind].map((kind) => SPAN_KINDS[kind])).toEqual(["tool", "step"]);
  expect([...columns.state].map((state) => SPAN_STATES[state])).toEqual(["completed", "unfinished"]);
  expect([...columns.name].map((name) => columns.names[name])).toEqual(["read", "build"]);
  expect([...columns.agent].map((agent) => columns.names[agent])).toEqual(["", "build"]);
});

test("a span without a recorded end has none in its column", () => {
  const columns = spanColumns([span("a", "ses", 10, null), span("b", "ses", 11, 12)], [lane("ses")]);

  expect([...columns.to]).toEqual([Number.NaN, 12]);
});

test("spans that start together keep the order of the analysis", () => {
  const spans = inColumnOrder([span("first", "ses", 5, 6), span("second", "ses", 5, 9)]);

  expect(spans.map(({ id }) => id)).toEqual(["first", "second"]);
});

test("every column can be handed over instead of copied", () => {
  const columns = spanColumns([span("a", "ses", 10, 15)], [lane("ses")]);

  expect(new Set(buffersOf(columns)).size).toBe(7);
});
