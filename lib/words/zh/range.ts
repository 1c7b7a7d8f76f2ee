// Simplified Chinese: what the way back out of a zoom says.

import type { Words } from "../en/index.ts";

export const range: Words["range"] = {
  name: "已放大的各级范围",
  everything: "全部",
  keep: "保留此范围",
  back: "回到上一级范围",
  backShort: "返回",
};
