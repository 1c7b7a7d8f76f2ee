// What each tool of the core of OpenCode 2, `execute`, and the tools that manage OpenCode do, in Chinese.

import type { coreTools as english } from "../../en/facts/core-tools.ts";

export const coreTools: typeof english = {
  "opencode-2.read":
    "按页读取文件并给每行编号，或列出一个文件夹；2.x 没有其他列出文件夹的工具。图片和 PDF 文件作为附件一并返回。路径在会话文件夹之外时，会以 `external_directory` 再询问一次。",
  "opencode-2.write":
    "写入整个文件，已有的文件直接覆盖。它的权限操作是 `edit`，不是 `write`；结果会说明文件此前是否存在。",
  "opencode-2.edit":
    "替换一处文字，或在指明时替换所有匹配。未指明而有多处匹配即为错误。比较之前，排版用的引号、破折号、空格和行尾空白都按普通字符处理。",
  "opencode-2.patch":
    "用一段文本新增、更新、删除多个文件。即 1.x 的 `apply_patch`，换了名字；权限操作是 `edit`，每个文件各一次。",
  "opencode-2.shell":
    "运行一行命令，指定 `workdir` 时在该文件夹中运行。输出过长时保留末尾，全文存入文件。`timeout` 为 0 即取消时限；在后台运行时，除非给出，否则没有时限，结束后再告知会话。保留多少由设置 `tool_output` 决定。",
  "opencode-2.glob":
    "按模式查找文件。询问权限时给出的是模式，不是文件夹。找到的路径不再打开查看，因此空结果就是没有匹配。",
  "opencode-2.grep":
    "按正则表达式或纯文本搜索内容。询问权限时给出的是模式，不是路径。空结果既不说明搜索了哪个文件夹，也不给出扩大范围的办法。",
  "opencode-2.webfetch":
    "把网页取回为文本、Markdown 或 HTML。图片会被拒收，SVG 除外；不是文本的也会被拒收。对地址只检查协议。",
  "opencode-2.websearch":
    "通过需要密钥或连接的服务商搜索网络。关闭期间，它会把自己从每次请求的工具列表中移除。",
  "opencode-2.question": "向用户提出一个或多个带选项的问题，所用的对话框只有宿主自己能打开。",
  "opencode-2.skill": "按 id 载入一项技能的说明。选择“总是”时只涵盖这一项技能。",
  "opencode-2.subagent":
    "派发一个子会话，或在 `sessionID` 指明时继续已有的子会话。在前台，答复就是调用的结果；在后台，结果只是确认，答复随后以通知送达。询问权限时给出的是 agent 的 id。调用运行之前，宿主自己会去掉空的 `model` 或 `sessionID`，并告诉模型未经要求不要设置。",
  "opencode-2.execute":
    "在封闭的运行环境中运行一段程序，工具目录中的工具只能从这里调用。程序返回的一切作为一段文本交给模型，文件附在旁边。其中的嵌套调用只出现在元数据里。",
  "opencode-2.opencode_session_rename": "给当前会话或另一个会话换一个标题。",
  "opencode-2.opencode_session_move":
    "把会话移到另一个文件夹。在下一个安全点生效；在此之前不应运行破坏性的命令。",
  "opencode-2.opencode_models": "把口头说的模型名换成 `subagent` 所需的准确写法；会话自己的服务商排在前面。",
  "opencode-2.opencode_list_mcp_resources":
    "列出一个或全部 MCP 服务器的资源和模板。模板里的空位填好之后才能读取。",
  "opencode-2.opencode_read_mcp_resource":
    "读取 MCP 服务器的一项资源。过长的内容会截断，并把全文存入文件；图片和 PDF 文件直接显示。",
};
