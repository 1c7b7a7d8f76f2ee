import { expect, test } from "vitest";
import { type SourceTree, sourceTree } from "../../../../components/source/source-tree-store.ts";
import { moveFor } from "../../../../components/source/tree-keys.ts";
import { MAX_TREE_DEPTH, rowAt, rowCount, type TreeRow } from "../../../../components/source/tree-model.ts";
import type { Json } from "../../../../lib/base/json.ts";
import { pointerFrom, ROOT } from "../../../../lib/base/json-pointer.ts";
import { SOURCE_PAGE } from "../../../../lib/model/bundle-view.ts";
import { DOCUMENT, documentOf, linesOf } from "./document-of.ts";

const place = (...segments: readonly (string | number)[]) => ({ line: null, at: pointerFrom(segments) });

/** The rows as text: level, name. */
function drawn(tree: SourceTree): readonly string[] {
  const state = tree.state();
  if (state.status !== "ready" || state.root === null) return [];
  const { root } = state;
  return Array.from({ length: rowCount(root) }, (_, index) => {
    const { branch, position, member } = rowAt(root, index);
    return `${" ".repeat(branch.depth)}${member?.key ?? `(${position})`}`;
  });
}

function row(tree: SourceTree, index: number): TreeRow {
  const state = tree.state();
  if (state.status !== "ready" || state.root === null) throw new Error("no rows");
  return rowAt(state.root, index);
}

async function opened(root: Json): Promise<SourceTree> {
  const tree = sourceTree(documentOf(root), DOCUMENT);
  await tree.reveal({ line: null, at: ROOT });
  return tree;
}

test("a document opens with its members folded", async () => {
  const tree = await opened({ info: { id: "ses_a" }, messages: [1, 2] });
  expect(drawn(tree)).toEqual(["info", "messages"]);
});

test("revealing a place unfolds what stands above it and names its row", async () => {
  const tree = await opened({ info: { id: "ses_a" }, messages: [{ a: 1 }, { content: ["x", "y"] }] });
  const found = await tree.reveal(place("messages", 1, "content", 1));
  expect(drawn(tree)).toEqual(["info", "messages", " 0", " 1", "  content", "   0", "   1"]);
  expect(found).toEqual({ index: 7, isExact: true });
});

test("a place that is not in the document reveals the nearest value above it and says so", async () => {
  const tree = await opened({ messages: [{ id: "msg_1" }] });
  const found = await tree.reveal(place("messages", 0, "time", "created"));
  expect(found).toEqual({ index: 2, isExact: false });
});

test("names with a slash, a tilde, no letters, or of the object's own machinery are found", async () => {
  const hostile: Json = JSON.parse('{"a/b":1,"m~n":2,"":3,"__proto__":4}');
  const tree = await opened(hostile);
  for (const [index, name] of ["a/b", "m~n", "", "__proto__"].entries()) {
    expect(await tree.reveal(place(name))).toEqual({ index: index + 1, isExact: true });
  }
});

test("of a long list only the page that is looked at is asked for", async () => {
  const reader = documentOf({ messages: Array.from({ length: 50 * SOURCE_PAGE }, (_, index) => index) });
  const tree = sourceTree(reader, DOCUMENT);
  const far = 40 * SOURCE_PAGE + 7;
  expect(await tree.reveal(place("messages", far))).toEqual({ index: far + 2, isExact: true });
  expect(reader.asked).toEqual(["+0", `/messages+${40 * SOURCE_PAGE}`]);
});

test("a row that has not arrived is asked for once", async () => {
  const reader = documentOf({ messages: Array.from({ length: 3 * SOURCE_PAGE }, (_, index) => index) });
  const tree = sourceTree(reader, DOCUMENT);
  await tree.reveal(place("messages", 0));
  const far = row(tree, 1 + 2 * SOURCE_PAGE + 5);
  expect(far.member).toBeNull();
  tree.need(far);
  tree.need(far);
  await new Promise<void>((resolve) => {
    tree.subscribe(() => resolve());
  });
  expect(row(tree, 1 + 2 * SOURCE_PAGE + 5).member?.key).toBe(String(2 * SOURCE_PAGE + 5));
  expect(reader.asked.filter((asked) => asked === `/messages+${2 * SOURCE_PAGE}`)).toHaveLength(1);
});

