// Simplified Chinese: what the page says of itself. Whether it opens offline, whether a newer version waits, whose work it
// brings.

import type { Words } from "../en/index.ts";

export const offline: Words["offline"] = {
  updateReady: "新版本已就绪。重新加载即可使用。",
  updateElsewhere: "另一个标签页已切换到新版本。重新加载此标签页即可一同使用。",
  reload: "重新加载",
  later: "稍后",
  importGoesOn: "仍有导入在进行，重新加载会中断它。请在导入结束后再重新加载。",
  memoryLost: "仅在内存中的内容将会丢失：请先导出资料库。",
  kept: "无需网络即可打开：本页已保存在此浏览器中。",
  keeping: "正在保存本页，以便离线使用…",
  failed: "未能保存本页以供离线使用；联网时一切正常。下次访问时会再次尝试。",
  unsupported: "此浏览器无法保存页面本身，因此打开页面需要网络。其他功能均不受影响，您的内容也不会丢失。",
  notices: "第三方许可证",
};
