// Simplified Chinese: how each property of the analysis is said. Its name, the sentence that states it, and what is not known
// when it is not.

import type { PropertyWords } from "../en/claim-properties.ts";
import type { Words } from "../en/index.ts";

type Properties = Words["claim"]["properties"];

const property = (name: string, states: string, asks: string): PropertyWords => ({ name, states, asks });

export const dispatchProperties: Properties["dispatch"] = {
  call: property("调用", "派发 {who} 的调用是 {value}", "派发 {who} 的调用的 id"),
  agent: property("agent", "派发 {number} 的 agent 是 {value}", "派发 {number} 的 agent"),
  description: property("任务", "派发 {number} 的任务是 {value}", "派发 {number} 的任务"),
  requestedBackground: property("要求后台运行", "{who} 是否要求后台运行：{value}", "{who} 是否要求后台运行"),
  background: property("运行方式", "{who} 的运行方式：{value}", "{who} 是否在后台运行"),
  child: property("子会话", "{who} 的子会话是 {value}", "{who} 的子会话"),
  acknowledgement: property("确认", "{who} 的调用得到的应答：{value}", "{who} 的调用得到何种状态的应答"),
  acknowledgementRaw: property(
    "记录的状态",
    "{who} 的调用应答中的状态词是 {value}，不在已知之列",
    "{who} 的调用应答中的状态词",
  ),
  requestedAt: property("请求时间", "{who} 的请求时间是 {value}", "{who} 何时被请求"),
  startedAt: property("调用开始", "{who} 的调用于 {value} 开始执行", "{who} 的调用何时开始执行"),
  acknowledgedAt: property("确认时间", "{who} 的确认时间是 {value}", "{who} 何时得到确认"),
  childStartedAt: property("子会话开始", "{who} 的子会话于 {value} 开始", "{who} 的子会话何时开始"),
  childEndedAt: property("子会话结束", "{who} 的子会话于 {value} 结束", "{who} 的子会话何时结束"),
  injectedAt: property("通知", "关于 {who} 的通知写入于 {value}", "关于 {who} 的通知何时写入"),
  settledBy: property("结算来源", "{who} 的结算来源：{value}", "{who} 的结算来源"),
  settledAt: property("结算时间", "{who} 的结算时间是 {value}", "{who} 何时结算"),
  outcome: property("结果", "{who} 的结果：{value}", "{who} 的结果"),
  stateRaw: property(
    "记录的状态",
    "关于 {who} 的通知中的状态词是 {value}，不在已知之列",
    "关于 {who} 的通知中的状态词",
  ),
  delivered: property("送达", "{who} 的回答是否到达主会话：{value}", "{who} 的回答是否到达主会话"),
  emptyReply: property("空回复", "{who} 的回答是否没有文本：{value}", "{who} 的回答是否有文本"),
  episode: property("轮次", "{who} 是其子会话的第 {value} 次派发", "{who} 是其子会话的第几次派发"),
  openBelow: property(
    "下级未结算",
    "{who} 结算时，其子会话仍未结算的派发数：{value}",
    "{who} 结算时，其子会话有多少派发未结算",
  ),
  nextStepAt: property(
    "主会话下一步",
    "{who} 之后，主会话的下一步始于 {value}",
    "{who} 之后主会话的下一步何时开始",
  ),
  error: property("错误", "{who} 的调用以错误 {value} 结束", "{who} 的调用的错误"),
  acknowledgementLatency: property(
    "确认延迟",
    "{who} 在请求后 {value} 得到确认",
    "{who} 在请求后多久得到确认",
  ),
  working: property("工作时长", "{who} 的子会话工作了 {value}", "{who} 的子会话工作了多久"),
  noticeDelay: property(
    "通知延迟",
    "关于 {who} 的通知在子会话结束后 {value} 到来",
    "关于 {who} 的通知在子会话结束后多久到来",
  ),
  reaction: property(
    "反应时间",
    "主会话在得到 {who} 的回答后 {value} 开始下一步",
    "主会话在得到 {who} 的回答后多久开始下一步",
  ),
  tokens: property("token", "{who} 的子会话用量：{value}", "{who} 的子会话用了多少 token"),
  cost: property("费用", "{who} 的子会话所记录的费用是 {value}", "{who} 的子会话的费用"),
  childCalls: property(
    "子会话的调用",
    "{who} 的子会话发出了 {value} 次工具调用",
    "{who} 的子会话发出了多少次工具调用",
  ),
};

