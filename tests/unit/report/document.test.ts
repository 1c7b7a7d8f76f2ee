import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { pageFrom } from "./reported.ts";

const sample = (name: string): Json =>
  JSON.parse(readFileSync(new URL(`../../../public/samples/${name}`, import.meta.url), "utf8"));
const BUNDLE = [sample("two-background-children.json"), sample("two-background-children-reviewer.json")];

test("the page has no script, its own policy, and the same bytes each time", () => {
  const page = pageFrom(BUNDLE);

  expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
  expect(page).toContain(
    `content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"`,
  );
  expect(pageFrom(BUNDLE)).toBe(page);
});
