// What holds of Code Mode, of the browser and of single tools of OpenCode 2, in Chinese.

import type { toolRules as english } from "../../en/facts/tool-rules.ts";

export const toolRules: typeof english = {
  "execute-globals":
    "`execute` 中的程序可用的名字。没有 import，没有文件，也没有定时器；`fetch` 由宿主提供，只能读取，到时即放弃。",
  "execute-errors":
    "`execute` 可能以这些种类的错误结束。名字写错会作为未知工具抛出，往往附带建议；询问一个名字的类型，并不能得知它是否存在。",
  "execute-result":
    "结果是程序的值，作为一段文本，其后是文件。嵌套调用列在元数据中，只有名字和状态，没有时间、id 和输出。",
  "execute-search":
    "`search` 是 `execute` 中的一个名字，不是模型的工具。它立即返回，不用 Promise，逐页给出路径、描述和签名。每个路径前面都有 `tools.`。",
  "native-names-in-execute":
    "有独立入口的工具在 `execute` 中并不存在：程序里调用 `read` 或 `shell` 会以未知工具失败。因此不会为它们的嵌套调用询问权限。",
  "browser-shared-action":
    "45 个浏览器工具都以同一个操作 `browser` 注册。对 `*` 拒绝它，就全部移除。调用其中任何一个时都不会询问这个操作，因此写成“询问”的规则没有作用。",
  "browser-shared-parameters":
    "大多数浏览器工具要指明标签页，许多还要指明元素、框架或文件。这些参数在各处都一样。",
  "browser-deadline":
    "每条命令都有时限。过了时限，结果未知；在得知结果之前，不得重复点击、提交、上传和运行脚本。也不得为了修复协议错误而重复截取。",
  "browser-disconnected": "没有桌面应用就没有浏览器：每条命令都立即以这个错误结束。插件没有办法建立连接。",
  "browser-malformed": "页面返回的内容格式与预期不符时，以这段文字结束。此时没有允许任何操作。",
  "browser-refs":
    "元素用快照中的引用来指明，不用选择器；来自页面的内容标为不可信。没有针对页面所载入内容的策略，没有无窗口模式，也不逐个目标征求同意。",
  "shell-commands-parsed":
    "询问之前，宿主用 shell 的语法读取整行，并为其中每条命令以文本形式询问；重定向归属于它的命令。只切换文件夹的命令不询问，询问的是它们的路径，以 `external_directory` 的名义。",
  "shell-save-prefix":
    "选择“总是”时涵盖命令开头的几个词及其后的一切：多数程序取一个词，宿主表中所列的取两个或三个。",
  "shell-scanner":
    "另有一种读取命令行的方式，属于试验，默认关闭。读不懂一行时，它以错误结束这次调用，而不会多问。",
  "shell-background": "后台命令结束时，会话会得到单独的一行，其中带有命令的文本。",
  "read-loads-instructions": "读取项目中的文件时，宿主会逐级向上寻找说明文件，并载入尚未载入的。",
  "webfetch-addresses": "对地址只检查协议：本机或内网的地址以及云元数据的地址，宿主都不会拒绝。",
  "websearch-provider-dialog":
    "尚未选择服务商时，宿主打开自己的对话框：允许、选择服务商，或关闭搜索。插件无法打开它。",
  "websearch-year": "工具描述中的当前年份在注册时写入，因此在连续运行数日的进程里可能已经过时。",
  "question-inside-host":
    "对话框要经过宿主内部的服务才能打开。插件自行设定的权限，既不会得到评估，也不会询问任何人。",
  "output-bound": "每个结果都有长度上限。元数据说明是否截断；若已截断，还说明全文存在何处。",
  "subagent-depth": "子会话不能再派发自己的子会话：深度为一，宿主的一项设置可以提高它。",
  "subagent-errors": "派发失败时按原因写成的文字。失败或取消的子会话会写明，以便继续它。",
  "shell-before-create": "命令运行之前，插件可以更改它的文本、文件夹、时限、shell 和环境。",
  "shell-result": "命令的元数据所含的内容。以零以外的数结束的命令也是已完成的调用。",
  "shell-notice": "告知后台命令结束的那一行，其元数据所含的内容。",
  "managing-actions-in-source":
    "在源代码中，这三个注册时没有自己的操作，也不询问任何权限；按取名的规则，规则须写工具自己的名字。读自一次提交，与发布版本没有对应。",
  "path-field-in-source":
    "在源代码中 `read` 用 `path`：这是两种不同说法之外的第三次读取。读自一次提交，与发布版本没有对应。",
  "mcp-resource-actions-in-source":
    "在源代码中，这两个以自己的名字询问：一个给出各服务器的名字，另一个给出服务器和地址；“总是”的答复涵盖该服务器。读自一次提交，与发布版本没有对应。",
  "websearch-in-source":
    "在源代码中，结果的元数据写明服务商，服务器的两种答复有各自的文字，对话框到时即放弃。读自一次提交，与发布版本没有对应。",
};
