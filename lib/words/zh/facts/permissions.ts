// How OpenCode decides whether a call may run, in Chinese.

import type { permissions as english } from "../../en/facts/permissions.ts";

export const permissions: typeof english = {
  "opencode-2-last-rule": "在匹配操作和资源的所有规则中，由最后一条决定。",
  "opencode-2-no-rule": "没有规则匹配时，询问用户。",
  "opencode-2-wildcards":
    "操作和资源都可以含通配符：`*` 代表任意文本，`?` 代表一个字符，末尾空格之后的 `*` 也可以什么都不代表。",
  "opencode-2-saved-answers":
    "“总是”的答复存在项目自己的存储中，不会导出。因此导出文件中的规则并不是起作用的全部规则。",
  "opencode-2-approval-traceless":
    "询问和答复都是一闪而过的事件，日志和导出文件都不保存。允许了的调用看上去与从未询问过的一样，只是等得久些。",
  "opencode-2-clock-before-ask":
    "一次调用有三个时间：第一个是参数开始写出，第二个是调用启动，第三个是调用结束。权限在启动之后才询问，因此第二个与第三个之间也包含询问与答复。",
  "opencode-2-wordless-decline":
    "不附说明地拒绝时，这一轮以中断的步骤结束，没有空闲行；宿主可能在下次启动时继续。",
  "opencode-2-decline-with-words":
    "附说明地拒绝时，调用以该说明失败，这一轮继续。较早的构建给这种错误另一种类型。",
  "opencode-2-run-cannot-ask": "无人值守的运行会拒绝本应询问的操作，在错误中写明，然后继续。",
  "opencode-2-siblings-declined": "一次调用被拒绝时，同一步骤中仍在等待的调用一并拒绝，正在运行的会中断。",
  "opencode-1-last-rule":
    "在匹配权限和模式的所有规则中，由最后一条决定；没有匹配时询问用户。那里叫作 action 的是规则的效果。",
  "opencode-1-denied-vanish":
    "最后匹配的规则对 `*` 拒绝其权限的工具，根本不会提供给模型。对它的调用由 `invalid` 答复。",
  "opencode-1-invalid":
    "名字未提供时，答复中的一句话会列出所有已提供的名字：此时导出文件确实写明了列表。参数不合时也由 `invalid` 答复，那时所指的工具是已提供的。",
  "opencode-1-approval-traceless": "询问后得到允许的调用，除了用时更长，不留任何痕迹。",
  "opencode-1-wordless-reject":
    "不附说明地拒绝时，会话无声地停止：该步骤保留着“继续”的结束标志，其后什么也没有，也没有错误说明原因。该会话其他待定的询问一并拒绝。",
  "opencode-1-reject-with-words": "附说明地拒绝时，调用以该说明失败，这一轮继续。",
  "opencode-1-run-rejects":
    "`opencode run` 会拒绝本应询问的操作。导出文件中的文字与用户拒绝时相同，二者无法区分。",
  "opencode-1-run-denies": "`opencode run` 给它的会话添加拒绝这些工具的规则。",
  "opencode-1-child-rules":
    "子会话得到上级会话的拒绝规则以及针对外部文件夹的规则；除非它的 agent 提到，否则拒绝这两个工具。设置留给主会话的工具也对它拒绝。",
  "opencode-2-evaluation-order":
    "先看 agent 和会话的规则：它们拒绝其中一项资源时，任何已存的答复都改变不了。之后已存的答复才作为允许的规则接在后面；然后插件可以更改得出的结果，附说明或不附。因此不附说明的拒绝可能出自规则，也可能出自插件。读自源代码的一次提交，与发布版本没有对应。",
  "opencode-2-outside-in-source":
    "在源代码中，这些工具在询问自己的权限之前也会询问外部文件夹。研究页面没有这样说 2.0.16。读自各文件的一次提交，与发布版本没有对应。",
  "opencode-2-request":
    "宿主询问时给出的字段，以及可以作的答复。这样的询问从不导出。答复的 HTTP 字段自 2.0.20 或更晚由 `reply` 改名为 `decision`。",
  "opencode-2-error-types":
    "调用和步骤所见到的或源代码写明的错误类型。`permission.rejected` 是错误的名字，不是事件的。",
  "opencode-2-question-answers":
    "得到回答的提问是一次已完成的调用，答案在元数据中。用户关闭提问时，调用中止，这一轮结束而没有空闲行；附说明地关闭时，调用以该说明失败。",
  "opencode-1-wildcards":
    "权限和模式都可以含通配符：`*` 代表任意文本，包括换行，`?` 代表一个字符，末尾空格之后的 `*` 也可以什么都不代表。两种斜杠视为相同；大小写只在 Windows 上视为相同。",
  "opencode-1-agent-defaults":
    "每个 agent 都以这些规则开头，自己的规则接在后面。因此导出文件中没有规则涉及某次调用时，多半是 agent 的规则已经允许，并没有询问任何人。这些规则不会导出。",
  "opencode-1-saved-answers":
    "“总是”的答复在程序结束之前有效，适用于整个项目文件夹，不写在任何地方。它能把本应询问的变为允许；由于它排在后面，也会盖过先前同类的拒绝。",
  "opencode-1-listed-rules": "拒绝所列出的是关于该权限的全部规则，按原有顺序，而不只是起决定作用的那条。",
  "opencode-1-request": "宿主询问时给出的字段，以及可以作的答复。这样的询问从不导出。",
  "opencode-1-question-dismissed":
    "用户关闭提问时，会话的循环停止，与不附说明的拒绝一样。得到回答的提问是一次已完成的调用，输出中有问题和答案。",
  "opencode-1-aborted":
    "用户中止后留下的：步骤上的一个错误；正在运行的命令是一次带注记的已完成调用，其他调用则是错误。",
  "opencode-1-child-waits": "子会话等待答复期间，它自己的调用处于运行中，步骤没有结束；主会话只有确认。",
  "opencode-1-doom-loop":
    "一个步骤中连续这么多次调用的输入相同时，宿主在最后一次运行之前询问；资源是工具的名字。",
  "opencode-1-paths-of-commands":
    "对这些命令以及切换文件夹的命令，宿主会查看每个路径；通向外部的路径以 `external_directory` 询问，资源为该文件夹加 `*`。含变量或替换的路径不查看。",
  "opencode-1-shell-words":
    "选择“总是”时涵盖命令开头的几个词及其后的一切。取几个词由按程序列出的表决定；表中没有的程序取一个词。所列的是例子。",
  "opencode-2-always-in-source":
    "在源代码中，对其中之一作“总是”的答复涵盖该操作的一切。对外部文件夹涵盖它所在项目的根目录，没有项目则为该文件夹；`question` 没有可保存的。研究页面只对少数工具写明。读自各文件的一次提交，与发布版本没有对应。",
  "opencode-2-refusal-prefixes":
    "在源代码中，每个工具在拒绝的原因之前写上自己的话，在其他失败之前也写同样的话。因此单凭这些话分不出拒绝和失败。",
};
