// Simplified Chinese: what the Overview says. Sentences with places are filled with marked values.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";
import { common } from "./common.ts";

const OUTCOME_NAMES: Readonly<Record<keyof Words["overview"]["outcome"], string>> = {
  completed: "完成",
  failed: "失败",
  cancelled: "被取消",
  refused: "被拒绝",
  settledByInference: "推定已结算",
  open: "未结算",
  undetermined: "结果无法得知",
};

export const overview: Words["overview"] = {
  heading: "概览",
  happened: "发生了什么",
  ran: "{title} 在 {host} 上运行，从 {from} 到 {to}，首末记录相隔 {wall}。",
  untitled: "一个没有记录标题的会话",
  holds: (prompts, steps) =>
    prompts === null || steps === null
      ? "人工提示：{prompts}；模型步骤：{steps}。"
      : "其中有 {prompts} 条人工提示和 {steps} 个模型步骤。",
  dispatched: () => "共 {dispatches} 次派发：",
  outcome: {
    completed: "{count} 次完成",
    failed: "{count} 次失败",
    cancelled: "{count} 次取消",
    refused: "{count} 次被拒绝",
    settledByInference: "{count} 次推定已结算",
    open: "{count} 次至记录末尾未结算",
    undetermined: "{count} 次的结果无法由文件得知",
  },
  outcomesUnknown: (outcomes) =>
    `${outcomes.map((outcome) => OUTCOME_NAMES[outcome]).join("、")}的次数：{reason}`,
  hiddenOutcome: "仅由推断得知已结算的派发已隐藏",
  noDispatches: "没有记录派发：{dispatches}。",
  mostOpen: (most, depth) =>
    most === null || depth === null
      ? "同一时刻未结算的派发最多：{count}；层数：{depth}。"
      : "同一时刻最多有 {count} 次派发在后台未结算；最长的派发链有 {depth} 层。",
  rest: (idles, denials, missing) =>
    idles === null || denials === null || missing === null
      ? "空闲：{idles}；被拒绝的调用：{denials}；未加载的子会话：{missing}。"
      : "另有 {idles} 次空闲、{denials} 次被拒绝的调用和 {missing} 个未加载的子会话。",
  sentenceGap: common.sentenceGap,
  separator: common.separator,
  end: "。",

  dispatches: "派发",
  allDispatches: (count, shown) =>
    count > shown ? `在“派发”中查看全部 ${formatCount(count)} 次` : "在“派发”中查看",

  waits: "谁在等谁",
  waitedFor: () => "“{who}”空闲 {length}，其间 {count} 个子会话未结算",
  waitedToEnd: () => "“{who}”空闲至记录末尾，其间 {count} 个子会话未结算",
  waitBetween: "{from} 至 {to}",
  waitFrom: "自 {from} 起",
  waitHidden: "“{who}”的一次空闲：推断，已隐藏",
  noWaitsShown: "没有实时观测到的空闲是在该会话有未结算派发时开始的。",
  noWaits: (idles) =>
    idles === 0 ? "既未记录也未推出空闲，因此看不出有谁在等待。" : "空闲开始时，该会话都没有未结算的派发。",

  unanswered: "未得到回答的子会话",
  noUnanswered: "可见每次派发都得到了回答。",
  unansweredNone: "没有派发，因此无需回答。",
  delivered: "回答到达主会话",
  withdrawn: (count) => `${formatCount(count)} 项推断已撤回`,

  denials: "拒绝与可能的拒绝",
  noDenials: "未见有调用被拒绝。批准在这类文件中不留痕迹。",
  decidedBy: "决定者：{by}",

  endings: "异常结束",
  noEndings:
    "无：没有失败或取消的派发，没有被用户中止或没有记录结束的调用，没有暂存的回退，也没有孤立通知。其他失败的调用见时间线和对话记录。",
  noEndingsInPart: "现有记录中没有。部分文件缺失，其中的内容不得而知。",
  aborted: "被用户取消",
  bodyStarted: "主体已开始：{value}",
  unfinished: "最后记录的状态：{value}",
  revert: "暂存了回退到 {value} 的操作",
  orphan: "关于 {value} 的通知，而此处没有派发启动过它",
  failed: "失败",

  missing: "未加载的子会话",
  missingParents: "未加载的父会话",
  noMissing: "这些文件提到的每个会话都已加载。",
  howToExport: "如何导出",
  howToExportAgent: (agent) => `${agent}：如何导出`,

  totals: "合计",
  total: {
    wall: "首条记录到末条记录",
    work: "模型步骤，所有已加载的会话",
    tokensOwn: "Token，仅主会话",
    tokensLoaded: "Token，含已加载的子会话",
    costOwn: "费用，仅主会话",
    costLoaded: "费用，含已加载的子会话",
    childrenNotLoaded: "未加载的子会话，不计入以上合计",
    mostOpen: "同时未结算的派发最多",
    depth: "派发层数",
    idles: "空闲",
    denials: "被拒绝的调用",
  },
  costNote: "费用按记录列出；文件未注明货币。",

  sessions: "会话",
  session: {
    title: "会话",
    agent: "Agent",
    endedBy: "结束方式",
    prompts: "提示",
    steps: "步骤",
    calls: "调用",
    tokens: "Token",
    cost: "费用",
  },
  role: { lead: "主会话", child: "子会话", unknown: "是主会话还是子会话：未知" },

  coverage: "读取覆盖",
  coverageRead: (share, read, all) => `已读取 ${share} 的值：${read} / ${all}`,
  coverageAll: "每个值都已读取。",
  unread: (patterns, values) => `${formatCount(patterns)} 种位置未读取，共 ${formatCount(values)} 个值`,
  moreUnread: (count) => `“源文件”中另有 ${formatCount(count)} 种位置`,
  rows: (count) => `${formatCount(count)} 条记录`,
  notUnderstood: (count) => `${formatCount(count)} 行或项无法理解`,
  incomplete: "已截断",
  partialPage: "多页中的一页",
  sanitized: "关联信息已在脱敏时移除",
  showInSource: "在“源文件”中查看",

  findings: "检查结论",
  noFindings: "没有对此会话包进行检查。",
  findingKind: {
    pass: "未发现",
    fail: "发现",
    review: "待查看",
    open: "未决",
    informational: "供参考",
    notApplicable: "不适用",
  },
  finding: {
    "unanswered-dispatch": "是否有派发没有得到回答？",
    "presumed-settlement": "是否有派发的结束仅凭推定？",
    "undelivered-completion": "是否有子会话已完成而主会话未得到告知？",
    "failed-dispatch": "是否有派发失败或被取消？",
    "empty-reply": "是否有子会话的回答没有文本？",
    "orphan-notice": "是否有通知指向此处没有派发过的子会话？",
    "denied-call": "是否有调用被拒绝？",
  },
  findingAnswer: (kind, claims) => (claims === 0 ? kind : `${kind}，${formatCount(claims)} 项断言`),

  problems: "问题",
  noProblems: "读取过程和数据中都没有发现问题。",
  severities: {
    loss: (count) => `${formatCount(count)} 项丢失`,
    warning: (count) => `${formatCount(count)} 项警告`,
    note: (count) => `${formatCount(count)} 项提示`,
  },
  more: (count) => `另有 ${formatCount(count)} 项`,
};
