// Simplified Chinese: every rule in full.

import type { Words } from "../en/index.ts";
import { surfaceWarrants } from "./warrants-surface.ts";

export const warrants: Words["claim"]["warrants"] = {
  stated: {
    because: "文件在所示位置写明了这个值。",
    cite: "文件本身",
    rebuttedBy: "同一位置是另一个值。",
  },
  "difference-of-times": {
    because: "由较晚的记录时间减去较早的记录时间得出。",
    cite: "算术",
    rebuttedBy: "两个时间中有一个是错的。",
  },
  "upper-bound": {
    because: "子会话的工作时间不会超过从请求到得知其结束的这段时间。",
    cite: "算术",
    rebuttedBy: "子会话有一条记录在这段时间之外。",
  },
  count: {
    because: "它是找到的此类记录的条数。",
    cite: "算术",
    rebuttedBy: "有一条记录被遗漏，或被计入两次。",
  },
  sum: {
    because: "它是各个所记录数值之和，最多列出其中十二个。",
    cite: "算术",
    rebuttedBy: "有一个数值未计入，或被加了两次。",
  },
  "same-id": {
    because: "两条记录写明了同一个 id。",
    cite: "id 关联",
    rebuttedBy: "两个不同的事物使用了同一个 id。",
  },
  "time-in-id": {
    because: "宿主用生成 id 时的时间构造 id；解码后，这个 id 给出另一个时间。",
    cite: "由 1.18.33 导出文件的 id 解码",
    rebuttedBy: "id 由调用方提供，而不是由宿主生成。",
  },
  "same-message-id": {
    because: "另一行带有相同的消息 id，却写明另一个时间。",
    cite: "文件本身",
    rebuttedBy: "两行中有一行是副本。",
  },
  "row-order": {
    because: "该行排在一个时间更晚的行之后：行的顺序与记录的时间不一致。",
    cite: "文件本身",
    rebuttedBy: "宿主有意不按顺序写行。",
  },
  "host-by-shape": {
    because: "文件没有写明宿主版本；已知只有某些版本会写出这种结构的行。",
    cite: "OpenCode 2.x 的会话结构定义，2.0.12 和 2.0.16",
    rebuttedBy: "发现另有版本写出同样的结构。",
  },
  "edge-of-what-was-read": {
    because: "它是能读到的记录中最早或最晚的时间；缺失的或没有时间的记录可能更早或更晚。",
    cite: "缺失的内容无法读取；这是本分析器的前提",
    rebuttedBy: "一份完整且未损坏的导出文件，其中有更早或更晚的记录。",
  },
  "row-after-loss": {
    because:
      "该行写明了它，并位于该会话的列表中。这种格式的行不写明所属会话，而此行之前有字节丢失：其中可能有本导出文件的结尾和另一份的开头。",
    cite: "丢失的字节无法读取；这是本分析器的前提",
    rebuttedBy: "该会话的一份未损坏的导出文件，其中没有这一行。",
  },
  "child-in-metadata": {
    because: "调用的元数据写明了子会话。",
    cite: "1.18.33 和 2.0.18 导出文件中的调用元数据",
    rebuttedBy: "同一次调用的返回值写明另一个会话。",
  },
  "child-in-result": {
    because: "调用返回值中宿主的固定语句或信封写明了子会话。",
    cite: "1.18.33 和 2.0.18 导出文件中的返回值",
    rebuttedBy: "同一次调用的元数据写明另一个会话。",
  },
  "child-resumed": {
    because: "该调用要求继续这个会话；宿主是否照做，没有记录。",
    cite: "subagent 工具的输入 `sessionID`、`task_id`",
    rebuttedBy: "调用的返回值拒绝继续，或写明另一个会话。",
  },
  "child-by-description": {
    because: "调用的 agent 和描述只与这一个子会话相符，也没有别的调用与它相符。",
    cite: "没有 id 把两者联系起来；这是本分析器的前提",
    rebuttedBy: "子会话的导出文件，或 agent 和描述相同的另一次调用。",
  },
  acknowledged: {
    because: "宿主对该调用的同步应答，即确认，写明了这一点。",
    cite: "1.18.33 和 2.0.18 导出文件中的调用返回值",
    rebuttedBy: "同一应答中的另一个状态。",
  },
  "answered-by-notice": {
    because: "一条关于该子会话的通知应答了这次调用，因此它的返回值不是子会话的回答。",
    cite: "调用与通知的 id 关联",
    rebuttedBy: "该通知属于同一子会话的另一次调用。",
  },
  "settled-by-result": {
    because: "调用的返回值就是子会话自己的回答。",
    cite: "1.18.33 导出文件中的同步返回值；宿主源代码 2.0.12",
    rebuttedBy: "子会话的导出文件显示，在返回之后仍在工作。",
  },
  "settled-by-error": {
    because: "调用以错误结束：它失败、被拒绝或被中断。",
    cite: "1.18.33 导出文件中的调用错误",
    rebuttedBy: "之后有通知写明了该调用的子会话。",
  },
  "settled-by-injection": {
    because: "宿主把一条写明该子会话的通知写入了主会话的对话。",
    cite: "1.18.33 和 2.0.18 导出文件中的通知",
    rebuttedBy: "通知之后，子会话仍有属于同一次调用的工作。",
  },
  "settled-by-child-session": {
    because: "子会话自己的导出文件显示了它的结束；没有关于它的通知到达主会话。",
    cite: "调用与子会话导出文件的 id 关联",
    rebuttedBy: "一条通知，或子会话的一份更长、仍在继续的导出文件。",
  },
  "settled-by-inferred-link": {
    because: "结算属于该子会话，而只有 agent 和描述把子会话与这次调用联系起来。",
    cite: "没有 id 把两者联系起来；这是本分析器的前提",
    rebuttedBy: "有 id 把子会话与另一次调用联系起来。",
  },
  "settled-after-loss": {
    because:
      "它是该调用之后第一条可读的、关于该子会话的通知；两者之间丢失或无法理解的行可能含有另一条通知，或对该子会话的第二次派发。",
    cite: "丢失的行无法读取；这是本分析器的前提",
    rebuttedBy: "一份未损坏的导出文件，其中有更早的通知，或在此之前对该子会话的另一次派发。",
  },
  "parent-idle": {
    because:
      "主会话进入空闲时，该子会话尚未结束，且之后没有记录显示它在工作。曾观察到，主会话在无可等待时才进入空闲。",
    cite: "派发插件的结算来源，在 2.0.18 上实测",
    rebuttedBy: "在这次空闲之后写明该子会话的通知，或子会话自己的导出文件给出另一个结束。",
  },
  "no-settlement": {
    because: "文件完整，其中没有这次调用的返回值、通知或结束。",
    cite: "文件本身",
    rebuttedBy: "主会话的一份更长的导出文件，或子会话自己的导出文件。",
  },
  "child-end": {
    because: "它是子会话自己的导出文件中最后记录的一轮结束。",
    cite: "2.x 的空闲行，1.x 的已完成消息",
    rebuttedBy: "子会话的一份更长的导出文件。",
  },
  "not-delivered": {
    because: "子会话的导出文件显示了它的结束，而主会话的完整导出文件对此只字未提。",
    cite: "文件本身",
    rebuttedBy: "主会话的一份更长的导出文件，其中有该通知。",
  },
  "order-of-requests": {
    because: "对写明该子会话的各次调用，按请求的先后计数。",
    cite: "算术",
    rebuttedBy: "未加载的文件中有一次更早的调用写明了该子会话。",
  },
  "idle-row": {
    because: "宿主写入了一行空闲；下一个提示、通知或步骤使它结束。",
    cite: "2.0.18 导出文件中的空闲行",
    rebuttedBy: "会话在这两行之间仍有工作。",
  },
  "idle-after-stop": {
    because: "该宿主不写空闲行。一轮的最后一步以 `stop` 结束，因此在用户的下一条消息之前没有任何运行。",
    cite: "1.18.33 导出文件",
    rebuttedBy: "会话在这两条消息之间有记录。",
  },
  "denial-worded": {
    because: "调用的错误是宿主自己的拒绝用语。",
    cite: "1.18.33 导出文件和 2.0.x 宿主的错误文本",
    rebuttedBy: "有工具因别的原因写出同样的话。",
  },
  "denied-by-listed-rules": {
    because: "错误写明有规则阻止该调用，并列出了规则。",
    cite: "1.18.33 上的规则拒绝",
    rebuttedBy: "所列规则与该调用不符。",
  },
  "denied-by-session-rule": {
    because: "会话自己的规则对该调用求值，结果是拒绝：以最后一条相符的规则为准。",
    cite: "规则求值，2.0.12",
    rebuttedBy: "实际询问的资源不是输入中的那一个。",
  },
  "denied-by-some-rule": {
    because: "`Permission denied: …` 是规则拒绝时的写法；插件的守卫也可能这样写。",
    cite: "权限错误，2.0.12；截至 2.0.24 的报告",
    rebuttedBy: "已知有守卫写出这条消息。",
  },
  "declined-by-user": {
    because: "错误写明用户已拒绝该调用，或在宿主的语句之后带有用户的话。",
    cite: "1.18.33 上的拒绝；截至 2.0.24 的报告",
    rebuttedBy: "有宿主在无人参与时写出该语句，例如按 2.x 的源代码，宿主关闭时对尚未答复的询问便是如此。",
  },
  "rejected-without-words": {
    because: "对于人的无言拒绝和运行中的自动拒绝，该宿主的写法相同。",
    cite: "两者均在 1.18.33 上触发过",
    rebuttedBy: "有能区分两者的标记。",
  },
  "rejected-by-policy": {
    because: "错误写明无人可询问。",
    cite: "非交互运行，2.x",
    rebuttedBy: "实际上仍询问了某人。",
  },
  "denied-by-guard-wording": {
    because: "拒绝中提到的规则或上限是该宿主所没有的：这是插件守卫的措辞。",
    cite: "2.x 上派发插件的守卫",
    rebuttedBy: "是某人输入了这些话。",
  },
  "refused-by-somebody": {
    because: "错误的类型表明调用被拒绝；其文字没有指明是谁。",
    cite: "错误类型 `permission.rejected`",
    rebuttedBy: "有记录写明是谁拒绝的。",
  },
  "failure-or-refusal": {
    because: "该版本对规则的拒绝、人的拒绝和启动失败，写法都相同。",
    cite: "1.18.33 中早期的 2.x 引擎",
    rebuttedBy: "同一会话的事件日志，其中有该权限请求。",
  },
  ...surfaceWarrants,
  "denied-by-made-resource": {
    because:
      "会话自己的规则拒绝了调用未直接写明的内容：已知该宿主对此工具询问的内容、从命令行拆分出的命令，或按会话文件夹换算的路径。拆分出自本分析器；宿主用 tree-sitter 解析。",
    cite: "规则求值与 shell 扫描，2.0.12 至 2.0.24",
    rebuttedBy: "宿主实际询问的是另一个资源。",
  },
  "rules-for-recorded-call": {
    because: "按记录的工具和输入尝试会话自己的规则：以最后一条两者都相符的规则为准。",
    cite: "规则求值，1.18.33 与 2.0.12",
    rebuttedBy: "有宿主版本以其他方式匹配通配符或确定规则的先后。",
  },
  "rules-for-made-question": {
    because:
      "按宿主对这类调用所询问的内容尝试会话自己的规则。该内容由此处得出：从命令行拆分出的命令、按会话文件夹换算的路径、从补丁文本中读出的文件、另一工具的操作。",
    cite: "规则求值与 shell 扫描，1.18.33 与 2.0.12 至 2.0.24",
    rebuttedBy: "宿主实际询问的是其他内容。",
  },
  "turn-by-rows": {
    because: "被拒绝的调用之后的行表明了这一点：模型的下一步、空闲行，或两者皆无而直接是下一个提示。",
    cite: "行的先后",
    rebuttedBy: "同一轮中有一行不在此处。",
  },
  "turn-by-decline": {
    because: "在完整的文件中，拒绝之后没有任何内容，而该宿主遇到这种拒绝就结束该轮。",
    cite: "1.18.33 上的无言拒绝；截至 2.0.24 的格式与报告",
    rebuttedBy: "更长的导出文件中该轮仍在继续。",
  },
  "retried-another-way": {
    because: "同一轮或下一轮中较后的调用，与被拒绝的调用涉及同一路径、服务器或程序。",
    cite: "本分析器的前提",
    rebuttedBy: "较后的调用另有与拒绝无关的原因。",
  },
  "possible-ask": {
    because: "该宿主在请求权限之前就开始为调用计时，因此这段时间内可能有询问未答复。",
    cite: "工具时间 `ran`，2.x 源码",
    rebuttedBy: "有记录表明未询问任何人。",
  },
  "slow-command": {
    because: "这段时间可能就是命令本身所用。",
    cite: "本分析器的前提",
    rebuttedBy: "有记录表明命令运行了多久。",
  },
};
