import { expect, test } from "vitest";
import { deletionOf } from "@/lib/library/delete-bundle.ts";
import { afterChange } from "@/lib/store/content.ts";
import { bundle, bundleId, file } from "./sample-rows.ts";

const plain = file("f1", [{ id: "A", session: "ses_a" }]);
const shared = file("zip", [
  { id: "B", session: "ses_b" },
  { id: "C", session: "ses_c" },
]);
const content = {
  files: [plain, shared],
  bundles: [bundle("ses_a", ["f1/A"]), bundle("ses_b", ["zip/B"]), bundle("ses_c", ["zip/C"])],
};

test("deleting a bundle deletes the files that only it needs", () => {
  const deletion = deletionOf(content, bundleId("ses_a"));
  const after = afterChange(content, deletion?.change ?? {});

  expect(after.files.map(({ id }) => id)).toEqual(["zip"]);
  expect(after.bundles.map(({ id }) => id)).toEqual(["ses_b", "ses_c"]);
});

test("a file that holds another bundle's documents stays, with the deleted ones set aside", () => {
  const deletion = deletionOf(content, bundleId("ses_b"));
  const after = afterChange(content, deletion?.change ?? {});
  const kept = after.files.find(({ id }) => id === "zip");

  expect(kept?.setAside).toEqual(["B"]);
  expect(after.bundles.map(({ id }) => id)).toEqual(["ses_a", "ses_c"]);
});

test("undoing brings back exactly what was there", () => {
  for (const id of ["ses_a", "ses_b"]) {
    const deletion = deletionOf(content, bundleId(id));
    const after = afterChange(afterChange(content, deletion?.change ?? {}), deletion?.undo ?? {});

    expect(new Set(after.files)).toEqual(new Set(content.files));
    expect(new Set(after.bundles)).toEqual(new Set(content.bundles));
  }
});

test("the last bundle of a shared file takes the file with it", () => {
  const once = afterChange(content, deletionOf(content, bundleId("ses_b"))?.change ?? {});
  const twice = afterChange(once, deletionOf(once, bundleId("ses_c"))?.change ?? {});

  expect(twice.files.map(({ id }) => id)).toEqual(["f1"]);
});

test("a bundle that is not here cannot be deleted", () => {
  expect(deletionOf(content, bundleId("ses_x"))).toBeNull();
});
