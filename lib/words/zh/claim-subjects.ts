// Simplified Chinese: the same for what is neither a dispatch nor a session. Idles, decisions, single calls, spans, notices.

import type { PropertyWords } from "../en/claim-properties.ts";
import type { Words } from "../en/index.ts";

const property = (name: string, states: string, asks: string): PropertyWords => ({ name, states, asks });

export const subjectProperties: Omit<Words["claim"]["properties"], "dispatch" | "session" | "totals"> = {
  idle: {
    from: property("空闲", "“{who}”于 {value} 进入空闲", "“{who}”何时进入空闲"),
    to: property("空闲结束", "“{who}”于 {value} 继续", "“{who}”何时继续"),
    outcome: property("该轮的结果", "“{who}”的这一轮的结果：{value}", "“{who}”的这一轮如何结束"),
    length: property("空闲时长", "“{who}”空闲了 {value}", "“{who}”空闲了多久"),
    openChildren: property(
      "未结算的子会话",
      "“{who}”进入空闲时，其未结算的派发数：{value}",
      "“{who}”进入空闲时有多少派发未结算",
    ),
  },
  decision: {
    call: property("调用", "调用的 id 是 {value}", "调用的 id"),
    effect: property("决定", "对 {who} 的决定：{value}", "{who} 是否被拒绝"),
    by: property("决定者", "对 {who} 作出决定的是：{value}", "由谁决定了 {who}"),
    resource: property("对象", "{who} 的对象是 {value}", "{who} 的对象"),
    at: property("决定时间", "对 {who} 的决定作出于 {value}", "对 {who} 的决定何时作出"),
    words: property("宿主的原话", "宿主关于 {who} 写道：{value}", "宿主关于 {who} 写了什么"),
    depth: property("深度", "{who} 所在会话之上的派发数：{value}", "{who} 所在会话之上有几层派发"),
    turn: property("对该轮的影响", "{who} 被拒绝之后，{value}", "{who} 被拒绝之后该轮如何"),
    retried: property(
      "换方式重试",
      "{who} 被拒绝之后以另一种方式重试：{value}",
      "{who} 被拒绝之后是否以另一种方式重试",
    ),
  },
  retry: {
    call: property("换方式重试", "{value} 以另一种方式重试了 {who}", "哪个调用以另一种方式重试了 {who}"),
    by: property("共同之处", "较后的调用与 {who} 涉及 {value}", "较后的调用与 {who} 有何共同之处"),
    shared: property("具体内容", "与 {who} 相同的是：{value}", "较后的调用与 {who} 具体有什么相同"),
  },
  ruleMatch: {
    verdict: property(
      "规则的说法",
      "会话自己的规则对 {who} 的说法：{value}",
      "会话自己的规则对 {who} 的说法",
    ),
  },
  rules: {
    directory: property("文件夹", "{who} 的文件夹是 {value}", "{who} 在哪个文件夹中运行"),
    root: property("项目根", "{who} 所在项目的根文件夹是 {value}", "{who} 所在项目的根文件夹是哪一个"),
  },
  call: {
    call: property("调用", "调用的 id 是 {value}", "调用的 id"),
    state: property("最后状态", "{who} 最后记录的状态：{value}", "{who} 的状态"),
    length: property("等待", "{who} 从开始到结束历时 {value}，包括请求权限的时间", "{who} 历时多久"),
    cause: property("等待的可能原因", "{who} 的这段时间内可能有 {value}", "{who} 在等待什么"),
    bodyStarted: property("主体已开始", "{who} 的主体是否已开始：{value}", "{who} 的主体是否已开始"),
    tool: property("工具", "{who} 内失败的调用使用了 {value}", "{who} 内哪个调用失败了"),
    answers: property("回答", "对 {who} 的回答：{value}", "对 {who} 作了什么回答"),
  },
  shell: {
    call: property("调用", "调用的 id 是 {value}", "调用的 id"),
    shell: property("shell", "{who} 的后台 shell 是 {value}", "{who} 的后台 shell 的 id"),
    settledAt: property("shell 结束", "{who} 的后台 shell 于 {value} 结束", "{who} 的后台 shell 何时结束"),
    state: property("shell 状态", "{who} 的后台 shell 结束时的状态是 {value}", "{who} 的后台 shell 如何结束"),
    exit: property("退出码", "{who} 的后台 shell 的退出码是 {value}", "{who} 的后台 shell 的退出码"),
  },
  orphan: {
    child: property("孤立通知", "一条通知指向 {value}，而此处没有派发启动过它", "通知指向哪个子会话"),
    at: property("孤立通知", "通知写入于 {value}", "通知何时写入"),
    state: property("通知的状态", "通知写明 {value}", "通知写明了什么"),
  },
  surface: {
    from: property("首次写明", "工具列表由 {value} 首次写明", "哪个调用首次写明了工具列表"),
    available: property("写明的工具", "宿主写明了这些工具：{value}", "宿主写明了哪些工具"),
  },
  reach: {
    reach: property("到达方式", "在此工具面下，{who} 的到达方式：{value}", "{who} 的到达方式"),
    removedBy: property("移除者", "移除 {who} 的规则位于 {value}", "哪条规则移除了 {who}"),
  },
  toolSurface: {
    at: property("工具面起点", "“{who}”的这一工具面始于 {value}", "“{who}”的这一工具面何时开始"),
    others: property(
      "其他工具",
      "对“{who}”未列出的每个工具，其到达方式：{value}",
      "对“{who}”未列出的工具能否调用、经哪个入口",
    ),
    complete: property("完整", "列出的就是“{who}”的全部工具：{value}", "列出的是否就是“{who}”的全部工具"),
    changes: property(
      "与之前不同",
      "“{who}”中到达方式与此前所知不同的工具：{value}",
      "“{who}”中是否有工具的到达方式与此前不同",
    ),
    continues: property(
      "沿用",
      "此前工具面的已知内容在“{who}”中沿用：{value}",
      "此前工具面的已知内容是否在“{who}”中沿用",
    ),
  },
  deniedDoor: {
    open: property(
      "被拒绝但仍可到达",
      "{who} 被拒绝，而宿主的这一操作仍然开放：{value}",
      "{who} 被拒绝时宿主的哪个操作仍然开放",
    ),
  },
  revert: {
    message: property(
      "暂存的回退",
      "“{who}”中暂存了回退到消息 {value} 的操作",
      "“{who}”暂存的回退指向哪条消息",
    ),
  },
  span: {
    start: property("开始", "{who} 于 {value} 开始", "{who} 何时开始"),
    end: property("结束", "{who} 于 {value} 结束", "{who} 何时结束"),
    state: property("状态", "{who} 所记录的状态：{value}", "{who} 的状态"),
    name: property("名称", "记录写明 {value}", "{who} 的名称"),
  },
};

/** For a property that has no words of its own. */
export const anyProperty: Words["claim"]["anyProperty"] = (name) => property(name, `${name}：{value}`, name);
