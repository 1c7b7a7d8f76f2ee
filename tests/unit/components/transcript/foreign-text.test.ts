// Foreign text in a transcript: what may be a link, what a terminal's output keeps, how a change is read, where it is cut.

import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ansiRuns } from "@/components/transcript/ansi-runs.ts";
import { clipText } from "@/components/transcript/clip-text.ts";
import { linesOfEdit, linesOfPatch } from "@/components/transcript/diff-lines.ts";
import { isFormattable } from "@/components/transcript/formattable.ts";
import { Markdown } from "@/components/transcript/markdown.tsx";
import { safeLink } from "@/components/transcript/safe-link.ts";
import { loadWords } from "@/components/ui/loaded-words.ts";

await loadWords("en");

describe("an address becomes a link", () => {
  test.each([
    "https://example.org/a?b#c",
    "http://example.org",
    "HTTPS://EXAMPLE.ORG",
    "mailto:sam@example.org",
  ])("when it is one of the web or of mail: %s", (address) => expect(safeLink(address)).toBe(address));

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " https://example.org",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.org/x",
    "//example.org",
    "/session/?b=x",
    "#claim",
    "https://",
    "https:example.org",
    "https:\\\\example.org",
    "https://exam\u202eple.org",
    "https://exam\u200bple.org",
    "mailto:",
    "",
  ])("and never when it is not: %j", (address) => expect(safeLink(address)).toBeNull());
});

describe("a terminal's output", () => {
  const told = (text: string) =>
    ansiRuns(text).map(
      ({ text: own, colour, isBold }) => `${colour ?? "plain"}${isBold ? " bold" : ""}: ${own}`,
    );

  test("keeps colours and weights", () => {
    expect(told("a \u001b[31mred\u001b[0m \u001b[1;32mgreen\u001b[22m on")).toEqual([
      "plain: a ",
      "red: red",
      "plain:  ",
      "green bold: green",
      "green:  on",
    ]);
  });

  test("takes the nearest of eight for the many colours of newer terminals, and the text's own for greys", () => {
    expect(
      told("\u001b[38;5;196mone\u001b[0m\u001b[38;2;20;200;220mtwo\u001b[0m\u001b[38;5;240mthree"),
    ).toEqual(["red: one", "cyan: two", "plain: three"]);
  });

  test("loses cursor, screen, title and link sequences, and keeps the words of a link", () => {
    const link = "\u001b]8;;javascript:alert(1)\u001b\\click\u001b]8;;\u001b\\";

    expect(told(`\u001b[2J\u001b[Hx\u001b]0;title\u0007y\u001b[999D\u001b(B${link}\u009b1A`)).toEqual([
      "plain: xyclick",
    ]);
  });

  test("a sequence that never ends takes no more than its line", () => {
    expect(told("a\u001b]0;never\nb")).toEqual(["plain: a\nb"]);
  });

  test("never holds an escape, and never loses a character that is no part of one", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "\u001b",
        "\u001b[",
        "\u001b]",
        "31m",
        "\u0007",
        "\u009b",
        "8;;",
        "\u001b\\",
        "\n",
        ";",
      ),
      fc.constantFrom("word", "词"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = ansiRuns(pieces.join(""))
          .map((run) => run.text)
          .join("");
        expect(text.includes("\u001b") || text.includes("\u009b")).toBe(false);
        expect(text.split("词").length - 1).toBeLessThanOrEqual(pieces.filter((one) => one === "词").length);
      }),
    );
    expect(
      ansiRuns("plain 词")
        .map((run) => run.text)
        .join(""),
    ).toBe("plain 词");
  });
});

describe("a change", () => {
  test("of two sides shows what differs, with a few lines around it", () => {
    const before = "a\nb\nc\nd\nold\ne\nf\ng\nh\n";
    const after = "a\nb\nc\nd\nnew\nnewer\ne\nf\ng\nh\n";

    expect(linesOfEdit(before, after).map(({ kind, text }) => `${kind[0]} ${text}`)).toEqual([
      "k b",
      "k c",
      "k d",
      "r old",
      "a new",
      "a newer",
      "k e",
      "k f",
      "k g",
    ]);
  });

  test("of equal sides adds and removes nothing", () => {
    expect(linesOfEdit("x\ny", "x\ny").every(({ kind }) => kind === "kept")).toBe(true);
  });

  test("the two sides can be told from its lines", () => {
    const lines = fc.array(fc.constantFrom("a", "b", ""), { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const diff = linesOfEdit(before.join("\n"), after.join("\n"));
        const changed = (kind: string) => diff.filter((line) => line.kind === kind).length;
        const sizes = (text: string) => (text === "" ? 0 : text.replace(/\n$/, "").split("\n").length);
        expect(changed("added") - changed("removed")).toBe(
          sizes(after.join("\n")) - sizes(before.join("\n")),
        );
      }),
    );
  });

  test("of a patch is read by the first characters of its lines", () => {
    const patch = "*** Update File: a.md\n@@\n kept\n-gone\n+come\n--- a\n";

    expect(linesOfPatch(patch).map(({ kind }) => kind)).toEqual([
      "head",
      "head",
      "kept",
      "removed",
      "added",
      "head",
    ]);
  });
});

describe("a text is formatted", () => {
  test.each([
    ["quotes within quotes", "> ".repeat(2_000)],
    ["quotes without a space", ">".repeat(4_000)],
    ["lists within lists", "- ".repeat(2_000)],
    ["footnotes", "[^1]".repeat(1_000)],
    ["stars", "*a* ".repeat(1_000)],
    ["cells", "a|".repeat(2_000)],
  ])("unless it is mostly marks: %s", (_, text) => expect(isFormattable(text.slice(0, 4_000))).toBe(false));

  test("when it was written to be read: prose, a table, a list, code, a quote in a quote", () => {
    const table = `| a | b | c |\n| - | - | - |\n${"| one | `two` | **three** |\n".repeat(20)}`;
    const text = `# Title\n\n${"Some **bold** words and `code`, see [there](https://example.org). ".repeat(20)}\n\n${table}\n> > why\n- a\n  - b\n`;

    expect(isFormattable(text)).toBe(true);
    expect(isFormattable("")).toBe(true);
  });

  test("in little time and few elements, whatever it holds", () => {
    const piece = fc.constantFrom(
      "*",
      "_",
      "`",
      "[",
      "](",
      ")",
      "![",
      "> ",
      "- ",
      "|",
      "\n",
      "a",
      "~",
      "<b>",
      "#",
      "1. ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        const text = pieces.join("");
        if (!isFormattable(text)) return;
        const made = renderToStaticMarkup(createElement(Markdown, { text }));
        expect(made.match(/<[a-z]/g)?.length ?? 0).toBeLessThan(1_500);
        expect(made).not.toMatch(/<(?:b|img|script)[ >]/);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a long text", () => {
  test("is cut by lines, by characters and between whole characters", () => {
    expect(clipText("a\nb\nc", { chars: 100, lines: 2 })).toBe("a\nb");
    expect(clipText("abc", { chars: 2, lines: 9 })).toBe("ab");
    expect(clipText("a🌊b", { chars: 2, lines: 9 })).toBe("a");
    expect(clipText("short", { chars: 100, lines: 9 })).toBe("short");
  });

  test("of invisible characters is cut before it costs thousands of elements", () => {
    expect(clipText("\u200b".repeat(4_000), { chars: 4_000, lines: 9 }).length).toBeLessThan(600);
  });
});
