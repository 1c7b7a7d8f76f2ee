// Simplified Chinese: what import says. The drop zone, the ledger, and where else a file may be dropped.

import type { importing as english } from "../en/importing.ts";
import { formatCount } from "../format.ts";
import type { Widened } from "../widened.ts";

const REFUSED = "未导入，没有任何改动";

export const importing: Widened<typeof english> = {
  importRegion: "导入",
  dropTitle: "拖放导出的会话、它的子会话、日志、文件夹或 ZIP。",
  dropText: "任何内容都不会离开本页。文件可按任意顺序放入，子会话会归入它所属的主会话。",
  dropReads:
    "可读取：OpenCode 1 和 2 的导出文件，格式为 JSON、JSON lines、ZIP 或 gzip；以及从此处导出的资料库。",
  dropAnywhere: "也可以拖放到页面任意位置",
  dropNow: (count) => (count === 0 ? "松开即导入。" : `松开即导入 ${formatCount(count)} 个文件。`),
  chooseFiles: "选择文件",
  chooseFolder: "选择文件夹",
  pasteText: "粘贴文本",
  dropHereTitle: "把它的导出文件拖放到此处。",
  dropHereText: "任何内容都不会离开本页。会话加载完成后，链接会自动打开。",
  dropUnread: "拖放的内容里没有文件。请拖放导出文件、文件夹或 ZIP。",
  dropFailed: (detail) => `无法读取拖放的文件：${detail}。`,

  paste: {
    title: "粘贴文本",
    label: "导出文件的文本，或日志的若干行",
    import: "导入文本",
    cancel: "取消",
    name: (number) => `粘贴-${number}.txt`,
  },

  ledger: "上次导入",
  ledgerCount: (total, parts) => `${formatCount(total)} 个文件：${parts.join("，")}`,
  ledgerParts: {
    read: (count) => `${formatCount(count)} 个已读取`,
    here: (count) => `${formatCount(count)} 个已在此处`,
    reading: (count) => `${formatCount(count)} 个正在读取`,
    waiting: (count) => `${formatCount(count)} 个等待中`,
    placing: (count) => `${formatCount(count)} 个正在分析`,
    choice: (count) => `${formatCount(count)} 个待您选择`,
    refused: (count) => `${formatCount(count)} 个不是会话`,
    cancelled: (count) => `${formatCount(count)} 个已取消`,
    failed: (count) => `${formatCount(count)} 个失败`,
  },
  hide: "隐藏",
  cancelAll: "全部取消",
  onlyToLookAt: (count) => `仅看有问题的（${formatCount(count)}）`,
  ledgerColumns: { file: "文件", bytes: "字节", verdict: "格式判定", result: "处理结果" },
  bytesOf: (read, total) => `${read} / ${total}`,
  progressOf: (name) => `正在读取“${name}”`,
  rate: (rate) => `${rate}/s`,
  waiting: "等待中",
  reading: "正在读取",
  placing: "正在分析",
  cancel: "取消",
  cancelFile: (name) => `取消“${name}”`,

  formatExport: (format) => `${format} 导出文件`,
  formatExportOf: (version) => `OpenCode ${version} 导出文件`,
  records: (count) => `${count} 条记录`,
  childSession: "子会话",
  sanitized: "关联信息已在脱敏时移除",
  severalDocuments: (count) => `${formatCount(count)} 个文档`,
  statedIn: "文件中写明",
  notASession: "不是会话",
  moreDocuments: (count) => `另有 ${formatCount(count)} 个文档`,

  problems: (counts) => `另有 ${counts.join("、")}`,
  problemWord: { loss: "丢失", warning: "警告", note: "提示" },
  problemLine: (line) => `第 ${line} 行`,
  problemBytes: (from, to) => (from === to ? `字节 ${from}` : `字节 ${from} 至 ${to}`),
  alsoProblems: (count) => `另有 ${formatCount(count)} 个同类问题`,

  newBundle: "新会话包 {bundle}",
  joined: "已归入 {bundle}：{why}",
  joins: {
    "same-session": "是此处已有会话的另一份导出文件",
    "its-parent-is-here": "它的 parentID 指向此处已有的会话",
    "dispatched-from-here": "此处的一次派发把它列为子会话",
    "its-child-is-here": "它派发了此处已有的会话",
    "parent-of-one-here": "此处的一个会话把它列为父会话",
    "names-the-same-session": "两者都提到同一个未加载的会话",
  },
  moreBundles: (count) => `另有 ${formatCount(count)} 个会话包`,
  alreadyHere: "已在此处：字节完全相同，位于 {bundle}。",
  alreadyHereNowhere: "已在此处：字节完全相同。",
  wasHere: "原已在库中，之后已删除。",
  nowIn: "现在 {bundle} 中",
  deletedSince: (count) =>
    count === 1 ? "其会话包之后已删除" : `其中 ${formatCount(count)} 个会话包之后已删除`,
  openIt: "打开",
  keptInMemory: "仅在内存中：浏览器没有剩余空间",
  newer: (added, session) => `${session} 的另一份导出文件，新增 ${formatCount(added)} 条记录。`,
  newerAndGone: (added, gone, session) =>
    `${session} 的另一份导出文件，新增 ${formatCount(added)} 条记录，另有 ${formatCount(gone)} 条只在此处的导出文件中。`,
  older: (gone, session) => `比此处 ${session} 的导出文件少 ${formatCount(gone)} 条记录，且没有新增。`,
  equal: (session) => `与此处 ${session} 的记录相同，但字节不同。`,
  replace: "替换",
  keepBoth: "两份都保留",
  leave: "不导入",
  unpacked: (files: number, of: number) =>
    files === of
      ? `导出的资料库：其中 ${formatCount(of)} 个文件列于其后。`
      : `导出的资料库：共 ${formatCount(of)} 个文件，其中 ${formatCount(files)} 个列于其后。`,
  noReplace: (name) => `无法替换：${name} 中还有其他会话。`,
  leftOut: REFUSED,
  notImported: REFUSED,
  cancelled: "已取消，没有任何改动",
  failed: REFUSED,
  failedPlacing: "已保存，但尚未分析",
  passedOver: (count, endings) =>
    `文件夹中另有 ${formatCount(count)} 个文件未查看，其文件名后缀为 ${endings}。`,
  passedEnding: (ending, count) => `.${ending}（${formatCount(count)}）`,
  passedEndings: (parts, more) =>
    more === 0 ? parts.join("、") : `${parts.join("、")}，以及另外 ${formatCount(more)} 种`,
};
