import { expect, test } from "vitest";
import { worthReading } from "@/lib/library/worth-reading.ts";

const named = (name: string) => ({ name, blob: new Blob([]) });

test("files of a folder are read by the ending of their names, the rest is counted", () => {
  const { files, passedOver } = worthReading(
    [
      "run/e-f.JSON",
      "run/notes.md",
      "run/a.png",
      "run/b.png",
      "run/log",
      "run/old.jsonl",
      "run/.DS_Store",
    ].map(named),
  );

  expect(files.map(({ name }) => name)).toEqual(["run/e-f.JSON", "run/log", "run/old.jsonl"]);
  expect(passedOver).toEqual({
    count: 4,
    endings: [
      { ending: "png", count: 2 },
      { ending: "ds_store", count: 1 },
      { ending: "md", count: 1 },
    ],
  });
});

test("nothing passed over is not a count of zero", () => {
  expect(worthReading([named("a.json")]).passedOver).toBeNull();
});

test("a dot in a folder's name is no ending", () => {
  expect(worthReading([named("v1.2/export")]).files).toHaveLength(1);
});
