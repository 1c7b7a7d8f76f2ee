// The claim card: the sentence with value, standing and rule; evidence, rivals, rebuttal; what would answer an unknown.

import { describe, expect, test } from "vitest";
import { ClaimCard } from "@/components/claim/claim-card.tsx";
import { liveObservedDetail } from "@/components/claim/live-observed-detail.ts";
import type { Json } from "@/lib/base/json.ts";
import { warrantId } from "@/lib/knowledge/warrants.ts";
import type { BundleView, ClaimDetail } from "@/lib/model/bundle-view.ts";
import { type Claim, isKnown, type KnownClaim, type UnknownClaim } from "@/lib/model/claim.ts";
import { claimById } from "@/lib/model/claim-index.ts";
import type { Evidence } from "@/lib/model/evidence.ts";
import { acknowledged, idle, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { html, noticedView, presumedView, textOf, viewOf, withdrawnView } from "../view-of.ts";

type Shown = ClaimDetail & { readonly claim: KnownClaim<Json> | UnknownClaim };

function detailOf(view: BundleView, ending: string): Shown {
  const claims = claimById(view);
  const claim = [...claims.values()].find(({ id }) => id.endsWith(ending));
  if (claim === undefined || claim.standing === "hidden") throw new Error(`no claim ${ending}`);
  const located = (evidence: Evidence) => ({
    evidence,
    documentName: "lead.json",
    bytes: [7204, 7391] as const,
  });
  return {
    claim,
    subject: { kind: "other", property: ending },
    evidence: claim.grounds.map(located),
    rivalEvidence: isKnown(claim) ? claim.rivals.map(({ grounds }) => grounds.map(located)) : [],
    derivedFrom: isKnown(claim)
      ? claim.from.flatMap((id): Claim<Json>[] =>
          [...(claims.has(id) ? [claims.get(id)] : [])].flatMap((one) => one ?? []),
        )
      : [],
  };
}

const cardText = (view: BundleView, ending: string) =>
  textOf(html(ClaimCard, { detail: detailOf(view, ending), view }));

test("an inferred settlement says value, standing and rule in one sentence", () => {
  expect(cardText(presumedView(), "call_a/settledAt")).toMatch(
    /^architect on take the shape settled \d\d:\d\d:\d\d\.\d{3} , inferred: the lead went idle\./,
  );
});

test("an inferred claim shows rivals even when none is known, what would refute it, and how often the rule held", () => {
  const text = cardText(presumedView(), "call_a/settledAt");
  expect(text).toContain("Rivals none known");
  expect(text).toContain("Would refute it");
  expect(text).toContain("How often the rule held in this bundle not checked: no case lets it be checked");
  expect(text).toContain("parent-idle , [R] from a plugin's source");
});

test("evidence has its clause, its pointer, its bytes and the way to it", () => {
  const text = cardText(noticedView(), "call_a/injectedAt");
  expect(text).toContain("time of the notice");
  expect(text).toContain("lead.json /messages/3/time/created");
  expect(text).toContain("bytes 7 204 to 7 391");
  expect(text).toContain("open in source");
});

test("what was searched and not found says where and how much was looked at", () => {
  expect(cardText(withdrawnView(), "call_b/outcome")).toMatch(/looked for .* in \d+ records?, found 0/);
});

test("of what is counted the card says how far the count reaches, and never that none was found", () => {
  const text = cardText(noticedView(), "ses_lead/session/calls");
  expect(text).toMatch(/looked through \d+ records for tool calls/);
  expect(text).not.toContain("found 0");
});

test("an unknown says its reason as a sentence and names the file that would answer it", () => {
  const text = cardText(presumedView(), "call_a/childStartedAt");
  expect(text).toMatch(/^Not known: when the child of architect on take the shape started\./);
  expect(text).toContain("File not loaded: another session's file would hold it.");
  expect(text).toContain("The export of this session would answer it: ses_child_a");
  expect(text).toContain("opencode session export ses_child_a");
});

test("a withdrawn inference is shown with the sign that took it back and with its failure counted", () => {
  const text = cardText(withdrawnView(), "call_b/settledAt");
  expect(text).toContain("Withdrawn, 1");
  expect(text).toContain("the lead went idle");
  expect(text).toContain("0 held, 1 failed");
});

test("how often the rule held is counted in this bundle and over the library, as two counts each", () => {
  const view = withdrawnView();
  const library = new Map([[warrantId("parent-idle"), { held: 4, failed: 2, bundles: 3 }]]);
  const text = textOf(html(ClaimCard, { detail: detailOf(view, "call_b/settledAt"), view, library }));
  expect(text).toMatch(/in this bundle (computed )?0 held, 1 failed/);
  expect(text).toMatch(/in this library (computed )?4 held, 2 failed, in 3 bundles/);
});

test("a record that takes an inference back twice is named once", () => {
  const view = withdrawnView();
  const plain = detailOf(view, "call_b/settledAt");
  if (plain.claim.standing !== "unknown") throw new Error("the case lost its withdrawal");
  const withdrawn = plain.claim.withdrawn.map((one) => ({
    ...one,
    grounds: [...one.grounds, ...one.grounds],
  }));
  const twice = { ...plain, claim: { ...plain.claim, withdrawn } };
  expect(textOf(html(ClaimCard, { detail: twice, view }))).toBe(
    textOf(html(ClaimCard, { detail: plain, view })),
  );
});

test("rivals stand beside the value with their own rule and places", () => {
  const view = noticedView();
  const plain = detailOf(view, "call_a/injectedAt");
  if (!isKnown(plain.claim)) throw new Error("the case lost its notice");
  const { value, grounds } = plain.claim;
  if (typeof value !== "number") throw new Error("a time was due");
  const rival = {
    value: value + 5000,
    standing: "observed",
    warrant: warrantId("same-message-id"),
    grounds,
  } as const;
  const detail = {
    ...plain,
    claim: { ...plain.claim, rivals: [rival] },
    rivalEvidence: [plain.evidence],
  };
  const text = textOf(html(ClaimCard, { detail, view }));
  expect(text).toMatch(
    /Rivals, 1 Another source says \d\d:\d\d:\d\d\.\d{3} : another row carries the same message id\. time of the notice/,
  );
});

test("only live-observed: an inferred rival is left out and counted", () => {
  const plain = detailOf(noticedView(), "call_a/injectedAt");
  if (!isKnown(plain.claim)) throw new Error("the case lost its notice");
  const { grounds } = plain.claim;
  const rival = { value: 1, standing: "inferred", warrant: warrantId("time-in-id"), grounds } as const;
  const { detail, rivalsHidden } = liveObservedDetail({
    ...plain,
    claim: { ...plain.claim, rivals: [rival] },
    rivalEvidence: [plain.evidence],
  });
  expect(isKnown(detail.claim) && detail.claim.rivals).toEqual([]);
  expect(detail.rivalEvidence).toEqual([]);
  expect(rivalsHidden).toBe(1);
});

test("only live-observed: an inferred claim's card carries nothing of it", () => {
  const { detail } = liveObservedDetail(detailOf(presumedView(), "call_a/settledAt"));
  expect(detail.claim).toEqual({ id: detail.claim.id, standing: "hidden" });
  expect(detail.evidence).toEqual([]);
  expect(detail.derivedFrom).toEqual([]);
});

describe("the evidence of a count", () => {
  const many = () =>
    viewOf(
      session("ses_lead", [prompt(1), ...Array.from({ length: 9 }, (_, index) => step(2 + index)), idle(20)]),
    );

  test("says how many of the counted it lists", () => {
    expect(cardText(many(), "session/steps")).toContain("3 of the 9 counted are listed here.");
    expect(cardText(many(), "session/prompts")).not.toContain("counted are listed");
  });

  test("of dispatches names the claims that it is made of", () => {
    const calls = Array.from({ length: 10 }, (_, index) =>
      acknowledged(`call_${index}`, `ses_child_${index}`, [2, 3]),
    );
    const text = cardText(
      viewOf(session("ses_lead", [prompt(1), step(2, calls), idle(20)])),
      "bundle/dispatches",
    );
    expect(text).toContain("8 of the 10 counted are listed here. Each is a claim below.");
    expect(text).toContain("Derived from, 10");
  });

  test("of what is no list of records says nothing of a part", () => {
    const text = cardText(withdrawnView(), "bundle/mostOpen");
    expect(text).not.toContain("listed here");
  });
});
