// Objects with very many keys of their own: coverage stays a list that a person can read and a page can hold.

import { expect, test } from "vitest";
import { countLeaves, coveragePatterns, coverageRoot, memberNode } from "@/lib/base/coverage-tree.ts";
import type { Json } from "@/lib/base/json.ts";

function manyKeys(count: number): Json {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, index]));
}

test("an object with very many keys is counted whole, under a bounded number of patterns", () => {
  const root = coverageRoot();
  expect(countLeaves(root, { extra: manyKeys(20_000) })).toBe(20_000);
  const patterns = coveragePatterns(root);
  expect(patterns.length).toBeLessThan(2_000);
  expect(patterns.reduce((sum, { leaves }) => sum + leaves, 0)).toBe(20_000);
  expect(patterns.at(-1)?.pattern).toBe("/extra/*");
});

test("what a reader takes keeps a pattern of its own, and marks none of the rest as read", () => {
  const root = coverageRoot();
  countLeaves(root, manyKeys(20_000));
  memberNode(root, "title").isRead = true;
  countLeaves(root, { title: "a" });
  const patterns = coveragePatterns(root);
  expect(patterns.find(({ pattern }) => pattern === "/title")).toMatchObject({ leaves: 1, isRead: true });
  expect(patterns.filter(({ isRead }) => isRead)).toHaveLength(1);
});
