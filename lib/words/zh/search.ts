// Simplified Chinese: what the search over a bundle says.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";

const values = (count: number): string => `${formatCount(count)} 个值`;

export const search: Words["search"] = {
  name: "搜索",
  open: "搜索全部内容",
  field: "搜索此会话包中的所有值",
  placeholder: "搜索所有值",
  matchCase: "区分大小写",
  matchCaseSign: "Aa",
  regex: "正则表达式",
  regexSign: ".*",
  close: "关闭搜索",
  filters: "筛选",
  clearFilters: "清除筛选",
  filterName: {
    kinds: "类型",
    agents: "agent 名称",
    tools: "工具",
    states: "状态",
    resting: "判定等级",
    sessions: "会话",
  },
  restingHint: "以该记录为依据的断言",
  kind: {
    prompt: "提示",
    text: "文本",
    reasoning: "推理过程",
    "tool-input": "工具输入",
    "tool-output": "工具输出",
    error: "错误",
    notice: "通知",
    host: "宿主文本",
    session: "会话记录",
    detail: "细节",
    unread: "未读取",
  },
  resting: { observed: "观测", computed: "计算", inferred: "推断", none: "无断言" },
  withCount: (label, count) => `${label}（${formatCount(count)}）`,

  loading: (read, whole) => `首次搜索需读取所有值：已读取 ${read}，共 ${whole}。`,
  searching: "正在搜索…",
  searchingSoFar: (count, searched, of) =>
    `目前至少 ${values(count)}；已搜索 ${formatCount(searched)}，共 ${formatCount(of)}。`,
  none: "没有匹配的值。",
  noneFiltered: (count) =>
    count === 0
      ? "在当前筛选下，没有匹配的值。"
      : `在当前筛选下，没有匹配的值；其他类型或会话中有 ${values(count)}匹配。`,
  found: (count, sessions) => `${formatCount(sessions)} 个会话中的 ${values(count)}`,
  beyond: (count) => `${formatCount(count)} 个值未被搜索：对此表达式而言过长。`,
  listed: (count) => `仅列出前 ${formatCount(count)} 个；可用筛选查看其他值。`,
  start: "提示、文本、推理过程、工具输入与输出、错误、通知，包括子会话与嵌套调用，以及无人读取的值。",
  invalid: "这不是有效的正则表达式。",
  invalidHint: (engine) => `浏览器的说明：${engine}`,
  stopped: (count, searched, of) =>
    `已停止：该表达式在某个值上耗时过长。${
      of === 0 ? "尚未搜索任何值" : `已搜索 ${formatCount(searched)} 个值，共 ${formatCount(of)} 个`
    }，至少找到 ${values(count)}；其余部分没有查看。`,
  stoppedHint: "重复之内再重复，例如 (a+)+，会如此耗时。请改写表达式，或搜索普通文本。",
  failed: (because) => `搜索已停止：${because}。`,
  again: "重新搜索",

  list: "找到的值",
  groupCount: (count) => values(count),
  noSession: "不属于任何会话",
  noTime: "未记录时间",
  noAgent: "agent 未记录",
  rowReading: "读取中…",
  rowFailed: "无法再次读取此值。",
  position: (at, of) => `${formatCount(at)} / ${formatCount(of)}`,
  previous: "上一个值",
  next: "下一个值",
  openIn: "打开此值",
  inTranscript: "对话记录",
  inTimeline: "时间线",
  inSource: "源文件",
  fold: "收起列表",
  unfold: "显示列表",

  marksName: (count) => `${formatCount(count)} 个条形或标记含有找到的值`,
  inRow: (count) => `找到 ${formatCount(count)} 处`,
  onlyHits: "仅显示找到的",
};
