// Simplified Chinese: what the palette of commands says.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";

export const palette: Words["palette"] = {
  name: "命令",
  open: "命令",
  field: "输入命令、视图、会话或派发",
  none: "没有这个名称的命令。",
  found: (count) => `${formatCount(count)} 个命令`,
  on: "开",
  off: "关",
  group: {
    action: "操作",
    view: "视图",
    switch: "设置",
    dispatch: "派发",
    session: "会话",
    bundle: "会话包",
  },
  show: (view) => `显示${view}`,
  search: "搜索全部内容",
  keys: "所有按键",
  copyLink: "复制此视图的链接",
  saveCsv: "把全部派发存为 CSV",
  library: "前往资料库",
  reference: "前往参考",
  importFiles: "导入文件",
  exportLibrary: "导出整个资料库",
  characters: "单字符按键",
  language: (name) => `语言：${name}`,
  theme: (name) => `主题：${name}`,
  zone: (name) => `时间：${name}`,
  transcriptOf: (session) => `“${session}”的对话记录`,
  dispatch: (number, agent, task) =>
    [`派发 ${formatCount(number)}`, agent, task].filter((part) => part !== "").join("，"),
  bundle: (title) => `打开“${title}”`,
};