export const sessionProperties: Properties["session"] = {
  idClaim: property("会话 id", "会话的 id 是 {value}", "会话的 id"),
  parent: property("父会话", "“{who}”的父会话是 {value}", "“{who}”的父会话"),
  forkOf: property("分叉来源", "“{who}”分叉自 {value}", "“{who}”是否为分叉"),
  title: property("标题", "会话的标题是 {value}", "会话的标题"),
  agent: property("agent", "“{who}”的 agent 是 {value}", "“{who}”的 agent"),
  host: property("宿主版本", "“{who}”由 {value} 写出", "“{who}”由哪个宿主版本写出"),
  createdAt: property("创建时间", "“{who}”的创建时间是 {value}", "“{who}”何时创建"),
  firstAt: property("首条记录", "“{who}”首条记录的时间是 {value}", "“{who}”的首条记录是何时写下的"),
  lastAt: property("末条记录", "“{who}”末条记录的时间是 {value}", "“{who}”的末条记录是何时写下的"),
  endedBy: property("结束方式", "“{who}”的结束方式：{value}", "“{who}”如何结束"),
  steps: property("模型步骤", "“{who}”有 {value} 个模型步骤", "“{who}”有多少个模型步骤"),
  prompts: property("人工提示", "“{who}”有 {value} 条人工提示", "“{who}”有多少条人工提示"),
  calls: property("工具调用", "“{who}”有 {value} 次工具调用", "“{who}”有多少次工具调用"),
  tokens: property("token", "“{who}”的用量：{value}", "“{who}”用了多少 token"),
  cost: property("费用", "“{who}”所记录的费用是 {value}", "“{who}”的费用"),
};

export const totalProperties: Properties["totals"] = {
  wall: property("总时长", "从会话包的首条记录到末条记录：{value}", "会话包的总时长"),
  work: property("工作时长", "所有已加载会话的模型步骤合计：{value}", "会话包的工作时长"),
  tokensOwn: property("主会话的 token", "仅主会话的用量：{value}", "主会话用了多少 token"),
  tokensLoaded: property(
    "token，含已加载的子会话",
    "主会话与已加载子会话的用量：{value}",
    "已加载的会话用了多少 token",
  ),
  costOwn: property("主会话的费用", "仅主会话所记录的费用是 {value}", "主会话的费用"),
  costLoaded: property(
    "费用，含已加载的子会话",
    "主会话与已加载子会话所记录的费用是 {value}",
    "已加载会话的费用",
  ),
  childrenNotLoaded: property(
    "未加载的子会话",
    "此处没有文件的子会话数：{value}",
    "有多少子会话在此处没有文件",
  ),
  dispatches: property("派发", "会话包中的派发数：{value}", "有多少次派发"),
  completed: property("完成", "完成的派发数：{value}", "有多少次派发完成"),
  failed: property("失败", "失败的派发数：{value}", "有多少次派发失败"),
  cancelled: property("已取消", "被取消的派发数：{value}", "有多少次派发被取消"),
  refused: property("被拒绝", "被拒绝的派发数：{value}", "有多少次派发被拒绝"),
  open: property("至末尾未结算", "记录末尾仍未结算的派发数：{value}", "记录末尾有多少次派发未结算"),
  undetermined: property("结果未知", "文件无法说明结果的派发数：{value}", "有多少次派发的结果无法由文件得知"),
  settledByInference: property(
    "推定已结算",
    "其结束仅由推断得出的派发数：{value}",
    "有多少次派发的结束仅由推断得出",
  ),
  depth: property("派发层数", "最长的派发链有 {value} 层", "派发有多少层"),
  mostOpen: property("同时未结算", "同一时刻未结算的派发最多有：{value}", "同一时刻有多少次派发未结算"),
  denials: property("拒绝", "被拒绝的调用数：{value}", "有多少次调用被拒绝"),
  idles: property("空闲", "会话包中的空闲次数：{value}", "有多少次空闲"),
};
