import { expect, test } from "vitest";
import { afterChange, merged, NOTHING } from "@/lib/store/content.ts";
import { isDiskFull } from "@/lib/store/disk-full.ts";
import { bundle, bundleId, file, fileId } from "../library/sample-rows.ts";

const lead = file("f1", [{ id: "L", session: "ses_lead" }]);
const child = file("f2", [{ id: "C", session: "ses_child", parent: "ses_lead" }]);

test("a row that is put again takes the place of the old one", () => {
  const first = afterChange(NOTHING, { putFiles: [lead] });
  const renamed = { ...lead, name: "again.json" };

  expect(afterChange(first, { putFiles: [renamed] }).files).toEqual([renamed]);
});

test("what a change deletes and puts at once is there", () => {
  const first = afterChange(NOTHING, { putFiles: [lead] });

  expect(afterChange(first, { deleteFiles: [fileId("f1")], putFiles: [lead] }).files).toEqual([lead]);
});

test("a bundle in memory covers the kept one that it grew out of, also under another id", () => {
  const kept = { files: [child], bundles: [bundle("ses_child", ["f2/C"])] };
  const inMemory = { files: [lead], bundles: [bundle("ses_lead", ["f1/L", "f2/C"])] };

  const seen = merged(kept, inMemory);

  expect(seen.bundles.map(({ id }) => id)).toEqual(["ses_lead"]);
  expect(new Set(seen.files)).toEqual(new Set([lead, child]));
});

test("a kept bundle that has nothing to do with the one in memory stays", () => {
  const kept = { files: [child], bundles: [bundle("ses_child", ["f2/C"])] };
  const inMemory = { files: [lead], bundles: [bundle("ses_lead", ["f1/L"])] };

  expect(new Set(merged(kept, inMemory).bundles.map(({ id }) => id))).toEqual(
    new Set([bundleId("ses_child"), bundleId("ses_lead")]),
  );
});

test("a full disk is known by the error itself or by the one behind it", () => {
  const full = Object.assign(new Error("no room"), { name: "QuotaExceededError" });

  expect(isDiskFull(full)).toBe(true);
  expect(isDiskFull(Object.assign(new Error("aborted"), { name: "AbortError", inner: full }))).toBe(true);
  expect(isDiskFull(new Error("something else"))).toBe(false);
  expect(isDiskFull("QuotaExceededError")).toBe(false);
});
