// The name of a bundle: stable, and short enough for any address.
import { expect, test } from "vitest";
import { bundleIdOfRoots, isBoundedBundleId } from "@/lib/model/bundle-id.ts";

const roots = (count: number) =>
  Array.from({ length: count }, (_, index) => `ses_f2419f8e0ffeRootOf${String(index).padStart(4, "0")}`);

test("one root, or a few, are the name", () => {
  expect(bundleIdOfRoots(["ses_a"])).toBe("ses_a");
  expect(bundleIdOfRoots(["ses_a", "ses_b"])).toBe("ses_a+ses_b");
});

test("a thousand roots make a short name that begins with the first", () => {
  const id = bundleIdOfRoots(roots(1000));

  expect(id).toMatch(/^ses_f2419f8e0ffeRootOf0000\+999\.[0-9a-f]{16}$/);
  expect(isBoundedBundleId(id)).toBe(true);
  expect(bundleIdOfRoots(roots(1000))).toBe(id);
});

test("another set of as many roots has another name", () => {
  const others = [...roots(999), "ses_zzz"];
  expect(bundleIdOfRoots(others)).not.toBe(bundleIdOfRoots(roots(1000)));
});

test("a root of any length makes a name that fits", () => {
  const id = bundleIdOfRoots([`ses_${"x".repeat(100_000)}`]);
  expect(isBoundedBundleId(id)).toBe(true);
  expect(bundleIdOfRoots([`ses_${"x".repeat(100_001)}`])).not.toBe(id);
});
