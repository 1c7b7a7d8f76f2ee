// The search of the Source screen looks at the bytes of one document, the search over a bundle at its values: whatever value
// holds a text, the bytes hold it too, in any case and however the file writes it.

import { expect, test } from "vitest";
import { searchSource } from "@/lib/worker/search-source.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { bundleId } from "../library/sample-rows.ts";
import { places, searching } from "../search/searching.ts";
import { onlyDocument, openedFrom } from "./opened.ts";

const TEXTS = [
  "Ärger über Élan und ΟΔΟΣ",
  '请检查 „Quoted“ "quoted" C:\\new\\table',
  "one\ntwo\tthree / four",
  "👍🏽 ok ok",
];
const plain = JSON.stringify(
  session(
    "ses_a",
    TEXTS.map((text, index) => prompt(index, text)),
  ),
  null,
  1,
);
const ascii = plain.replace(
  /[^\x20-\x7e\n]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
);
const mixed = plain.replace(
  /[äÉΔ检]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`,
);
const utf16 = new Uint8Array(Buffer.from(`\ufeff${plain}`, "utf16le"));

const sought = [
  "ärger ÜBER élan",
  "οδοΣ",
  "请检查",
  '"QUOTED"',
  "c:\\NEW\\t",
  "One\nTWO\tthree",
  "/ FOUR",
  "👍🏽 OK",
  "ses_A",
];

for (const [how, content] of Object.entries({ plain, ascii, mixed, utf16 })) {
  test(`what values hold, the bytes hold: ${how}`, async () => {
    const { find } = await searching({ "a.json": content });
    const opened = await openedFrom({ "a.json": content });
    const document = onlyDocument(opened).id;
    for (const text of sought) {
      const request = {
        kind: "search-source",
        bundle: { bundle: bundleId("b"), files: [], documents: [] },
        document,
        text,
        limit: 100,
      } as const;
      const inValues = places(await find(text));
      const inBytes = (await searchSource(opened, request, new AbortController().signal)).map(({ at }) => at);
      expect(inValues.length, text).toBeGreaterThan(0);
      expect([...new Set<string>(inBytes)], text).toEqual(expect.arrayContaining([...inValues]));
    }
  });
}
