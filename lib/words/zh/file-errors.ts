// Simplified Chinese: why the system did not give or take a file, by its own code for it.

import type { CliWords } from "../en/cli.ts";

export const fileErrors: CliWords["fileErrors"] = {
  EACCES: "没有权限",
  EPERM: "不允许此操作",
  EISDIR: "这是文件夹",
  ENOTDIR: "路径中有一段不是文件夹",
  ENOENT: "没有这个文件或文件夹",
  EMFILE: "打开的文件过多",
  EBUSY: "正在被使用",
  EIO: "磁盘返回错误",
  ELOOP: "链接形成循环",
  ENAMETOOLONG: "名称过长",
  ENOSPC: "磁盘已满",
  EROFS: "磁盘只读",
};
