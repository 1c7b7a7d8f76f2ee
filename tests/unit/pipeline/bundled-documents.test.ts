import { expect, test } from "vitest";
import { bundledDocuments } from "@/lib/pipeline/analyse-documents.ts";
import { feed } from "@/tests/scenario/feed.ts";
import { acknowledged, prompt, session, step } from "@/tests/scenario/rows-2.ts";

test("documents of one bundle come in the order given, the same bytes under two names included", () => {
  const lead = feed(
    "lead.json",
    session("ses_lead", [prompt(1), step(2, [acknowledged("call_a", "ses_b", [2, 3])])]),
  );
  const other = feed("other.json", session("ses_z", [prompt(1)]));
  const child = feed("child.json", session("ses_b", [prompt(2)]));
  const bundles = bundledDocuments([...child, ...other, ...lead, ...child]);
  expect(bundles.map((bundle) => bundle.map(({ name }) => name))).toEqual([
    ["child.json", "lead.json", "child.json"],
    ["other.json"],
  ]);
});
