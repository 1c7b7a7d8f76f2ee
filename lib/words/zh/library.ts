// Simplified Chinese: what the Library screen says. Import, the ledger of the last import, the bundles, and what the browser
// keeps.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";
import { importing } from "./importing.ts";

export const library: Words["library"] = {
  title: "资料库",
  places: "位置",
  main: "资料库",
  holdings: (bundles, size) =>
    `此浏览器中保存了 ${formatCount(bundles)} 个会话包，共 ${size}，保留至您删除为止。`,
  holdingsInMemory: (bundles, size) =>
    `内存中有 ${formatCount(bundles)} 个会话包，共 ${size}，保留至本页关闭为止。`,
  holdingsNone: "此浏览器中还没有保存任何内容。",
  holdingsOpening: "正在打开此浏览器中保存的内容…",
  onlyLiveObserved: "仅实时观测",
  inferredShown: (count) => `显示 ${formatCount(count)} 项推断`,
  inferredHidden: (count) => `已隐藏 ${formatCount(count)} 项推断`,

  samples: "试用示例",
  sampleTitle: (id, title) => SAMPLES[id] ?? title,
  samplesFailed: "无法加载示例：站点的“samples”文件夹没有响应。",
  sampleFailed: (title) => `无法加载“${title}”。请重试。`,

  bundles: "会话包",
  bundlesCount: (count, order) => `${formatCount(count)} 个，${ORDERED[order]}`,
  bundlesFound: (found, count) => `${formatCount(count)} 个中的 ${formatCount(found)} 个`,
  findBundle: "按标题、ID 或文件名查找",
  bundlesNotFound: (text) => `此处没有标题、ID 或文件名含“${text}”的会话包。`,
  orderBundles: "排序",
  bundleOrder: { newest: "最新在前", name: "按标题", size: "最大在前", problems: "问题最多在前" },
  emptyTitle: "还没有会话包",
  empty: "会话包由主会话的导出文件及其子会话的导出文件组成。请把文件拖放到上方，或打开一个示例看看结果。",
  columns: {
    title: "标题与宿主",
    when: (offset) => `时间，${offset}`,
    whenShort: "时间",
    sessions: "会话",
    dispatches: "派发",
    standings: "值的判定等级",
    problems: "问题",
    size: "大小",
    opened: "上次打开",
    actions: "操作",
  },
  openBundle: (title) => `打开“${title}”`,
  untitled: "无标题会话",
  hostByShape: "由记录的结构判定",
  hostUnknown: "宿主未知",
  whenUnknown: "没有记录时间",
  fromTo: (from, to) => `${from} 至 ${to}`,
  sessionsLoaded: (count) => `已加载 ${formatCount(count)} 个`,
  sessionsMissing: (count) => `未加载 ${formatCount(count)} 个`,
  sessionsMissingTitle: (ids) => `未加载：${ids.join("、")}`,
  noDispatch: "没有记录派发",
  fate: (fate, count) => `${formatCount(count)} 次${FATES[fate]}`,
  fates: (parts) => parts.join("，"),
  inferredFatesHidden: "推断，已隐藏",
  standingBar: (observed, computed, inferred, unknown) =>
    `观测 ${formatCount(observed)} 项，计算 ${formatCount(computed)} 项，推断 ${formatCount(inferred)} 项，未知 ${formatCount(unknown)} 项`,
  problem: (severity, count) => `${formatCount(count)} 项${SEVERITIES[severity]}`,
  problemsNone: "无",
  opened: { today: "今天", yesterday: "昨天", never: "尚未打开" },
  inMemoryOnly: "仅在内存中",
  analysing: "正在分析…",
  analysisStopped: "此会话包的分析已中断。",
  retry: "重试",
  delete: (title) => `删除“${title}”`,
  deleteShort: "删除",
  deleted: (title, size) => `已删除“${title}”，${size}。`,
  undo: "撤销",
  dismiss: "关闭提示",
  clearAll: "全部清除…",
  clearTitle: "删除此处保存的所有内容？",
  clearText: (bundles, size) =>
    `共 ${formatCount(bundles)} 个会话包，${size}。此操作无法撤销。您拖放的原文件仍保留在磁盘上。`,
  clearYes: "全部删除",
  exporting: {
    open: "导出资料库…",
    first: "先导出…",
    title: "导出整个资料库",
    text: (files, size) => `一个 ZIP 文件，逐字节包含您拖入的全部 ${formatCount(files)} 个文件，共 ${size}。`,
    notRedacted:
      "不省略也不遮盖任何内容：提示、回答、工具输出、路径，以及其中可能含有的密钥。如需把会话给他人看，请改为保存报告。",
    back: "要恢复到此处或其他浏览器，把该文件拖入本页面即可：此处已有的保持不变，其余的会添加进来。",
    save: "保存",
    cancel: "取消",
    close: "关闭",
    reading: (read, of) => `已读取 ${read}，共 ${of}`,
    writing: "正在写入…",
    saved: (files) => `已保存 ${formatCount(files)} 个文件。`,
    leftOut: (count) => `有 ${formatCount(count)} 个文件未包含在内：浏览器已无法读取。`,
    failed: (detail) => `未能保存：${detail}。此处保存的内容未受影响。`,
  },

  storage: {
    room: (used, quota) => `已使用 ${used}，共 ${quota}，含本页面自身。`,
    mayDrop: "磁盘空间不足时，浏览器可能会丢弃此处保存的内容。",
    ask: "请求浏览器保留",
    persisted: "浏览器已同意不自行丢弃这些内容。",
    declined: "浏览器未同意，将由它自行决定。请保留好导出文件。",
  },
  condition: {
    blocked:
      "另一个标签页仍在运行本页的旧版本，并占用着此处保存的内容。请关闭或重新加载那个标签页，本页随后会自动继续。",
    refused: (detail) =>
      `此浏览器不为本页保存任何内容（${detail}）。所有功能仍可在内存中使用，直到本页关闭。无痕窗口或阻止网站数据的设置会导致这种情况。`,
    superseded:
      "另一个标签页运行着本页的新版本，并已接管此处保存的内容。本标签页不再保存任何内容：请重新加载后继续。",
    reload: "重新加载",
    full: "浏览器没有剩余空间了。上一次导入的内容只在内存中，保留至本页关闭为止；此前保存的内容都完好。请删除一些会话包以腾出空间，然后重新导入。",
  },
  noScript: "本页用 JavaScript 在本地读取您的文件。请为此站点启用 JavaScript。",
  ...importing,
};

const SAMPLES: Readonly<Record<string, string>> = {
  "two-background-children": "OpenCode 2 主会话，带两个后台子会话",
  "refusal-by-rule": "OpenCode 1 会话，含一次拒绝",
  torn: "被截断的文件",
};

const FATES: Readonly<Record<Parameters<Words["library"]["fate"]>[0], string>> = {
  completed: "完成",
  error: "失败",
  refused: "被拒绝",
  cancelled: "取消",
  settled: "已结算但结果未知",
  open: "至记录末尾未结算",
  unknown: "未知",
};

const SEVERITIES: Readonly<Record<Parameters<Words["library"]["problem"]>[0], string>> = {
  loss: "丢失",
  warning: "警告",
  note: "提示",
};

const ORDERED = { newest: "最新在前", name: "按标题", size: "最大在前", problems: "问题最多在前" };
