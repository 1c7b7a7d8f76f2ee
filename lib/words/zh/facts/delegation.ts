// How OpenCode 2 dispatches a child and brings its answer, in Chinese.

import type { delegation as english } from "../../en/facts/delegation.ts";

export const delegation: typeof english = {
  "dispatch-event":
    "`subagent` 的调用运行之前，插件可以看到它，模型的参数在 `input` 之下；事件中的会话和 agent 是调用方的。",
  "acknowledgement-names-child":
    "后台派发的结果很短，两次写出子会话：一次在元数据中，一次在句子里。宿主换版本时改的正是写法，所以先读元数据。",
  "status-running-is-open":
    "元数据总是写出子会话和状态。`running` 表示工作尚未结束，`completed` 表示答复已在结果中；缺少 id 则两者都不说明。",
  "answer-is-a-message":
    "后台子会话的答复不是工具的结果：宿主在主会话中写入单独的一行，其元数据写明来源、子会话、它的 agent 和状态。",
  "keys-of-two-moments":
    "同一件事在两个时刻写法不同：确认写 `sessionID` 和 `status`，通知写 `childID` 和 `state`。",
  "answer-seen-at-context":
    "插件要到主会话组装下一次请求时才看到通知。它可以在那里观察，却不能更改已经写下的内容。",
  "injection-before-idle":
    "只测得一次，精确到毫秒：先注入通知，再流出主会话的下一步，然后主会话进入空闲。主会话空闲即推定子会话已结算，其全部依据就是这个先后顺序。",
  "live-pairing":
    "在运行中的宿主上，于一处错误修正前后各试一次：两次都见到确认并登记了子会话，修正前没有角色，修正后有。",
  "processes-count-alone": "命令行启动一次会运行多个进程，各自计数。其中一个为零，并不说明其他进程的情况。",
  "no-child-idle": "宿主派发的子会话进入空闲时，插件从不会得知。只有通知会告诉它。",
  "idle-rows":
    "一轮结束时有一行写明结果。宿主因自身关闭而中断的轮次没有这一行，空闲行因此缺失，不附说明的拒绝也属此类。",
  "acknowledgement-size": "某个较早的构建上确认的长度；是哪个构建没有记录。",
  "no-hook-before-notice":
    "1.x 在保存消息之前把它交给插件；2.x 没有这样的位置，因此插件不能更改模型将要收到的内容。",
  "status-words-in-source":
    "在源代码中，结果的状态只有这两个词；失败或取消的子会话是调用的错误，不是确认。读自一次提交，与发布版本没有对应。",
  "inbox-unasked":
    "一个会话放进另一个会话的文本，在那里如同用户所写，也不会为它询问任何规则。它要么插入正在运行的轮次，要么等到结束。",
  "event-names-seen": "插件在运行中的宿主上见到的名字。其中没有会话的空闲；一次执行成功的事件同样能说明。",
};
