// The Chinese dictionary says what the English one says, in its own words: nothing is left untranslated, one word stands for
// one idea, values stand in the same places, and punctuation and spaces are those of Chinese text.

import { describe, expect, test } from "vitest";
import { cli as english } from "@/lib/words/en/cli.ts";
import { facts as englishFacts } from "@/lib/words/en/facts/index.ts";
import { en } from "@/lib/words/en/index.ts";
import { cli as chineseCli } from "@/lib/words/zh/cli.ts";
import { facts as chineseFacts } from "@/lib/words/zh/facts/index.ts";
import { zh } from "@/lib/words/zh/index.ts";
import { pairsOf, type TextPair } from "./dictionaries.ts";

/** Said alike in both: names, units, signs, the words of a file. Each by its path, `*` for any part. */
const ALIKE: readonly RegExp[] = [
  /^common\.brand$/,
  /^session\.zone\.utc$/,
  /^claim\.values\.(?:format\.opencode-[12]|factHost\..+)$/,
  /^dispatch\.csv$/,
  /^source\.kind\.null$/,
  /^problems\.terms\.(?:kinds\.null|looks\.json-schema)$/,
  /^session\.title$/,
  /^cli\.(?:stdinName|known)$/,
  /^library\.rate$/,
  /^facts\.page\.(?:unit\.|document\.(?:v2|host-))/,
  // The sign of a switch, whose name is said in words.
  /^search\.matchCaseSign$/,
  // Practice leaves agent, token and shell as they are.
  /\.(?:agent|agentFilter|agentLabel|agent\.name|tokens|tokens\.name|shell\.name)$/,
];

/** One idea, one word, in the Chinese that its users write. */
const GLOSSARY: readonly { readonly en: RegExp; readonly zh: RegExp }[] = [
  { en: /\bdispatch/i, zh: /派发/ },
  { en: /\backnowledg/i, zh: /确认/ },
  { en: /\binject/i, zh: /注入/ },
  { en: /\bidles?\b/i, zh: /空闲/ },
  { en: /\bnotices?\b/i, zh: /通知/ },
  { en: /\bsettle/i, zh: /结算/ },
  { en: /\bpresum/i, zh: /推定/ },
  { en: /\bobserved\b/i, zh: /观测/ },
  { en: /\blive-observed\b/i, zh: /实时观测/ },
  { en: /\bcomputed\b/i, zh: /计算/ },
  { en: /\binfer/i, zh: /推断|推定/ },
  { en: /\bleads?\b/i, zh: /主会话/ },
  { en: /\bchild(?:ren)?\b/i, zh: /子会话/ },
  { en: /\bsessions?\b/i, zh: /会话/ },
  { en: /\bevidence\b/i, zh: /证据/ },
  { en: /\bclaims?\b/i, zh: /断言/ },
  { en: /\bstandings?\b/i, zh: /判定等级/ },
  { en: /\bden(?:y|ied|ials?)\b/i, zh: /拒绝/ },
  { en: /\brecord(?:s|ed)?\b/i, zh: /记录/ },
  { en: /\bexport(?:s|ed)?\b/i, zh: /导出/ },
  { en: /\bdocuments?\b/i, zh: /文档/ },
  { en: /\btimeline\b/i, zh: /时间线/ },
  { en: /\bbundles?\b/i, zh: /会话包/ },
  { en: /\bhosts?\b/i, zh: /宿主/ },
  { en: /\blibrary\b/i, zh: /资料库/ },
  { en: /\blanes?\b/i, zh: /泳道/ },
  { en: /\bfindings?\b/i, zh: /检查结论/ },
  { en: /\brivals?\b/i, zh: /其他说法/ },
  { en: /\breverts?\b/i, zh: /回退/ },
  { en: /\borphan/i, zh: /孤立/ },
  { en: /\btranscript\b/i, zh: /对话记录/ },
  { en: /\bsecrets?\b/i, zh: /机密/ },
  { en: /\bsaniti[sz]/i, zh: /脱敏/ },
  { en: /\bplugin/i, zh: /插件/ },
];

