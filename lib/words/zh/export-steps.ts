// Simplified Chinese: how a person gets a session's file out of its host.

import type { Words } from "../en/index.ts";
import { exportWays } from "../export-ways.ts";
import { formatCount } from "../format.ts";

export const exportSteps: Words["claim"]["export"] = {
  ways: exportWays({
    "opencode-1": {
      host: "OpenCode 1",
      menu: "在应用中：打开会话，执行命令“Export session”，或输入 /export。",
      note: null,
    },
    "opencode-2": {
      host: "OpenCode 2",
      menu: "在桌面应用中：打开会话，在其菜单中选择“Export session”。",
      note: "命令会略去尚未结束的步骤，菜单导出则会保留。",
    },
    "opencode-2-preview": {
      host: "OpenCode 2 预览版",
      menu: "在终端应用中：打开会话，输入 /export 并选择 JSON。",
      note: null,
    },
  }),
  command: "命令",
  copyCommand: "复制命令",
  copyCommands: (count) => (count === 1 ? "复制命令" : `复制全部 ${formatCount(count)} 条命令`),
  copyId: "复制 id",
  copyIds: (count) => (count === 1 ? "复制缺失的 id" : `复制全部 ${formatCount(count)} 个缺失的 id`),
  dropIt: "把文件拖放到此处或资料库中：它会归入此会话包。",
};
