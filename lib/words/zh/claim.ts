// Simplified Chinese: what the claim card says, and the words that stand in place of a value.

import type { Sought } from "../../model/evidence.ts";
import { COUNTED } from "../counted-sought.ts";
import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";
import { dispatchProperties, sessionProperties, totalProperties } from "./claim-properties.ts";
import { anyProperty, subjectProperties } from "./claim-subjects.ts";
import { common } from "./common.ts";
import { exportSteps } from "./export-steps.ts";
import { says } from "./says.ts";
import { unknown } from "./unknown.ts";
import { values } from "./values.ts";
import { warrantClauses } from "./warrant-clauses.ts";
import { warrants } from "./warrants.ts";

const sought: Readonly<Record<Sought, string>> = {
  "counted-records": "此处计数的记录",
  "human-prompts": "人工提示",
  "idle-row": "其后的空闲行",
  "model-steps": "模型步骤",
  "notice-of-child": "写明该子会话的通知",
  "open-dispatches-of-child": "该子会话仍未结束的派发",
  "result-error-or-notice": "该调用的返回值、错误或通知",
  "result-or-notice": "该调用的返回值或通知",
  "tool-calls": "工具调用",
};

export const claim: Words["claim"] = {
  unknown,
  unknownSentence: {
    "not recorded": "未记录：宿主不把它写入这份文件。",
    "not found": "已查找，未找到：所查找的记录列在下方。",
    unreadable: "无法读取：文件中有记录，但不是已知的形式。",
    redacted: "已脱敏：该值在导出之前已被移除。",
    ambiguous: "有歧义：它与多个候选同等相符，因此未与任何一个关联。",
    "cut off": "已截断：文件在它应出现的位置之前就结束了。",
    "file not loaded": "文件未加载：它应在另一个会话的文件中。",
    "not looked for": "未查找：此处不在这类文件中查找它。",
    "not ended": "未结束：记录结束时它仍未结束。",
    contradicted: "互相矛盾：各文件彼此不符，或与应得出它的规则不符。",
  },
  notApplicable: {
    "no child": "无子会话",
    "with result": "随返回值",
    "no notice due": "不应有通知",
    refused: "被拒绝",
    "not a background call": "不是后台调用",
  },
  remedy: {
    "export-of": "以下会话的导出文件可以回答：",
    "complete-export": "以下会话的完整导出文件可以回答：",
    "unsanitized-export": "以下会话未经脱敏的导出文件可以回答：",
    none: "宿主写出的任何文件都无法回答。",
  },
  standingAfter: (standing) => `，${common.standing[standing]}`,
  rivalsBeside: (count) => `${formatCount(count)} 种其他说法`,

  card: "断言",
  close: "关闭断言",
  previous: "上一个派发的同一项",
  next: "下一个派发的同一项",
  opening: "正在查找断言…",
  missing: "此会话包中没有这一断言。它可能由其他文件或其他版本得出。",
  failed: "无法读取此断言。",
  hidden: "推断，已由“仅实时观测”隐藏。",
  show: "显示推断的值",
  known: (states) => `${states}（{standing}：{how}）。`,
  notKnown: (asks) => `未知：${asks}。`,
  scale: "判定等级",
  because: "依据",
  asked: "所用的规则",
  rule: "推理规则",
  ruleLine: "推理规则 {id}，{how}：{cite}。",
  authority: {
    live: "在运行中的宿主上实测",
    "host-source": "来自宿主的源代码",
    "plugin-source": "来自插件的源代码",
    docs: "来自文档",
    report: "来自报告",
    unknown: "前提，没有权威来源",
  },
  knownOfHost: "它依据的是关于宿主所知之事：",
  factLine: "{fact}：{how}；{versions}。",
  seenOn: (versions) => `见于 ${versions}。`,
  versionNotRecorded: "此文件未记录宿主版本。",
  evidence: (count) => (count === 0 ? "证据" : `证据，${formatCount(count)} 处`),
  listed: (shown, of) =>
    shown === 0
      ? `计入的 ${formatCount(of)} 项均未在此列出。`
      : `计入的 ${formatCount(of)} 项中，此处列出 ${formatCount(shown)} 项。`,
  listedBelow: (named, of) =>
    named === of ? "每一项都是下方的一条断言。" : `其中 ${formatCount(named)} 项是下方的断言。`,
  listedInTranscript: "在对话记录中查看全部",
  evidenceNone: "没有任何文件位置显示它。",
  lookedFor: (what, looked) =>
    COUNTED.has(what)
      ? `查看了 ${formatCount(looked)} 条记录中的${sought[what]}`
      : `在 ${formatCount(looked)} 条记录中查找${sought[what]}，找到 0 处`,
  bytes: (from, to) => `字节 ${from} 至 ${to}`,
  bytesNotLoaded: "文件未加载",
  wholeDocument: "整个文档",
  line: (line) => `第 ${formatCount(line)} 行`,
  derivedFrom: (count) => `由 ${formatCount(count)} 项断言得出`,
  ofSubject: (name, who) => `${name}，${who}`,
  rivals: (count) => (count === 0 ? "其他说法" : `其他说法，${formatCount(count)} 种`),
  rivalsNone: "未发现",
  rivalValue: "另一来源的说法是 {value}（{how}）。",
  refute: "什么能推翻它",
  held: "规则成立的次数",
  heldHere: "在此会话包中",
  heldLibrary: "在此资料库中",
  heldCount: (held, failed) => `成立 ${held} 次，不成立 ${failed} 次`,
  heldCountIn: (held, failed, bundles) =>
    `成立 ${held} 次，不成立 ${failed} 次，涉及 ${formatCount(bundles)} 个会话包`,
  heldNone: "未检验：没有可供检验的情形",
  withdrawn: (count) => `已撤回，${formatCount(count)} 项`,
  withdrawnBecause: () => "曾作出一项推断，后又撤回（{how}）。以下记录使其撤回：",
  answer: "什么能回答它",
  copy: "复制",
  copyText: "复制为文本",
  copyMarkdown: "复制为 Markdown",
  copyLink: "复制链接",
  standingWord: "判定等级",
  evidenceWord: "证据",
  copied: {
    rule: (id, authority, because) => `${id}（${authority}）：${because}`,
    unknown: (sentence, reason) => `${sentence}${reason}`,
    evidence: (what, place) => `${what}，${place}`,
    evidenceBytes: (what, place, bytes) => `${what}，${place}（${bytes}）`,
  },
  dispatchWho: (agent, task) => `“${task}”（${agent}）`,
  dispatchNumber: (number) => `派发 ${formatCount(number)}`,
  callWho: (tool) => (tool === "" ? "该调用" : `${tool} 调用`),
  andMoreTools: (names, more) => `${names} 及另外 ${formatCount(more)} 个工具`,
  lead: "主会话",
  child: "子会话",
  bundle: "会话包",
  tokensShort: (input, output) => `输入 ${input}，输出 ${output}`,
  tokensOf: (input, output, reasoning, cacheRead, cacheWrite) =>
    `输入 ${input}，输出 ${output}，推理 ${reasoning}，读缓存 ${cacheRead}，写缓存 ${cacheWrite}`,
  says,
  warrantClauses,
  warrants,
  inferredRivalsHidden: (count) => `已隐藏 ${formatCount(count)} 种推断的其他说法`,
  properties: {
    dispatch: dispatchProperties,
    session: sessionProperties,
    totals: totalProperties,
    ...subjectProperties,
  },
  anyProperty,
  values,
  export: exportSteps,
};
