// The files that a patch's headers name, where every parser of the hosts reads the text alike; null for any other text.

import { expect, test } from "vitest";
import { patchFiles } from "@/lib/formats/host-text/patch-files.ts";

const ONE = "opencode/src/patch/index.ts@03832cb";
const TWO = "util/src/patch.ts@2162330";
const PREVIEW = "core/src/patch.ts@03832cb";
const ALL = `${ONE}, ${TWO}, ${PREVIEW}`;

const patch = (...lines: readonly string[]) => ["*** Begin Patch", ...lines, "*** End Patch"].join("\n");
const UPDATE = ["*** Update File: a.ts", "@@", "-x", "+y"];

function written(text: string): readonly string[] | null {
  const files = patchFiles(text);
  return files === null
    ? null
    : files.map(({ path, movesTo }) => (movesTo === null ? path : `${path} > ${movesTo}`));
}

test.each([
  [
    "adds, updates and deletes",
    patch("*** Add File: a", "+x", ...UPDATE, "*** Delete File: b"),
    ["a", "a.ts", "b"],
    ALL,
  ],
  ["a new name", patch("*** Update File: a", "*** Move to: b/c", "@@", " x"), ["a > b/c"], `${ONE}, ${TWO}`],
  [
    "a new name alone",
    patch("*** Update File: a", "*** Move to: b"),
    ["a > b"],
    `${ONE}, ${TWO}: no chunk is needed`,
  ],
  [
    "blanks around a path, none behind the colon",
    patch("*** Delete File:  a b ", "*** Delete File:c"),
    ["a b", "c"],
    ALL,
  ],
  ["blanks around the whole", `\n ${patch(...UPDATE)}\n\n`, ["a.ts"], `${ALL}: trimmed`],
  [
    "line ends of Windows",
    patch(...UPDATE).replaceAll("\n", "\r\n"),
    ["a.ts"],
    `${TWO}; ${ONE}: each trimmed`,
  ],
  ["the end of a file, and another piece", patch(...UPDATE, "*** End of File", "@@ f", "+z"), ["a.ts"], ALL],
  [
    "an empty line between those of a piece",
    patch(...UPDATE, "", "+z"),
    ["a.ts"],
    `${ONE}, ${TWO}: passed over`,
  ],
  ["a header as content", patch("*** Add File: a", "+*** Delete File: b"), ["a"], ALL],
  ["a header as context", patch(...UPDATE, " *** Delete File: b"), ["a.ts"], ALL],
  [
    "a path in CJK, an absolute one",
    patch("*** Delete File: 数据/表", "*** Delete File: /q/x"),
    ["数据/表", "/q/x"],
    ALL,
  ],
  ["the same file twice", patch(...UPDATE, ...UPDATE), ["a.ts", "a.ts"], ALL],
] as const)("%s (%j)", (_, text, files, _source) => {
  expect(written(text)).toEqual(files);
});

test.each([
  ["nothing", "", ALL],
  ["no marker at the start", patch(...UPDATE).slice(16), `${ALL}: refused`],
  ["no marker at the end", patch(...UPDATE).slice(0, -14), `${ALL}: refused`],
  ["words before the marker", `Here:\n${patch(...UPDATE)}`, `${ONE}: passed over`],
  ["words behind the marker", `${patch(...UPDATE)}\nDone.`, `${ONE}: passed over`],
  [
    "a here-document around it",
    `cat <<'EOF'\n${patch(...UPDATE)}\nEOF`,
    `${ALL}: stripped by the host, not here`,
  ],
  [
    "a second patch",
    `${patch(...UPDATE)}\n${patch("*** Delete File: b")}`,
    `${ALL}: ends at the first marker`,
  ],
  ["a marker as context", patch(...UPDATE, " *** End Patch", "*** Delete File: b"), `${ALL}: ends there`],
  ["an unknown header", patch(...UPDATE, "*** Rename File: b"), `${PREVIEW}: refused; ${ONE}: passed over`],
  ["a header with blanks before it", patch(" *** Delete File: a"), `${TWO}: read; ${ONE}: passed over`],
  ["a header without a path", patch("*** Add File:", "+x"), `${PREVIEW}: refused; ${ONE}: passed over`],
  ["a new name without a path", patch("*** Update File: a", "*** Move to: ", "@@"), `${PREVIEW}: refused`],
  ["a new name of a new file", patch("*** Add File: a", "*** Move to: b"), `${ONE}: passed over`],
  ["a new name below the first piece", patch(...UPDATE, "*** Move to: b"), `${ONE}: passed over`],
  ["content without a sign", patch("*** Add File: a", "x"), `${PREVIEW}: refused; ${ONE}: passed over`],
  ["lines below a file to be deleted", patch("*** Delete File: a", "+x"), `${PREVIEW}: refused`],
  ["lines behind the end of a file", patch(...UPDATE, "*** End of File", "+z"), `${PREVIEW}: refused`],
  ["no file", patch(), `${ALL}: an empty patch`],
  ["a diff of git", "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n+y", `${ALL}: refused`],
])("%s is not read (%s)", (_, text, _source) => {
  expect(written(text)).toBeNull();
});

test("whatever the text, reading it ends, and each file stands in it", () => {
  const pieces = [
    "*** Begin Patch",
    "*** End Patch",
    "*** Update File: a",
    "*** Move to: b",
    "@@",
    "+x",
    "",
    "*** End of File",
  ];
  for (let seed = 0; seed < 4096; seed += 1) {
    const text = [0, 3, 6, 9].map((shift) => pieces[(seed >> shift) & 7]).join("\n");
    for (const file of patchFiles(text) ?? []) expect(text).toContain(file.path);
  }
});
