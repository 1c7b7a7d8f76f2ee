// Simplified Chinese: in place of a value that is not known, its reason.

import type { Words } from "../en/index.ts";

export const unknown: Words["claim"]["unknown"] = {
  "not recorded": "未记录",
  "not found": "未找到",
  unreadable: "无法读取",
  redacted: "已脱敏",
  ambiguous: "有多个相符",
  "cut off": "文件在此前截断",
  "file not loaded": "未加载",
  "not looked for": "未查找",
  "not ended": "至末尾未结束",
  contradicted: "互相矛盾",
};
