import { describe, expect, test } from "vitest";
import { html, joined, jsonText, markupOf } from "@/lib/report/html.ts";

const written = (part: Parameters<typeof html>[1]) => markupOf(html`<p title="${part}">${part}</p>`);

describe("what is put into a template", () => {
  test.each([
    ["<script>alert(1)</script>", "&#60;script&#62;alert(1)&#60;/script&#62;"],
    [`"><img src=x onerror='x'>`, "&#34;&#62;&#60;img src=x onerror=&#39;x&#39;&#62;"],
    ["&lt;b&gt;", "&#38;lt;b&#38;gt;"],
    ["`{{x}}`", "&#96;{{x}}&#96;"],
    ["a\u202eb", "a‹U+202E›b"],
    ["a\u0000b\u200bc", "a‹U+0000›b‹U+200B›c"],
    ["\ud800", "‹U+D800›"],
  ])("%j is text, in content and in an attribute", (text, expected) => {
    expect(written(text)).toBe(`<p title="${expected}">${expected}</p>`);
  });

  test("finished markup, lists of it and numbers stand as they are, nothing as nothing", () => {
    expect(markupOf(html`${html`<b>${"<"}</b>`}${[html`1`, html`2`]}${3}${null}`)).toBe("<b>&#60;</b>123");
    expect(markupOf(joined([html`a`, html`b`], html`, `))).toBe("a, b");
  });
});

test("data is JSON without anything that HTML reads as its own, and reads as the same value", () => {
  const value = { "</template><script>": "&amp; \u202e \u2028 é 中 😀 ]]>" };
  const text = markupOf(jsonText(JSON.stringify(value)));

  expect(text).not.toMatch(/[<>&\u202e\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});
