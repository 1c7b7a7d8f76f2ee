// What is here while files come in: found by id, by document and by session.
import { expect, test } from "vitest";
import { knownFiles } from "@/lib/library/known-files.ts";
import { document, documentId, file, fileId, sessionId } from "./sample-rows.ts";

const first = file("f1", [{ id: "A", session: "ses_a" }]);
const second = file("f2", [
  { id: "A", session: "ses_a" },
  { id: "B", session: "ses_b" },
]);

test("a document that another file brings is told apart from one's own", () => {
  const known = knownFiles([first]);
  expect(known.broughtByOther(documentId("A"), fileId("f2"))).toBe(true);
  expect(known.broughtByOther(documentId("A"), fileId("f1"))).toBe(false);
  expect(known.broughtByOther(documentId("B"), fileId("f1"))).toBe(false);
});

test("a session is found in the file that came first, never in the file that asks", () => {
  const known = knownFiles([first, second]);
  expect(known.otherWith(sessionId("ses_a"), fileId("f9"))?.id).toBe("f1");
  expect(known.otherWith(sessionId("ses_a"), fileId("f1"))?.id).toBe("f2");
  expect(known.otherWith(sessionId("ses_b"), fileId("f2"))).toBeUndefined();
});

test("what was set aside holds nothing, also when a row is put again", () => {
  const known = knownFiles([second]);
  known.put(file("f2", [{ id: "B", session: "ses_b" }], ["B"]));
  expect(known.otherWith(sessionId("ses_b"), fileId("f9"))).toBeUndefined();
  expect(known.otherWith(sessionId("ses_a"), fileId("f9"))).toBeUndefined();
  expect(known.holding([document({ id: "B" })])).toBeUndefined();
});

test("files that come in one after another count as being here", () => {
  const known = knownFiles([]);
  expect(known.holding([document({ id: "A" })])).toBeUndefined();
  known.put(first);
  expect(known.file(fileId("f1"))).toBe(first);
  expect(known.holding([document({ id: "A" })])).toBe(first);
});
