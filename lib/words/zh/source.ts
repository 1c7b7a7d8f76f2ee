// Simplified Chinese: what the Source screen says.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";

const characters = (count: number): string => `${formatCount(count)} 个字符`;

export const source: Words["source"] = {
  title: "源文件",
  document: "文档",
  documentChoice: (name) => `文档：${name}`,
  noDocument: "此会话包中没有文档。",
  documentMissing: "此链接的文档不在这个会话包中。请选择已有的文档，或拖放它的文件。",
  fileMissing: "此文档的文件已不在此处。请重新拖放以查看其内容。",
  opening: "正在打开文档…",
  failed: (why) => `无法读取此文档：${why}`,
  retry: "重试",
  notFound: "文件中的这个位置没有内容。所显示的是其上最近的值。",

  tree: (name) => `“${name}”的值`,
  treeKeys: "方向键移动和展开，Enter 显示值，Home 和 End 跳到首尾。",
  wholeDocument: "整个文档",
  loadingRow: "…",
  tooDeep: (levels) => `深度超过 ${formatCount(levels)} 层：请查看字节`,
  object: (size) => `对象，${formatCount(size)} 个成员`,
  list: (size) => `列表，${formatCount(size)} 项`,
  lines: (size) => `JSON lines，${formatCount(size)} 行`,
  emptyText: "空文本",
  textLength: characters,
  lineNumber: (line) => `第 ${formatCount(line)} 行`,
  path: "路径",
  copyPath: "复制",
  copyPointer: "指针",
  copyValue: "值",
  copyPlace: "位置",
  copyJq: "jq 命令",

  value: "值",
  chooseValue: "在树中选择一个值，查看它的字节和以它为依据的断言。",
  kind: { null: "null", boolean: "布尔值", number: "数字" },
  text: (count) => `文本，${characters(count)}`,
  kindLabel: "类型",
  bytesLabel: "字节",
  bytes: (from, to) => `${formatCount(from)} 至 ${formatCount(to)}，共 ${formatCount(to - from)} 字节`,
  bytesUnknown: "未知：文件未加载",
  asInstant: "作为时间",
  shownOf: (shown, all) => `显示 ${formatCount(shown)} 个字符，共 ${formatCount(all)} 个`,
  showAll: "全部显示",
  showMore: "显示更多",
  reading: "正在读取…",
  unreadable: (why) => `无法读取这些字节：${why}`,
  rawBytes: "文件中的原始字节",
  rawShown: (shown, all) => `显示 ${formatCount(shown)} 字节，共 ${formatCount(all)} 字节`,

  resting: (count) => `${formatCount(count)} 项断言以此值为依据`,
  restingNone: "没有断言以此值或其内部的任何值为依据。",
  restingMore: (count) => `再显示 ${formatCount(count)} 项`,
  restingLeftOut: (count) => `另有 ${formatCount(count)} 项以其内部的值为依据：请选择更小的值查看。`,

  search: "搜索此文档",
  searchPlaceholder: "文件中的文本",
  searching: "正在搜索…",
  hits: (count, isAll) =>
    isAll ? `${formatCount(count)} 处包含它` : `前 ${formatCount(count)} 处包含它的位置`,
  noHits: "此文档中没有包含它的位置。",
  searchTab: "命中",

  problems: "问题",
  problemCount: (count) => (count === 0 ? "问题" : `问题 ${formatCount(count)}`),
  noProblems: "此文档中没有发现问题。",
  severity: { loss: "丢失", warning: "警告", note: "提示" },
  severityMeans: {
    loss: "文件中有内容无法读取",
    warning: "文件中有意料之外的内容",
    note: "值得了解，没有丢失任何内容",
  },
  problemInBundle: "整个会话包",
  showPlace: "显示位置",
  byteAt: (byte) => `字节 ${formatCount(byte)}`,

  unread: "未读取",
  unreadCount: (count) => (count === 0 ? "未读取" : `未读取 ${formatCount(count)}`),
  unreadMeans: "没有规则查看过、也没有界面原样显示的值。它们都保留着，位置如下。",
  unreadNone: "此文档的每个值都已读取。",
  unreadShare: (read, all) => `已读取 ${formatCount(read)} 个值，共 ${formatCount(all)} 个。`,
  unreadPattern: "位置",
  unreadValues: "值的数量",
  unreadFind: (name) => `搜索“${name}”`,
};