test("rows below an unfolded value move down, and back when it is folded", async () => {
  const tree = await opened({ a: { x: 1, y: 2 }, b: [1, 2, 3], c: null });
  tree.toggle(row(tree, 1));
  tree.toggle(row(tree, 0));
  await tree.reveal(place("a", "y"));
  await tree.reveal(place("b", 2));
  expect(drawn(tree)).toEqual(["a", " x", " y", "b", " 0", " 1", " 2", "c"]);
  tree.toggle(row(tree, 0));
  expect(drawn(tree)).toEqual(["a", "b", " 0", " 1", " 2", "c"]);
});

test("values below the named depth are not unfolded", async () => {
  let deep: Json = "bottom";
  for (let level = 0; level < MAX_TREE_DEPTH + 50; level += 1) deep = [deep];
  const tree = await opened(deep);
  const found = await tree.reveal(place(...Array.from({ length: MAX_TREE_DEPTH + 20 }, () => 0)));
  expect(found).toEqual({ index: MAX_TREE_DEPTH, isExact: false });
});

test("a line is found by its number, though empty lines stand before it", async () => {
  const lines = new Map(Array.from({ length: 900 }, (_, index) => [index * 2 + 3, { n: index }] as const));
  const tree = sourceTree(linesOf(lines), DOCUMENT);
  expect(await tree.reveal({ line: 1003, at: pointerFrom(["n"]) })).toEqual({ index: 502, isExact: true });
  expect(await tree.reveal({ line: 1004, at: ROOT })).toEqual({ index: 0, isExact: false });
});

test("a document whose answer fails says why, and can be asked again", async () => {
  let isBroken = true;
  const whole = documentOf({ a: 1 });
  const tree = sourceTree(
    {
      source: async (...asked) => {
        if (isBroken) throw new Error("the worker stopped");
        return whole.source(...asked);
      },
    },
    DOCUMENT,
  );
  await tree.reveal(place("a"));
  expect(tree.state()).toEqual({ status: "failed", trouble: "the worker stopped" });
  isBroken = false;
  tree.retry();
  expect(await tree.reveal(place("a"))).toEqual({ index: 1, isExact: true });
});

test("arrows unfold first and enter then, and go back the same way", async () => {
  const tree = await opened({ a: { x: 1 }, b: 2 });
  const at = (index: number) => ({ index, row: row(tree, index - 1), count: 3, page: 10 });
  expect(moveFor("ArrowRight", at(1))).toEqual({ kind: "toggle" });
  await tree.reveal(place("a", "x"));
  expect(moveFor("ArrowRight", at(1))).toEqual({ kind: "go", index: 2 });
  expect(moveFor("ArrowLeft", at(2))).toEqual({ kind: "go", index: 1 });
  expect(moveFor("ArrowLeft", at(1))).toEqual({ kind: "toggle" });
  expect(moveFor("ArrowRight", { index: 3, row: row(tree, 2), count: 4, page: 10 })).toBeNull();
});

test("no key leaves the tree's ends, and other keys are left alone", () => {
  const first = { index: 0, row: null, count: 5, page: 10 };
  expect(moveFor("ArrowUp", first)).toEqual({ kind: "go", index: 0 });
  expect(moveFor("PageDown", first)).toEqual({ kind: "go", index: 4 });
  expect(moveFor("End", first)).toEqual({ kind: "go", index: 4 });
  expect(moveFor("Enter", first)).toEqual({ kind: "show" });
  expect(moveFor("o", first)).toBeNull();
});
