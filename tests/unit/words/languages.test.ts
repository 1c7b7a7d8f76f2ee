// A sentence is made in its language: filled, copied and saved as its readers would write it.

import { describe, expect, test } from "vitest";
import { dispatchesAsCsv } from "@/components/dispatch/dispatch-csv.ts";
import { dispatchAsMarkdown } from "@/components/dispatch/dispatch-markdown.ts";
import { brand } from "@/lib/base/brand.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import type { DocumentId, WarrantId } from "@/lib/model/ids.ts";
import { type CopiedClaim, claimAsMarkdown, claimAsText } from "@/lib/words/claim-copy.ts";
import { UTC_CLOCK } from "@/lib/words/clock.ts";
import { fillText } from "@/lib/words/fill.ts";
import { LANGUAGES, languageOf, wordsOf } from "@/lib/words/language.ts";
import { noticedView, presumedView } from "../components/view-of.ts";

describe("a language is found by its tag", () => {
  test.each([
    ["en", "en"],
    ["en-GB", "en"],
    ["zh", "zh"],
    ["zh-CN", "zh"],
    ["zh-Hans-SG", "zh"],
    ["zh_CN.UTF-8", "zh"],
    ["ZH", "zh"],
  ])("%s is %s", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  test.each(["", "de", "zha", "C", "POSIX", "english"])("%j is none", (tag) => {
    expect(languageOf(tag)).toBeNull();
  });
});

describe("the spaces of a Chinese sentence", () => {
  const zh = "{who} 的结果是 {value}";

  test("stay beside Latin and digits", () => {
    expect(fillText(zh, { who: "dispatch 3", value: "12 ms" })).toBe("dispatch 3 的结果是 12 ms");
  });

  test("go where Chinese meets Chinese", () => {
    expect(fillText(zh, { who: "“注入形状取证”（general）", value: "完成" })).toBe(
      "“注入形状取证”（general）的结果是完成",
    );
  });

  test("of a recorded text are left alone", () => {
    expect(fillText("标题是 {value}", { value: "注 入 x" })).toBe("标题是注 入 x");
  });

  test("of an English sentence are never touched", () => {
    expect(fillText("{who} is {value}", { who: "取证", value: "完成" })).toBe("取证 is 完成");
  });
});

describe("a copied claim", () => {
  const claim: CopiedClaim = {
    sentence: "S.",
    standing: "推断",
    warrantId: brand<WarrantId>("parent-idle"),
    warrant: null,
    evidence: [
      {
        evidence: {
          kind: "present",
          ref: { doc: brand<DocumentId>("d"), line: null, at: ROOT },
          says: "idle-row",
          excerpt: "1",
        },
        documentName: "lead.json",
        bytes: [7, 1200],
      },
    ],
    link: "https://x.example/?claim=1",
  };

  test("has the names, the order and the punctuation of its language", () => {
    expect(claimAsText(claim, wordsOf("zh")).split("\n").slice(1, 4)).toEqual([
      "判定等级：推断",
      "推理规则：parent-idle",
      "证据：空闲行，lead.json#（字节 7 至 1\u202f200）：1",
    ]);
    expect(claimAsText(claim, wordsOf("en")).split("\n").slice(3, 4)).toEqual([
      "evidence: idle row, lead.json# (bytes 7 to 1\u202f200): 1",
    ]);
  });

  test("is Markdown in both", () => {
    expect(claimAsMarkdown(claim, wordsOf("zh"))).toContain("- 证据：空闲行，`lead.json#`：`1`");
    expect(claimAsMarkdown(claim, wordsOf("en"))).toContain("- evidence: idle row, `lead.json#`: `1`");
  });
});

describe("the table as CSV", () => {
  const csv = (language: (typeof LANGUAGES)[number], view = noticedView()) =>
    dispatchesAsCsv(
      view.dispatches,
      ["number", "acknowledged", "working", "tokens"],
      wordsOf(language),
      UTC_CLOCK,
    )
      .split("\r\n")
      .map((line) => line.split(/,(?! )/));

  test("names the unit in the head and holds plain numbers below", () => {
    const [head = [], row = []] = csv("en");
    expect(head.slice(0, 4)).toEqual([
      "Number",
      "Acknowledged (ms)",
      '"Acknowledged, standing"',
      "Working (ms)",
    ]);
    expect(row[1]).toMatch(/^\d+$/);
    expect(csv("zh")[0]?.slice(0, 2)).toEqual(["序号", "确认，单位 ms"]);
  });

  test("says of a bound that it is one, beside the number", () => {
    const [, row = []] = csv("en", presumedView());
    expect(row[3]).toMatch(/^\d+$/);
    expect(row[4]).toBe('"inferred, upper bound"');
  });

  test("has a column for each kind of tokens, and no cell is blank", () => {
    const [head = [], row = []] = csv("en");
    expect(head).toHaveLength(11);
    expect(row.filter((cell) => cell === "")).toEqual([]);
  });
});

test.each(LANGUAGES)("a dispatch is a Markdown list in %s", (language) => {
  const view = presumedView();
  const [dispatch] = view.dispatches;
  if (dispatch === undefined) throw new Error("the case lost its dispatch");
  const words = wordsOf(language);
  const text = dispatchAsMarkdown(dispatch, view, words, UTC_CLOCK, "https://x.example/");
  const { settledAt } = words.claim.properties.dispatch;
  expect(text).toContain(words.common.field(`- ${settledAt.name}`, ""));
  expect(text).toContain(words.common.field(`*${words.common.standing.inferred}*`, ""));
});
