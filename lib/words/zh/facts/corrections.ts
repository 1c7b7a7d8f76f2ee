// Claims that a later finding took back, in Chinese.

import type { corrections as english } from "../../en/facts/corrections.ts";

export const corrections: typeof english = {
  "corrected-child-id": {
    earlier: "前台子会话的调用元数据中没有 `sessionID`。",
    later: "元数据总是有子会话和状态；区分两者的是 `completed`。",
  },
  "corrected-input-field": {
    earlier: "插件在 `args` 之下找到调用的参数。",
    later: "参数在 `input` 之下。按 `args` 读取时，每个确认都找不到它的派发。",
  },
  "corrected-child-idle": {
    earlier: "得知子会话已结算的实测途径，是它自己的 `session.idle`，即进入空闲。",
    later: "宿主的子会话从不送来这个事件；送来的是注入的通知。",
  },
  "corrected-injection-unseen": {
    earlier: "插件看不到注入。",
    later: "插件在下一次请求时看到它，但不能更改。",
  },
  "corrected-child-body": {
    earlier: "在 2.x 上读不到子会话的文本。",
    later: "可以读到，先前是按错误的格式解码。两个版本之间格式有变：起初是扁平列表，后来内容分块。",
  },
  "corrected-no-stop": {
    earlier: "在 2.x 上无法停止运行中的子会话。",
    later: "`session.interrupt` 会停止它，并说明是否做到。",
  },
  "corrected-codemode": {
    earlier: "`codemode` 设为 false 会使插件的工具成为定义。",
    later:
      "在 2.0.16 和 2.0.18 上没有：该插件的所有工具仍在工具目录里。另一个插件报告说，在 2.0.7 上配合命名空间是有效的。因此这取决于宿主的版本，应以观测为准。",
  },
  "corrected-six-tools": {
    earlier: "主会话会收到六个定义。",
    later: "那六个是几种角色合在一起的。实测每个 agent 收到的个数各不相同。",
  },
  "corrected-evaluate": {
    earlier: "插件能看到的评估只有 `shell`。",
    later: "文件工具和 `subagent` 也会评估，而且次数很多；浏览器工具不会。",
  },
  "corrected-search-resource": {
    earlier: "`grep` 和 `glob` 的资源是路径。",
    later: "资源是模式。因此针对路径的规则看不到搜索的是哪个文件。",
  },
  "corrected-path-field": {
    earlier: "`read`、`write` 和 `edit` 用 `path`，`skill` 用 `id`。",
    later: "对程序的另一次读取得到的是 `filePath`，技能则是 `name`。两种写法都须接受。",
  },
  "corrected-agents-missing": {
    earlier: "`agents_missing` 中的角色没有安装。",
    later: "那份清单在合并设置之前取得。只有请求中解析出来的才算数，逐个角色而定。",
  },
  "corrected-tools-removed": {
    earlier: "`tools_removed` 列出从请求中去掉的工具。",
    later: "自插件 1.7.0 起，它列出的是计划。",
  },
  "corrected-usage": {
    earlier: "插件看到的消息带有用量。",
    later: "消息不带用量；用量由单独的事件给出。",
  },
  "corrected-1-bash": {
    earlier: "1.x 的 `bash` 有说明这个参数，文件夹只能在命令里用 `cd` 指定。",
    later: "在 1.18.33 中它有 `workdir`，没有说明。模型仍会发送说明；它会记录下来，但不起作用。",
  },
  "corrected-1-tools": {
    earlier: "直到 1.18.33，`list`、`batch` 和 `plan_enter` 都是 1.x 的工具。",
    later:
      "1.18.33 的程序一个也不带。在已知的工具之外，它带有三个用于 MCP 服务器资源的工具，以及须打开开关的 `execute`。",
  },
  "corrected-elapsed": {
    earlier: "插件为由通知结算的子会话记下的时间，是子会话自己的用时。",
    later: "它从确认算到主会话的下一次请求，包括等待：子会话的用时不会比这更长。",
  },
};
