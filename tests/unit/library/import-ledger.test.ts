// The ledger tells its changes together: thousands of files change many times a second.
import { expect, test } from "vitest";
import { type ImportEntry, importLedger } from "@/lib/library/import-ledger.ts";

const entry = (key: number): ImportEntry => ({
  key,
  name: `${key}.json`,
  size: 1,
  stage: "waiting",
  bytesRead: 0,
  rate: null,
  isRead: false,
  documents: [],
  problems: [],
  result: null,
});

test("many changes in a row are told a few times, and the last one is always told", async () => {
  const ledger = importLedger();
  let told = 0;
  const settled = new Promise<void>((resolve) => {
    ledger.subscribe(() => {
      told += 1;
      if (ledger.getState().entries.at(-1)?.bytesRead === 999) resolve();
    });
  });
  ledger.put([entry(1), entry(2)]);
  for (let bytesRead = 0; bytesRead < 1000; bytesRead += 1) ledger.change(2, { bytesRead });
  await settled;

  expect(told).toBeLessThan(10);
  expect(ledger.getState().entries.map(({ key }) => key)).toEqual([1, 2]);
});

test("what is asked of one entry is what was last said, told or not", () => {
  const ledger = importLedger();
  ledger.put([entry(1)]);
  ledger.change(1, { stage: "done" });
  expect(ledger.entry(1)?.stage).toBe("done");
});

test("a change of what is gone is none; what is kept stays in its place", () => {
  const ledger = importLedger();
  ledger.put([entry(1), entry(2), entry(3)]);
  ledger.keepOnly(({ key }) => key !== 2);
  ledger.change(2, { stage: "done" });
  expect(ledger.entry(2)).toBeUndefined();
  ledger.put([{ ...entry(1), stage: "done" }]);
  expect([ledger.entry(1)?.stage, ledger.entry(3)?.stage]).toEqual(["done", "waiting"]);
});
