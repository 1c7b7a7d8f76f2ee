// What the TeamMode plugin concluded about its own tools, in Chinese.

import type { teamMode as english } from "../../en/facts/team-mode.ts";

export const teamMode: typeof english = {
  "team-mode.tm_read":
    "已弃用，改用宿主的 `read`：它会分页，附上图片和 PDF 文件，遇到外部文件夹时询问而不是报错。",
  "team-mode.tm_grep": "已弃用，改用宿主的 `grep`。失去一点：空结果不再说明在何处找过、如何扩大范围。",
  "team-mode.tm_bash":
    "已弃用，改用宿主的 `shell`，它逐条命令询问。有两点不同：文件夹参数是 `workdir`，输出过长时保留末尾。只读命令的清单在宿主中没有对应物。",
  "team-mode.tm_ptc_run": "已弃用，改用 `execute`。代价是：程序返回的一切作为一段文本进入模型的上下文。",
  "team-mode.tm_search": "保留：宿主的搜索需要密钥，只问一个引擎，也不作比较。",
  "team-mode.tm_webfetch": "保留，因为宿主不检查地址。待看到守卫在宿主自己的工具上生效之后，可以重新考虑。",
  "team-mode.tm_browser":
    "曾经保留，须先探测：宿主的浏览器需要桌面应用，只在工具目录里，结果经由 `execute` 返回。",
  "team-mode.tm_fetch": "保留：宿主没有会过期、可分页读取的句柄；它保存的输出只是路径。",
  "team-mode.tm_memory": "保留：宿主没有类似的东西。",
  "team-mode.tm_board_write": "保留：宿主的 `write` 会覆盖，接受模型给出的任何路径，也不知道写入者的角色。",
  "team-mode.tm_join": "在宿主允许的范围内保留：插件够不到会话树，所以它读取通知。",
  "team-mode.tm_pty":
    "在 2.x 上可以弃用，因为它在那里找不到终端：后台的 `shell` 给出 id、一个文件和告知结束的一行。尚未作出决定。",
  "team-mode.tm_ledger": "保留，且只用于 2.x：宿主的待办列表已经没有了。",
  "team-mode.tm_stats": "保留：宿主没有任何东西读取插件所记录的内容。",
  "tm-browser-deleted": "插件自己的浏览器工具在 1.7.0 中移除。",
  "guards-only-tighten":
    "插件的守卫可以把允许改为询问或拒绝，把询问改为拒绝，绝不反过来。它们的拒绝会写出编号的规则、红线、上限或配额。",
  "plugin-doors":
    "插件的工具，以及宿主做同一件事所用的操作。只有第一组，页面明说拒绝插件的工具后宿主的操作仍然开放；其余的，页面只说宿主的工具取代了插件的，或把两者相比。它们也是这样的入口，是我们的读法。",
  "team-dispatches-alone": "插件的角色中只有主会话可以派发；其余角色由规则拒绝 `subagent`。",
};
