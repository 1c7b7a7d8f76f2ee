// Simplified Chinese: what is said in place of a text that a report leaves out, masks or numbers.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";

export const marks: Words["marks"] = {
  leftOut: {
    prompts: "提示，未包含",
    messages: "消息，未包含",
    "tool-input": "输入，未包含",
    "tool-output": "输出，未包含",
    errors: "错误文本，未包含",
    paths: "路径，未包含",
    titles: "标题，未包含",
    descriptions: "任务，未包含",
    other: "文本，未包含",
  },
  masked: "机密，已遮盖",
  task: (number) => `任务 ${formatCount(number)}`,
  name: (number) => `名称 ${formatCount(number)}`,
  document: (number, ending) => `文档 ${formatCount(number)}${ending}`,
};
