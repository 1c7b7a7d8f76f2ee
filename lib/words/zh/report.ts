// Simplified Chinese: what the report says beside the words that it shares with the app.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";
import { secretNames } from "./secret-names.ts";

export const report: Words["report"] = {
  title: (name) => `报告：${name}`,
  brand: (version) => `Groundline 报告 ${version}`,
  promise: "单个文件，不含脚本，不访问网络。",
  times: (zone) => `时间按 ${zone}`,
  facts: "{host}。{day}，{from} 至 {to}，{wall}。{sessions}。",
  to: " 至 ",
  sessions: (loaded, missing) =>
    missing === 0
      ? `已加载 ${formatCount(loaded)} 个会话`
      : `已加载 ${formatCount(loaded)} 个会话，${formatCount(missing)} 个未加载`,
  source: "来源",
  valuesRead: (share, unread) => (unread === "0" ? "所有值均已读取" : `${share} 的值已读，${unread} 个未读`),
  included: "自由文本",
  includedNone: "未包含",
  includedAll: "全部包含",
  kinds: {
    prompts: "提示",
    messages: "消息",
    "tool-input": "工具输入",
    "tool-output": "工具输出",
    errors: "错误文本",
    paths: "路径和文件名",
    titles: "标题",
    descriptions: "任务描述",
  },
  madeBy: "生成",
  analyzer: (version, rules) => `Groundline ${version}，分析版本 ${rules}`,
  bar: "筛选与图例",
  contents: "报告各节",
  noneInferred: "已知的值全部为实时观测，没有可隐藏的推断。",
  madeOnly: "生成本报告时已去除全部推断。",
  legendMeans: "含义",

  notes: "各项如何得知",
  by: (clause) => `：${clause}`,
  endedDispatch: "{who}：结果 {outcome}，结算于 {settled}{how}。",
  openDispatch: "{who}：结果 {outcome}，结算 {settled}。",
  moreToLookAt: (count) => `另有 ${formatCount(count)} 次派发需要查看，见下表。`,
  liveObservedAs: (live, standing) => `${live}，${standing}`,
  derivedFrom: "由以下断言得出",
  rival: "其他说法",
  asked: "所查规则：",
  seeNote: (number) => `见注 ${formatCount(number)}`,
  morePlaces: (count) => `另有 ${formatCount(count)} 处，见本报告的数据`,

  timelineCaption: (from, to, lanes) => `${from} 至 ${to}，${formatCount(lanes)} 个会话。`,
  timelineKey: "实线：实时观测。虚线：推断。点线：未知。",
  drawing: (caption) => `${caption}下面各表列出同样的时刻。`,
  zoomLabel: (step) => (step === 1 ? "全部" : `${step} ×`),
  zoomStep: (step) => (step === 1 ? "时间线：显示全部" : `时间线：放宽到 ${step} 倍`),
  zoomPane: (step) => (step === 1 ? "时间线" : `时间线，${step} 倍宽`),
  otherLanes: (count) => `另有 ${formatCount(count)} 个会话`,
  density: "条形与时刻，只计数",
  manyBands: (count) => `${formatCount(count)} 段空闲，过窄而未分开绘制`,
  inColumn: (count) => `${formatCount(count)} 个条形与时刻，未计推断的`,

  dispatchColumn: "派发",
  recordEnds: "记录止于",
  leftOutRows: (count) =>
    `为控制文件大小，此表省略 ${formatCount(count)} 次派发，优先保留未明确完成的；省略的在本报告的数据中：将本文件拖入 Groundline 即可打开。`,
  leftOutRecords: (count) =>
    `为控制文件大小，此处省略 ${formatCount(count)} 条记录的断言；它们在本报告的数据中：将本文件拖入 Groundline 即可打开。`,
  calls: "其他调用",
  noCalls: "没有记录到提问、未结束、被取消或内部失败的调用、后台 shell、工具列表、回退或孤立通知。",
  groups: {
    dispatches: "派发",
    sessions: "会话",
    totals: "合计",
    idles: "空闲",
    decisions: "决定",
    retries: "换方式重试",
    unfinished: "未记录结束的调用",
    waits: "等待过的调用",
    questions: "向用户的提问",
    aborted: "被用户取消的调用",
    shells: "后台 shell",
    nestedErrors: "调用内部的失败",
    surfaces: "宿主写明的工具列表",
    toolSurfaces: "可以调用的工具",
    toolReaches: "工具的到达方式",
    deniedYetReachable: "被拒绝但仍可到达",
    reverts: "暂存的回退",
    orphanNotices: "没有对应派发的孤立通知",
    ruleSets: "会话的文件夹",
    ruleMatches: "会话自己的规则对各调用的说法",
  },

  rules: "推理规则",
  rulesMean: "每项断言都写明允许它的规则。这里列出用到的规则，以及什么能证明它有误。",
  ruleUsed: (count) => `${formatCount(count)} 项断言`,
  atMost: (standing) => `最高为${standing}。`,
  vouched: (authority, cite) => `${authority}，${cite}。`,
  sentence: (text) => `${text}。`,
  ruleBreak: "。",
  standingsMean:
    "每个值都带有标记，说明它如何得知。观测与计算合称实时观测：文件写明了该值，或由文件写明的内容经算术或 id 关联得出。形状和文字承载含义，颜色只是辅助。",
  standing: {
    observed: "文件在所示位置写明了该值。",
    computed: "对观测值的算术，或两侧都写明的 id 的关联。不作假设。",
    inferred: "需要文件没有写明的前提。规则写明该前提、其他说法，以及什么能推翻它。",
    unknown: "未能确定。原因写在原处，并说明哪个文件可以回答。",
  },
  notLoaded: "被提及而未加载的会话",

  removed: "已移除",
  removals: (count) => `移除 ${count} 处，已列出`,
  nothingRemoved: "无",
  removedMeans:
    "除非生成者要求，自由文本一律不包含；机密始终遮盖。会话、调用和消息的 id 予以保留，因为关联靠它们。",
  onlyMeans: "只含实时观测：生成报告前已去除全部推断。",
  otherText: "其他文本",
  idsReplaced: "形似文本的 id，已替换",
  namesReplaced: "形似文本的名称，已替换",
  keysReplaced: "形似文本的键，已替换",
  secret: (kind) => secretNames[kind],

  check: "如何核对",
  checkBy:
    "每项断言都写明文件及其中的位置（JSON 指针）。请将上面的 id 与您手中副本的 id 比较：groundline id FILE 会打印它。它是文件按 8 MiB 分块的各个 SHA-256 摘要的 SHA-256。",
  checkData:
    "本文件也含有作为数据的分析结果。将它拖入 Groundline，或再加入它所述的文件，即可打开每一处位置。",
};
