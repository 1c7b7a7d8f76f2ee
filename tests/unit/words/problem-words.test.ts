// Every sentence that a problem can be is said in every language, with all of its values and nothing else; and each is
// said by some stage.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HINT_KEYS } from "@/lib/model/hint.ts";
import { REASON_KEYS, REASONS, reason } from "@/lib/model/reason.ts";
import type { SentenceValue, ValueClass, ValueSlots } from "@/lib/model/sentence.ts";
import { SENTENCE_KEYS, SENTENCES, say } from "@/lib/model/sentences.ts";
import { LANGUAGES, wordsOf } from "@/lib/words/language.ts";
import { hintText, reasonsText, sentenceText } from "@/lib/words/sentence-text.ts";
import { sourceFiles } from "../../architecture/source-files.ts";

const PLACE = /\{(\w+)(?:\|[^{}]*)?\}/g;

const placesOf = (template: string) =>
  [...new Set([...template.matchAll(PLACE)].map(([, name]) => name))].toSorted();

/** A value of each class, as a stage would give it. */
const VALUES: Readonly<Record<ValueClass, SentenceValue>> = {
  count: 2,
  offset: 812,
  instant: 1_800_000_000_000,
  line: 3,
  byte: 0x2c,
  spot: [3, 812],
  session: "ses_a",
  child: "ses_b",
  call: "call_a",
  message: "msg_a",
  tool: "task",
  agent: "general",
  pointer: "/messages/4",
  row: "L7",
  field: "time.created",
  fields: ["directory", "slug"],
  record: "assistant",
  words: ["user", "assistant"],
  kind: "list",
  look: "web-page",
  format: "opencode-2",
  phase: "running",
  reasons: [reason("events-no-rows", {}, "opencode-1"), reason("fits-several", {})],
  name: "lead.json",
  names: ["a.json", "b.json"],
  keys: ["alpha", "beta"],
  word: "paused",
  value: '"noon"',
  excerpt: '"hello"…',
  engine: "out of memory",
};

const valuesFor = (slots: ValueSlots) =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, VALUES[slot]]));
const noneFor = (slots: ValueSlots) => Object.fromEntries(Object.keys(slots).map((name) => [name, null]));

describe.each(LANGUAGES)("in %s", (language) => {
  const words = wordsOf(language).problems;

  test("every sentence names its values, each at least once, and no other", () => {
    const wrong = SENTENCE_KEYS.filter(
      (key) => placesOf(words.sentences[key]).join() !== Object.keys(SENTENCES[key]).toSorted().join(),
    );
    expect(wrong).toEqual([]);
  });

  test("every reason names its values, and no other", () => {
    const wrong = REASON_KEYS.filter(
      (key) => placesOf(words.reasons[key]).join() !== Object.keys(REASONS[key]).toSorted().join(),
    );
    expect(wrong).toEqual([]);
  });

  test("with values, without them and with values of another form, every sentence is whole", () => {
    const broken = /[{}]|undefined|null|NaN|\[object|^\s|\s$| {2}/;
    const told = SENTENCE_KEYS.flatMap((says) => [
      sentenceText({ says, values: valuesFor(SENTENCES[says]) }, words),
      sentenceText({ says, values: noneFor(SENTENCES[says]) }, words),
      sentenceText({ says, values: {} }, words),
      sentenceText({ says, values: { ...noneFor(SENTENCES[says]), at: [], place: 5 } }, words),
    ]);
    expect(told.filter((text) => broken.test(text))).toEqual([]);
    expect(told.filter((text) => !/[.。]$/.test(text))).toEqual([]);
  });

  test("advice and reasons are whole; advice ends in a full stop, a reason does not", () => {
    expect(HINT_KEYS.map((key) => hintText(key, words)).filter((text) => !/[.。]$/.test(text ?? ""))).toEqual(
      [],
    );
    const reasons = REASON_KEYS.map((says) =>
      reasonsText(
        [
          { format: null, says, values: {} },
          { format: "opencode-1", says, values: {} },
        ],
        words,
      ),
    );
    expect(reasons.filter((text) => /[{}]|undefined|null|[.。]$/.test(text))).toEqual([]);
  });

  test("what this version does not know is named, not hidden", () => {
    const later: { says: (typeof SENTENCE_KEYS)[number]; values: object } = JSON.parse(
      '{"says":"said-by-a-later-version","values":{"a":1}}',
    );
    expect(sentenceText({ says: later.says, values: {} }, words)).toContain("said-by-a-later-version");
  });
});

test("English has the right noun for one and for many", () => {
  const words = wordsOf("en").problems;
  const cut = (kept: number) => sentenceText({ says: "document-cut", values: { at: 812, kept } }, words);
  expect(cut(1)).toBe("The document ends in the middle, at byte 812. 1 complete record was kept.");
  expect(cut(41)).toBe("The document ends in the middle, at byte 812. 41 complete records were kept.");
});

test("Chinese sets a space between its characters and Latin ones, and none between its own", () => {
  const words = wordsOf("zh").problems;
  const look = (name: "har" | "web-page") =>
    sentenceText({ says: "looks-like", values: { look: name } }, words);
  expect(look("web-page")).toBe("这看起来是网页（HTML），不像会话。");
  const row = (kind: "null" | "list") => sentenceText({ says: "row-is", values: { kind } }, words);
  expect([row("null"), row("list")]).toEqual([
    "某一行是 null，此处应为对象。",
    "某一行是列表，此处应为对象。",
  ]);
  expect(sentenceText({ says: "document-cut", values: { at: 812, kept: 41 } }, words)).toBe(
    "文档在第 812 字节处被截断；此前的 41 条完整记录已保留。",
  );
});

test("every sentence, reason and advice is said by some stage", () => {
  const code = sourceFiles("lib")
    .filter(({ path }) => !/^lib\/(?:model|words)\//.test(path) || path === "lib/model/look.ts")
    .map(({ path }) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"))
    .join("\n");
  const keys = [...SENTENCE_KEYS, ...REASON_KEYS, ...HINT_KEYS];
  expect(keys.filter((key) => !code.includes(`"${key}"`))).toEqual([]);
});

test.each([
  ["en", "The analysis stopped: it failed to load."],
  ["zh", "分析中止：it failed to load。"],
] as const)("what a browser says with a full stop gets no second one, %s", (language, expected) => {
  const said = sentenceText(
    say("analysis-stopped", { error: "it failed to load." }),
    wordsOf(language).problems,
  );
  expect(said).toBe(expected);
});
