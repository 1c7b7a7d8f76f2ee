// What is wrong with the bytes of documents and lines, in Simplified Chinese.

import type { DocumentSentence } from "../../../model/sentences.ts";

export const documentSentences: Readonly<Record<DocumentSentence, string>> = {
  "document-cut": "文档在第 {at} 字节处被截断；此前的 {kept} 条完整记录已保留。",
  "document-cut-in-value":
    "文档在第 {at} 字节处被截断；此前的 {kept} 条完整记录已保留。最后 {lost} 字节属于一个被截断的值。",
  "beginning-damaged":
    "文档开头损坏：第 {at} 字节处（{spot}）不能出现 {byte}。已跳过第 {at} 至 {to} 字节：{excerpt}。",
  "document-damaged":
    "文档损坏：第 {at} 字节处（{spot}）不能出现 {byte}。已跳过第 {from} 至 {to} 字节，之后的内容已读取。",
  "document-damaged-to-end":
    "文档损坏：第 {at} 字节处（{spot}）不能出现 {byte}。已跳过第 {from} 至 {to} 字节。",
  "place-damaged":
    "{place} 损坏：第 {at} 字节处（{spot}）不能出现 {byte}。已跳过第 {from} 至 {to} 字节，之后的内容已读取。",
  "place-damaged-to-end":
    "{place} 损坏：第 {at} 字节处（{spot}）不能出现 {byte}。已跳过第 {from} 至 {to} 字节。",
  "value-no-json":
    "{place} 不是合法的 JSON：第 {at} 字节处（{spot}）不能出现 {byte}。该值已略去，之后的内容已读取。",
  "value-too-deep":
    "{place} 的嵌套超过 {limit} 层，位于第 {from} 至 {to} 字节。该值已略去，之后的内容已读取。",
  "value-too-large": "{place} 超过 {limit} 字节，位于第 {from} 至 {to} 字节。该值已略去，之后的内容已读取。",
  "no-utf-8-in-place":
    "{place} 含有不符合 UTF-8 的字节，第一个在第 {at} 字节处（{spot}）。这些字节按 U+FFFD 读取，该值的其余部分与记录一致。",
  "no-utf-8-in-line":
    "该行含有不符合 UTF-8 的字节，第一个在第 {at} 字节处（{spot}）。这些字节按 U+FFFD 读取，该值的其余部分与记录一致。",
  "key-twice": "键 {key} 在同一个对象中出现两次，第二次在第 {at} 字节处（{spot}）。以最后一个值为准。",
  "key-twice-left-out":
    "键 {key} 在同一个对象中出现两次，第二次在第 {at} 字节处（{spot}）。已读取第一个，这一个已略去。",
  "line-no-json":
    "{line} 不是合法的 JSON：第 {at} 字节处（{spot}）不能出现 {byte}。该行已略去，位于第 {from} 至 {to} 字节：{excerpt}。",
  "line-cut":
    "{line} 被截断：文件在第 {to} 字节处结束，该行尚不完整。该行已略去，位于第 {from} 至 {to} 字节。",
  "line-no-object": "{line} 是 JSON，但不是对象。该行已略去，位于第 {from} 至 {to} 字节：{excerpt}。",
  "line-too-deep":
    "{line} 的嵌套超过 {limit} 层，从第 {at} 字节处（{spot}）起。该行已略去，位于第 {from} 至 {to} 字节。",
  "line-too-large": "{line} 超过 {limit} 字节。该行已略去，位于第 {from} 至 {to} 字节。",
  "more-places": "另有 {rest} 处同类问题未列出（共 {count} 处）。",
};
