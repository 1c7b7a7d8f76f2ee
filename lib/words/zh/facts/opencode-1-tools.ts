// What each tool of OpenCode 1.x does, in Chinese.

import type { openCode1Tools as english } from "../../en/facts/opencode-1-tools.ts";

export const openCode1Tools: typeof english = {
  "opencode-1.bash":
    "运行一行命令，指明 `workdir` 时在那里运行。询问权限时给出其中每条命令的文本；命令或 `workdir` 所指的外部文件夹以 `external_directory` 询问。2.x 中叫 `shell`。",
  "opencode-1.read":
    "按页读取文件并给每行编号，或列出文件夹。询问权限时给出从工作树根目录起的路径；1.x 较早的一份源代码给出绝对路径。",
  "opencode-1.write": "写入整个文件。它的权限操作是 `edit`。",
  "opencode-1.edit": "替换一处文字，或所有匹配。询问权限时给出从工作树根目录起的路径。",
  "opencode-1.apply_patch":
    "用一段文本新增、更新、移动和删除文件；所有文件一并询问。某一系列的模型得到它而得不到 `edit` 和 `write`，因此工具列表因模型而异。2.x 中叫 `patch`。",
  "opencode-1.glob": "按模式查找文件；询问权限时给出的就是模式。",
  "opencode-1.grep":
    "按正则表达式搜索内容；询问权限时给出的就是模式。外部文件夹以 `external_directory` 询问。",
  "opencode-1.list":
    "列出文件夹。较早的工具：1.18.33 的程序已不带它，但其中一个 agent 的规则仍提到它。得自较早源代码的一份副本。",
  "opencode-1.webfetch": "把网页取回为文本、Markdown 或 HTML。对地址只检查协议。图片作为附件返回。",
  "opencode-1.websearch":
    "用两个服务之一搜索网络，未由设置指定时按会话 id 分配。只提供给两家模型服务商，或须打开宿主的开关。",
  "opencode-1.task":
    "派发一个子会话，或在 `task_id` 指明时继续已有的子会话。后台运行须打开宿主的开关。子会话可以有多少层由一项设置决定。2.x 中叫 `subagent`。",
  "opencode-1.todowrite": "替换会话的待办列表。2.x 中已没有。",
  "opencode-1.question": "向用户提问。不会为它询问规则，但拒绝它的规则会把它移除，`opencode run` 总是如此。",
  "opencode-1.skill": "按名字载入一项技能的说明；2.x 把这个参数叫作 `id`。",
  "opencode-1.lsp": "就文件中的一处或一个名字询问语言服务器。须打开宿主的开关才提供；2.x 中已没有。",
  "opencode-1.batch": "把几次调用合为一次，其中每次各自询问。较早的工具：1.18.33 的程序已不带它。",
  "opencode-1.plan_enter":
    "不是 1.18.33 的工具：只有规则提到它，即各 agent 的规则以及 `opencode run` 为它添加的拒绝规则。",
  "opencode-1.plan_exit":
    "询问用户是否结束规划，然后由 `build` 这一 agent 继续。只在终端中提供，并须打开宿主的开关。不会为它询问规则，但拒绝它的规则会把它移除。",
  "opencode-1.invalid":
    "答复宿主无法运行的调用：名字未提供，或参数不合。这次调用记录为已完成。名字未提供时，它还列出所有已提供的名字。",
  "opencode-1.list_mcp_resources":
    "列出 MCP 服务器的资源，一个服务器的或全部的。所连服务器有资源时才提供。它的权限操作是 `read`。",
  "opencode-1.list_mcp_resource_templates":
    "列出 MCP 服务器的资源模板。所连服务器有资源时才提供。它的权限操作是 `read`。",
  "opencode-1.read_mcp_resource":
    "读取 MCP 服务器的一项资源；图片和 PDF 作为附件返回。它的权限操作是 `read`。2.x 中在 `execute` 里调用。",
  "opencode-1.execute":
    "运行一段程序，其中只能调用 MCP 服务器的工具。须打开宿主的开关才提供；那时这些工具不再是定义。不会为它询问规则：其中每次调用以自己的名字和 `*` 询问。",
};
