// A claim with its places found in the file: what the card shows is what stands there.

import { describe, expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { claimDetail } from "@/lib/worker/claim-detail.ts";
import type { Opened } from "@/lib/worker/opened-bundles.ts";
import { spanRows } from "@/lib/worker/span-rows.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { openedFrom } from "./opened.ts";

const lead = session("ses_lead", [
  prompt(1),
  step(2, [acknowledged("call_a", "ses_child", [2, 3])]),
  notice(20, "ses_child"),
  idle(23),
]);
const child = session("ses_child", [prompt(2), step(4), idle(19)], { parent: "ses_lead" });
const text = JSON.stringify(lead, null, 1);

const opened = (): Promise<Opened> => openedFrom({ "lead.json": text, "child.json": JSON.stringify(child) });

function idOf({ analysis }: Opened, property: "outcome" | "settledAt" | "child"): ClaimId {
  const [dispatch] = analysis.dispatches;
  if (dispatch === undefined) throw new Error("no dispatch");
  return dispatch[property].id;
}

describe("the card of a claim", () => {
  test("shows each ground with the bytes that hold its excerpt", async () => {
    const bundle = await opened();
    const detail = await claimDetail(bundle, idOf(bundle, "outcome"));

    expect(detail?.subject).toEqual({ kind: "dispatch", dispatch: "ses_lead/call_a", property: "outcome" });
    expect(detail?.evidence.length).toBeGreaterThan(0);
    for (const { evidence, bytes, documentName } of detail?.evidence ?? []) {
      expect(documentName).toBe("lead.json");
      if (evidence.kind === "absent") continue;
      expect(
        Buffer.from(text)
          .subarray(...(bytes ?? [0, 0]))
          .toString(),
      ).toContain(evidence.excerpt);
    }
  });

  test("shows what a computed value is derived from", async () => {
    const bundle = await opened();
    const computed = [...bundle.claims().values()].find(
      (claim) => claim.standing === "computed" && claim.from.length > 0,
    );
    const detail = await claimDetail(bundle, computed?.id ?? brand<ClaimId>(""));

    expect(detail?.derivedFrom.map(({ id }) => id)).toEqual(
      computed?.standing === "computed" ? computed.from : [],
    );
  });

  test("of a span is made when it is asked for", async () => {
    const bundle = await opened();
    const [row] = spanRows(bundle, [0]);
    const start = await claimDetail(bundle, brand<ClaimId>(`${row?.id}/start`));

    expect(start?.claim).toMatchObject({ standing: "observed" });
    expect(start?.subject).toMatchObject({ kind: "span", property: "start" });
    expect(start?.evidence[0]?.bytes).not.toBeNull();
  });

  test("of a row's time is made when it is asked for", async () => {
    const bundle = await opened();

    expect((await claimDetail(bundle, brand<ClaimId>("ses_lead/row-0/at")))?.claim).toMatchObject({
      standing: "observed",
    });
  });

  test("of a claim that nobody makes is none", async () => {
    expect(await claimDetail(await opened(), brand<ClaimId>("ses_lead/nothing/at"))).toBeNull();
  });
});

test("rows of spans come in the order asked for, without those that are not there", async () => {
  const bundle = await opened();
  const rows = spanRows(bundle, [1, 0, 9_999]);

  expect(rows.map(({ index }) => index)).toEqual([1, 0]);
  expect(bundle.spans[0]?.id).toBe(rows[1]?.id);
});
