// What agents wrote stays text: in CSV, in Markdown and on the screen.

import { describe, expect, test } from "vitest";
import { csvCell, csvOf } from "@/lib/words/csv.ts";
import { escapeMarkdown, markdownCode } from "@/lib/words/markdown.ts";
import { visibleParts } from "@/lib/words/visible-characters.ts";

describe("a CSV cell that a spreadsheet would compute is text", () => {
  test.each([["=1+1"], ["+1"], ["-1"], ["@SUM(A1)"], [" =1"], ["\t=1"], ["\uFF1D1"]])("%j", (text) => {
    expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/);
  });

  test("a plain cell stays plain", () => {
    expect(csvCell("reviewer")).toBe("reviewer");
    expect(csvCell("a-b")).toBe("a-b");
  });

  test("quotes, commas and line ends are kept inside quotes", () => {
    expect(csvOf([['say "x", y', "line\nend"]])).toBe('"say ""x"", y","line\nend"\r\n');
  });
});

describe("Markdown made of what agents wrote holds no structure of theirs", () => {
  test.each([
    ["<img src=x onerror=alert(1)>", "\\<img src\\=x onerror\\=alert\\(1\\)\\>"],
    ["[a](javascript:alert(1))", "\\[a\\]\\(javascript:alert\\(1\\)\\)"],
    ["# heading", "\\# heading"],
    ["1. list", "1\\. list"],
    ["https://x.example", "https\\://x.example"],
    ["@someone", "\\@someone"],
    ["two\nlines", "two lines"],
  ])("%j", (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  test("code is fenced by more backticks than it holds", () => {
    expect(markdownCode("a``b`")).toBe("``` a``b` ```");
  });
});

describe("a character without a shape is shown as a mark", () => {
  const codes = (text: string, lines = false) =>
    visibleParts(text, { lines }).flatMap((part) => (part.kind === "invisible" ? [part.code] : []));

  test("bidirectional, zero-width and control characters are found", () => {
    expect(codes("a\u202Eb\u200Bc\u0007\u2066\uFEFF\u00AD")).toEqual([
      "U+202E",
      "U+200B",
      "U+0007",
      "U+2066",
      "U+FEFF",
      "U+00AD",
    ]);
  });

  test("half of a surrogate pair is named, not drawn", () => {
    expect(codes("a\uD800b")).toEqual(["U+D800"]);
  });

  test("tag characters, which can hide a text, are found", () => {
    expect(codes("a\u{E0041}")).toEqual(["U+E0041"]);
  });

  test("line ends are marks in one line and line ends in a text of lines", () => {
    expect(codes("a\nb\tc")).toEqual(["U+000A", "U+0009"]);
    expect(codes("a\nb\tc", true)).toEqual([]);
  });

  test("a joiner between two pictures is part of the picture, one between letters is a mark", () => {
    expect(codes("\u{1F469}\u200D\u{1F4BB}")).toEqual([]);
    expect(codes("pass\u200Dword")).toEqual(["U+200D"]);
  });

  test("nothing of the text is lost", () => {
    const text = "a\u202Eb 注入 \u0007";
    const joined = visibleParts(text)
      .map((part) =>
        part.kind === "text" ? part.text : String.fromCodePoint(Number.parseInt(part.code.slice(2), 16)),
      )
      .join("");
    expect(joined).toBe(text);
  });
});
