// Simplified Chinese: the dialog that saves a report. What goes in, what is taken out, what stays, and why a file cannot be
// saved.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";

export const reportDialog: Words["reportDialog"] = {
  open: "报告",
  title: "保存报告",
  means: "一个文件，离线即可在任何地方打开，也能再导入 Groundline。不会上传任何内容。",
  include: "包含自由文本",
  includeMeans: "无论是否包含，机密都会被遮盖。",
  all: "全选",
  none: "全不选",
  leftOut: (count) => `${formatCount(count)} 段未包含`,
  included: (count) => `${formatCount(count)} 段已包含`,
  noText: "报告不会包含这类文本",
  options: "写法",
  language: "语言",
  zone: "时间",
  form: "文件",
  forms: { html: "网页（.html）", json: "数据（.json）" },
  preview: "预览",
  removed: "去除",
  stays: "保留",
  removedCount: (count) => `去除 ${count} 处`,
  staysCount: (count) => `保留 ${count} 处`,
  nothingRemoved: "此会话中没有需要去除的内容。",
  alwaysStays: "始终保留：id、时间、数字、状态、工具和 agent 的名称，以及宿主自己的固定语句。",
  nothingIncluded: "未包含任何自由文本。",
  place: "在数据中的位置",
  becomes: "变为",
  moreOfKind: (count) => `此类还有 ${formatCount(count)} 处`,
  ids: "形似文本的 id",
  names: "形似文本的名称",
  keys: "形似文本的键",
  other: "其他文本",
  making: "正在生成报告…",
  scanned: "已对生成的文件再次扫描机密：未发现。",
  blocked: (count, isMore) =>
    `无法保存：生成的文件中${isMore ? "至少" : ""}有 ${formatCount(count)} 处形似机密的内容。`,
  blockedAdvice:
    "请不要包含其所在的那类文本。若仍存在，则它位于某个 id 或名称中：请在导出文件中替换后重新导入。",
  hit: (name, line, column) =>
    line === 0
      ? `${name}：在文件的打包数据中`
      : `${name}：文件第 ${formatCount(line)} 行，第 ${formatCount(column)} 列`,
  moreHits: (count) => `另有 ${formatCount(count)} 处`,
  failed: "未能生成报告。",
  again: "重试",
  save: { html: "保存网页", json: "保存数据" },
  cancel: "取消",
  close: "关闭",
  note: "报告",
  madeFrom: (documents, loaded) => {
    const files = `由 ${formatCount(documents)} 个文件生成`;
    if (loaded === 0) return `${files}，均未加载。`;
    return loaded === documents ? `${files}，均已加载。` : `${files}，其中 ${formatCount(loaded)} 个已加载。`;
  },
  withoutText: "未包含自由文本。",
  withText: (kinds) => `已包含：${kinds.join("、")}。`,
  withoutInferred: "已去除推断。",
  fileElsewhere: "报告不含文件本身。拖放生成它所用的导出文件，即可在此打开各处位置；报告本身并无缺失。",
  notInReport: "此报告中没有",
  fromReport: (documents) => `Groundline 报告，涉及 ${formatCount(documents)} 个文件`,
};
