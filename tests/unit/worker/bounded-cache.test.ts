import { expect, test } from "vitest";
import { boundedCache } from "@/lib/worker/bounded-cache.ts";

test("what was used longest ago goes first", () => {
  const cache = boundedCache<string>(2);
  cache.set("a", "A", 1);
  cache.set("b", "B", 1);
  cache.get("a");
  cache.set("c", "C", 1);

  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBe("A");
  expect(cache.get("c")).toBe("C");
});

test("what is heavier than the whole cache still stays until the next thing comes", () => {
  const cache = boundedCache<string>(10);
  cache.set("huge", "H", 100);

  expect(cache.get("huge")).toBe("H");

  cache.set("small", "S", 1);

  expect(cache.get("huge")).toBeUndefined();
  expect(cache.get("small")).toBe("S");
});

test("setting a key again counts its weight once", () => {
  const cache = boundedCache<string>(3);
  cache.set("a", "A", 2);
  cache.set("a", "A2", 2);
  cache.set("b", "B", 1);

  expect(cache.get("a")).toBe("A2");
});
