// Simplified Chinese: what the pages say that are no screen. An address that names nothing, and a mistake of ours.

import type { Words } from "../en/index.ts";

export const pages: Words["pages"] = {
  reference: "参考",
  notFound: "没有这个页面",
  notFoundText: "此地址在这里没有对应的内容。",
  broken: "Groundline 出错了",
  brokenText: "此页面在绘制时中断。您的文件和此处保存的内容都没有改动。",
  drawAgain: "重新绘制",
  noScript: "本页面由 JavaScript 绘制。请为本站启用它。",
};
