// Simplified Chinese: words that every screen uses. Standings, moments, controls.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";
import { invisibleNames } from "./invisible-names.ts";

export const common: Words["common"] = {
  brand: "Groundline",
  skipToContent: "跳到正文",
  standing: { observed: "观测", computed: "计算", inferred: "推断", unknown: "未知" },
  standingMeans: {
    observed: "文件写明",
    computed: "由文件写明的值经算术或按 id 关联得出",
    inferred: "由规则推出",
    unknown: "未能确定，并注明原因",
  },
  liveObserved: "实时观测",
  inferred: "推断",
  hidden: "推断，已隐藏",
  moreCharacters: (count) => `…… 还有 ${formatCount(count)} 个字符`,
  hiddenCount: (what) => `${what}：已隐藏`,
  legend: "判定等级",
  countedFrom: (at) => `时间从 ${at} 起计`,
  countedFromMeans: (at) =>
    `时间写作与会话中最早时间 ${at} 之差：该差值由计算得出，旁边的标记说明的是时刻本身。`,
  moment: {
    request: "请求",
    acknowledgement: "确认",
    "child-start": "子会话开始",
    "child-end": "子会话结束",
    injection: "注入",
    settled: "结算",
    idle: "空闲",
    prompt: "人工提示",
    "lead-prompt": "主会话的提示",
    notice: "通知",
    synthetic: "合成行",
    switch: "切换",
    system: "系统指令",
    compaction: "压缩",
    retry: "重试",
    refused: "被拒绝",
    surface: "工具有别",
    unread: "无法理解的行",
  },
  close: "关闭",
  copied: "已复制。",
  copyFailed: "浏览器不允许复制。请选中文字后手动复制。",
  copy: "复制",
  copyThis: (what) => `复制${what}`,
  sentenceGap: "",
  separator: "，",
  field: (name, value) => `${name}：${value}`,
  openInSource: "在源文件中打开",
  invisibleNames,
};
