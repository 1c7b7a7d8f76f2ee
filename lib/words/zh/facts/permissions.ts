// How OpenCode decides whether a call may run, in Chinese.

import type { permissions as english } from "../../en/facts/permissions.ts";

export const permissions: typeof english = {
  "opencode-2-last-rule": "在匹配动作和资源的所有规则中，由最后一条决定。",
  "opencode-2-no-rule": "没有规则匹配时，询问用户。",
  "opencode-2-wildcards":
    "动作和资源都可以含通配符：`*` 代表任意文本，`?` 代表一个字符，末尾空格之后的 `*` 也可以什么都不代表。",
  "opencode-2-saved-answers":
    "“总是”的答复存在项目自己的存储中，不会导出。因此导出文件中的规则并不是起作用的全部规则。",
  "opencode-2-approval-traceless":
    "询问和答复都是一闪而过的事件，日志和导出文件都不保存。允许了的调用看上去与从未询问过的一样，只是等得久些。",
  "opencode-2-wordless-decline":
    "不附说明地拒绝时，这一轮以中断的步骤结束，没有空闲行；宿主可能在下次启动时继续。",
  "opencode-2-decline-with-words":
    "附说明地拒绝时，调用以该说明失败，这一轮继续。较早的构建给这种错误另一种类型。",
  "opencode-2-run-cannot-ask": "无人值守的运行会否决本应询问的操作，在错误中写明，然后继续。",
  "opencode-2-siblings-declined": "一次调用被拒绝时，同一步骤中仍在等待的调用一并拒绝，正在运行的会中断。",
  "opencode-1-last-rule":
    "在匹配权限和模式的所有规则中，由最后一条决定；没有匹配时询问用户。那里叫作 action 的是规则的效果。",
  "opencode-1-denied-vanish":
    "最后匹配的规则对 `*` 拒绝其权限的工具，根本不会提供给模型。对它的调用由 `invalid` 答复。",
  "opencode-1-invalid":
    "名字未提供时，答复中的一句话会列出所有已提供的名字：此时导出文件确实写明了列表。参数不合时也由 `invalid` 答复，那时所指的工具是已提供的。",
  "opencode-1-approval-traceless": "询问后得到允许的调用，除了用时更长，不留任何痕迹。",
  "opencode-1-wordless-reject":
    "不附说明地否决时，会话无声地停止：该步骤保留着“继续”的结束标志，其后什么也没有，也没有错误说明原因。该会话其他待定的询问一并否决。",
  "opencode-1-reject-with-words": "附说明地否决时，调用以该说明失败，这一轮继续。",
  "opencode-1-run-rejects":
    "`opencode run` 会否决本应询问的操作。导出文件中的文字与用户否决时相同，二者无法区分。",
  "opencode-1-run-denies": "`opencode run` 给它的会话添加拒绝这些工具的规则。",
  "opencode-1-child-rules":
    "子会话得到上级会话的拒绝规则以及针对外部文件夹的规则；除非它的 agent 提到，否则拒绝这两个工具。",
};
