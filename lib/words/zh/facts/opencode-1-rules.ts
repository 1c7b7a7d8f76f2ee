// How OpenCode 1.18.33 decides what a model can call, in Chinese.

import type { openCode1Rules as english } from "../../en/facts/opencode-1-rules.ts";

export const openCode1Rules: typeof english = {
  "opencode-1-tools-by-model":
    "模型收到哪些工具，取决于模型和开关：名字带 `gpt-` 的模型（最早的和开放的除外）得到一种写法，其余的得到另一种。`question` 由网页应用、桌面应用和终端提供，列表中其余的须打开开关，或只给某些服务商。",
  "opencode-1-code-mode":
    "打开开关后，1.18.33 也有 Code Mode：只有 MCP 服务器的工具列在 `execute` 的描述中，预算和搜索与 2.x 相同。",
  "opencode-1-output-bound":
    "每个结果都有行数和字节数的上限，从开头算起；更长的内容整体存入文件，元数据说明位置。`bash` 保留末尾并自行截断，`read` 自行分页。",
};
