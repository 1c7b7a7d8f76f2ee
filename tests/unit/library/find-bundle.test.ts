import { expect, test } from "vitest";
import { bundleNamed } from "@/lib/library/find-bundle.ts";
import { bundleIdOfRoots } from "@/lib/model/bundle-id.ts";
import { bundle, bundleId, file } from "./sample-rows.ts";

test("a link to a bundle that another document gave a new root finds the bundle that holds its session", () => {
  const content = {
    files: [file("f1", [{ id: "C", session: "ses_child", parent: "ses_lead" }])],
    bundles: [bundle("ses_top", ["f1/C"])],
  };

  expect(bundleNamed(content, bundleId("ses_child"))?.id).toBe("ses_top");
});

test("a link to one of several joined leads finds their bundle", () => {
  const content = { files: [], bundles: [bundle("ses_a+ses_b", [])] };

  expect(bundleNamed(content, bundleId("ses_b"))?.id).toBe("ses_a+ses_b");
});

test("a link to a session that no file holds finds nothing", () => {
  expect(bundleNamed({ files: [], bundles: [bundle("ses_a", [])] }, bundleId("ses_x"))).toBeNull();
});

test("a link from when names were not bounded still finds the bundle of many roots", () => {
  const roots = Array.from({ length: 300 }, (_, index) => `ses_${1000 + index}`);
  const named = bundleIdOfRoots(roots);
  const content = { files: [], bundles: [bundle("ses_other", []), bundle(named, [])] };

  expect(bundleNamed(content, bundleId(roots.join("+")))?.id).toBe(named);
});

test("a link to many roots finds their bundle when one more root has joined it", () => {
  const roots = Array.from({ length: 300 }, (_, index) => `ses_${1000 + index}`);
  const content = { files: [], bundles: [bundle(bundleIdOfRoots([...roots, "ses_9999"]), [])] };

  expect(bundleNamed(content, bundleIdOfRoots(roots))?.id).toBe(content.bundles[0]?.id);
});
