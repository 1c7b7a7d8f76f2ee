// Why a document was taken for a format, or for none, in Simplified Chinese: clauses that go after “because”.

import type { ReasonKey } from "../../../model/reason.ts";

export const reasons: Readonly<Record<ReasonKey, string>> = {
  "record-shape": "{row} 带有 info 和 parts，是 OpenCode 1.x 的写法",
  "record-flat": "{row} 在同一个对象中带有角色和 parts，是 OpenCode 1.x 的写法",
  "record-share-item": "{row} 是带类型和数据的分享条目，是 OpenCode 1.x 的写法",
  "record-run-line": "{row} 是 `opencode run --format json` 的一行，是 OpenCode 1.x 的写法",
  "rows-of-other-shape": "前 {rows} 行中有 {others} 行是其他结构",
  "messages-by-key": "messages 是由带角色和 parts 的消息组成的对象，与较早的 1.x 分享一致",
  "no-message-row": "没有一行带有 info 和 parts，也没有分享条目或 `opencode run` 的行",
  "no-message-list": "没有带 info 和 parts 的消息列表",
  "info-without-marks": "info 不含 directory、version 或 slug，也没有一行显出该结构",
  "neither-name-nor-list": "info 没有指明会话，也没有消息列表",
  "info-with-marks": "info 带有 {fields}，是 OpenCode 1.x 的写法；没有可读的行",
  "early-tool": "有一行的工具带有 `{field}`，只有 OpenCode 2.x 的早期结构才会这样",
  "early-text-id": "有一行的文本 id 为 `{id}`，只有 OpenCode 2.x 的早期结构才会这样",
  "early-reasoning-id": "有一行的推理 id 为 `{id}`，只有 OpenCode 2.x 的早期结构才会这样",
  "no-early-mark": "没有一行带有 `structured`、`provider` 或文本 id，也没有事件",
  "event-dump": "它含有会话的记录及其事件，是 OpenCode 2.x 早期版本的导出形式",
  "named-events": "其记录是带数据的事件，名称与 OpenCode 2.x 一致",
  "empty-event-list": "它含有会话的记录和一个空的事件列表",
  "events-no-rows": "其记录是事件，不是行",
  "rows-without-host-marks": "没有一行带有自己的 id 或时间，也没有指明会话：其他程序也会写出这样的行",
  "typed-rows": "其各行是带类型的扁平对象（第一个已知类型是 `{type}`），是 OpenCode 2.x 的写法；没有 parts",
  "no-known-row-type": "没有一行的类型是 OpenCode 2.x 所写的",
  "no-rows-no-location": "没有行，会话也没有 OpenCode 2.x 中的 `location`",
  "session-location": "会话带有 `location`，是 OpenCode 2.x 的写法；没有行",
  "foreign-records": "其记录带有 {look} 的特征",
  "fits-several": "它与多种格式同样吻合",
  "rows-mixed": "{rows} 行 {format} 与 {guestRows} 行 {guest} 混在一起",
  "exports-in-list": "一个列表中有 {count} 份导出",
};
