// A value on a screen: its mark, its text, its standing said, and what stands in its place when it is not there.

import { expect, test } from "vitest";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { TextValue } from "@/components/claim/values.tsx";
import { brand } from "@/lib/base/brand.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import { warrantId } from "@/lib/knowledge/warrants.ts";
import type { KnownClaim, UnknownClaim, UnknownReason } from "@/lib/model/claim.ts";
import type { Grounds } from "@/lib/model/evidence.ts";
import type { ClaimId, DocumentId } from "@/lib/model/ids.ts";
import { en } from "@/lib/words/en/index.ts";
import { html, textOf } from "../view-of.ts";

const id = brand<ClaimId>("ses_a/call_1/agent");
const ref = { doc: brand<DocumentId>("d"), line: null, at: ROOT };
const grounds: Grounds = [{ kind: "present", ref, excerpt: "x", says: "record" }];

function known(standing: KnownClaim<string>["standing"], value: string, rivals = 0): KnownClaim<string> {
  const rival = { value: "another", standing: "observed", warrant: warrantId("stated"), grounds } as const;
  return {
    id,
    standing,
    value,
    warrant: warrantId("stated"),
    grounds,
    from: [],
    rivals: Array.from({ length: rivals }, () => rival),
  };
}

function unknown(reason: UnknownReason): UnknownClaim {
  return {
    id,
    standing: "unknown",
    reason,
    warrant: warrantId("stated"),
    grounds: [],
    remedy: { kind: "none" },
    withdrawn: [],
  };
}

test.each(["observed", "computed", "inferred"] as const)(
  "a value that is %s wears that mark and says it",
  (standing) => {
    const markup = html(TextValue, { claim: known(standing, "architect") });
    expect(markup).toContain(`<svg aria-hidden="true" class="mark text-${standing}`);
    expect(textOf(markup)).toBe(`architect , ${standing}`);
    expect(markup).toContain(`href="?claim=${encodeURIComponent(id)}"`);
  },
);

test.each(Object.keys(en.claim.unknown))("an unknown value says its reason: %s", (reason) => {
  const known = Object.keys(en.claim.unknown).find((key): key is UnknownReason => key === reason);
  if (known === undefined) throw new Error("no such reason");
  const text = textOf(html(TextValue, { claim: unknown(known) }));
  expect(text).toBe(`${en.claim.unknown[known]} , unknown`);
});

test("a hidden value is said to be hidden, without a mark, a link or anything of its own", () => {
  const markup = html(TextValue, { claim: { id, standing: "hidden" } });
  expect(textOf(markup)).toBe("inferred, hidden");
  expect(markup).not.toContain("<svg");
  expect(markup).not.toContain("<a");
  expect(markup).not.toContain(id);
});

test("what does not apply is said in words without a mark", () => {
  const markup = html(TextValue, { claim: { standing: "not-applicable", because: "no child" } });
  expect(textOf(markup)).toBe("no child");
  expect(markup).not.toContain("<svg");
});

test("rivals are counted beside the value", () => {
  expect(textOf(html(TextValue, { claim: known("observed", "architect", 2) }))).toBe(
    "architect 2 rivals , observed",
  );
});

test("a zero is a value", () => {
  const claim: KnownClaim<number> = { ...known("computed", ""), value: 0, rivals: [] };
  expect(textOf(html(ClaimValue<number>, { claim, format: String }))).toBe("0 , computed");
});

test("text from a file is isolated, its invisible characters are marks and its tags are text", () => {
  const markup = html(TextValue, { claim: known("observed", "a\u202Eb<script>alert(1)</script>") });
  expect(markup).toContain("U+202E");
  expect(markup).toContain('dir="auto"');
  expect(markup).not.toContain("<script>");
  expect(markup.match(/\u202E/g)?.length ?? 0).toBe(1); // only in the title, which browsers draw apart
});
