// What waits to be written is lost with the tab: it never waits behind a file that takes long to read.

import { expect, test } from "vitest";
import { rowKeeper } from "@/lib/library/row-keeper.ts";
import { file } from "./sample-rows.ts";

const MEGABYTE = 1024 * 1024;

function keeping() {
  const written: string[][] = [];
  const keeper = rowKeeper({
    write: async ({ putFiles = [] }) => {
      written.push(putFiles.map(({ name }) => name));
      return "kept";
    },
  });
  return { keeper, written };
}

test("small files are written together", async () => {
  const { keeper, written } = keeping();
  await keeper.put(file("a", []));
  await keeper.beforeReading(2 * MEGABYTE);
  await keeper.put(file("b", []));
  expect(written).toEqual([]);
  await keeper.flush();
  expect(written).toEqual([["a.json", "b.json"]]);
});

test("what waits is written before a large file is read", async () => {
  const { keeper, written } = keeping();
  await keeper.put(file("a", []));
  await keeper.beforeReading(600 * MEGABYTE);
  expect(written).toEqual([["a.json"]]);
});

test("nothing is written where nothing waits", async () => {
  const { keeper, written } = keeping();
  await keeper.beforeReading(600 * MEGABYTE);
  await keeper.flush();
  expect(written).toEqual([]);
});
