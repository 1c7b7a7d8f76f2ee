import { describe, expect, test } from "vitest";
import { documentsOf } from "@/lib/library/kept-documents.ts";
import { joinReason, placementsIn } from "@/lib/library/placement.ts";
import { bundle, document, file, fileId } from "./sample-rows.ts";

const lead = document({ id: "L", session: "ses_lead", children: ["ses_child"] });
const child = document({ id: "C", session: "ses_child", parent: "ses_lead" });

describe("why a document joins a bundle", () => {
  test("nothing else is there: the bundle is new", () => {
    expect(joinReason(lead, [])).toBeNull();
  });

  test("a child whose record names the lead joins by its parent", () => {
    expect(joinReason(child, [lead])).toBe("its-parent-is-here");
  });

  test("a child whose record names nobody joins by the dispatch that names it", () => {
    expect(joinReason(document({ id: "C", session: "ses_child" }), [lead])).toBe("dispatched-from-here");
  });

  test("a lead that comes after its child joins by the child it dispatched", () => {
    expect(joinReason(lead, [child])).toBe("its-child-is-here");
  });

  test("a lead without a record of the dispatch joins because the child names it", () => {
    expect(joinReason(document({ id: "L", session: "ses_lead" }), [child])).toBe("parent-of-one-here");
  });

  test("two children of a lead that is not loaded are together because both name it", () => {
    const sibling = document({ id: "D", session: "ses_sibling", parent: "ses_lead" });
    expect(joinReason(sibling, [child])).toBe("names-the-same-session");
  });

  test("another export of the same session is told as that, whatever else holds", () => {
    expect(joinReason(document({ id: "C2", session: "ses_child", parent: "ses_lead" }), [child, lead])).toBe(
      "same-session",
    );
  });
});

describe("where a file of a drop came to", () => {
  const leadFile = file("f1", [{ id: "L", session: "ses_lead", children: ["ses_child"] }]);
  const childFile = file("f2", [{ id: "C", session: "ses_child", parent: "ses_lead" }]);
  const bundles = [bundle("ses_lead", ["f1/L", "f2/C"])];
  const documents = documentsOf([leadFile, childFile]);

  test("the first file of a drop makes the bundle, the later one joins it", () => {
    const first = placementsIn({ bundles, documents })(leadFile, new Set([fileId("f2")]));
    const second = placementsIn({ bundles, documents })(childFile, new Set());

    expect(first).toEqual([{ bundle: "ses_lead", why: null }]);
    expect(second).toEqual([{ bundle: "ses_lead", why: "its-parent-is-here" }]);
  });

  test("documents of one file do not join one another", () => {
    const archive = file("zip", [
      { id: "L", session: "ses_lead", children: ["ses_child"] },
      { id: "C", session: "ses_child", parent: "ses_lead" },
    ]);
    const placementsOf = placementsIn({
      bundles: [bundle("ses_lead", ["zip/L", "zip/C"])],
      documents: documentsOf([archive]),
    });
    const placed = placementsOf(archive, new Set());

    expect(placed).toEqual([{ bundle: "ses_lead", why: null }]);
  });
});