const RULED: readonly { readonly out: RegExp; readonly say: string }[] = [
  { out: /派遣|委派|委托|分派|调度/, say: "派发" },
  { out: /回执|签收|应允/, say: "确认" },
  { out: /子任务|子代理|智能体|代理(?!对)/, say: "子会话, agent" },
  { out: /大概|也许|或许|似乎|看来|疑似|估计|恐怕|置信/, say: "a standing" },
  { out: /证实|核实|已验证/, say: "a standing" },
  { out: /告警|审计|违规/, say: "检查结论" },
  { out: /断定|声明|主张/, say: "断言" },
  { out: /登录|捆绑包|转储/, say: "会话包, 导出文件" },
  { out: /你/, say: "您" },
  { out: /\p{Script=Han}……/u, say: "…" },
];

/** `{name}`, or `{name|noun of one|noun of many}` in a problem's sentence. */
const PLACE = /\{(\w+)(?:\|[^{}]*)?\}/g;
/** Commands and keys stand in both languages alike. */
const CODE = /`[^`]*`/g;
const HAN = "\\p{Script=Han}";

const pairs = pairsOf(
  { ...en, cli: english, facts: englishFacts },
  { ...zh, cli: chineseCli, facts: chineseFacts },
);
const found = (test: (pair: TextPair) => string | null): readonly string[] =>
  pairs.flatMap((pair) => {
    const said = test(pair);
    return said === null ? [] : [`${pair.path}: ${said}`];
  });

describe("the Chinese dictionary", () => {
  test("leaves nothing in English", () => {
    const left = found(({ path, en: english, zh: chinese }) => {
      const hasWord = /\p{L}/u.test(chinese.replace(PLACE, ""));
      if (!hasWord || ALIKE.some((alike) => alike.test(path))) return null;
      if (chinese === english) return `“${chinese}” is the English text`;
      return new RegExp(HAN, "u").test(chinese) ? null : `“${chinese}” holds no Chinese`;
    });
    expect(left).toEqual([]);
  });

  test("says each idea of the glossary with its one word", () => {
    const strays = found(({ en: english, zh: chinese }) => {
      const plain = english.replace(CODE, "").replace(PLACE, "");
      const missed = GLOSSARY.filter((word) => word.en.test(plain) && !word.zh.test(chinese));
      return missed.length === 0 ? null : `${missed.map((word) => word.zh.source)} for “${english}”`;
    });
    expect(strays).toEqual([]);
  });

  test("says nothing that the glossary rules out", () => {
    const ruled = found(({ zh: chinese }) => {
      const word = RULED.find(({ out }) => out.test(chinese));
      return word === undefined ? null : `“${chinese}”: say ${word.say}`;
    });
    expect(ruled).toEqual([]);
  });

  test("has a place for every value that the English sentence has", () => {
    const places = (text: string) =>
      [...new Set(Array.from(text.matchAll(PLACE), ([, name]) => name))].sort().join();
    const other = found(({ en: english, zh: chinese }) =>
      places(english) === places(chinese) ? null : `“${chinese}”`,
    );
    expect(other).toEqual([]);
  });

  test("writes Chinese punctuation, and a space between Chinese and Latin", () => {
    const half = new RegExp(`${HAN}[,;:!?()]|[,;:!?()]${HAN}|${HAN}\\.(?:\\s|$)`, "u");
    const tight = new RegExp(`${HAN}[A-Za-z0-9{]|[A-Za-z0-9}%]${HAN}`, "u");
    const wide = new RegExp(`[，。：；、（）“”] | [，。：；、（）]|${HAN} ${HAN}`, "u");
    const wrong = found(({ zh: chinese }) =>
      chinese.split("\n").some((line) => half.test(line) || tight.test(line) || wide.test(line))
        ? `“${chinese}”`
        : null,
    );
    expect(wrong).toEqual([]);
  });
});
