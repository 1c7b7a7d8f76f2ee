// What is wrong with files and archives, in Simplified Chinese.

import type { FileSentence } from "../../../model/sentences.ts";

export const fileSentences: Readonly<Record<FileSentence, string>> = {
  "byte-order-mark": "文件以字节顺序标记（BOM）开头，已跳过。",
  "utf-16-little-endian": "文件采用 UTF-16 小端编码。字节位置以原文件为准。",
  "utf-16-big-endian": "文件采用 UTF-16 大端编码。字节位置以原文件为准。",
  "utf-32": "文件采用 UTF-32 编码，不支持读取。",
  "file-empty": "文件为空。",
  "file-blank": "文件只有空白字符（{size} 字节）。",
  "file-without-json": "没有找到 JSON 文档。文件看起来是 {look}；开头是 {excerpt}。",
  "text-begins-like-json":
    "从第 {from} 字节起的文本开头像 JSON，但并不是 JSON：第 {at} 字节处（{spot}）不能出现 {byte}。",
  "text-before": "JSON 之前有 {count} 字节文本，位于第 {from} 至 {to} 字节：{excerpt}。已跳过。",
  "text-after": "JSON 之后有 {count} 字节文本，位于第 {from} 至 {to} 字节：{excerpt}。已跳过。",
  "several-documents": "文件含有 {count} 个 JSON 文档，依次命名为 {first} 至 {last}。",
  "too-many-documents": "文件中的 JSON 文档超过 {limit} 个。第 {from} 至 {to} 字节未读取。",
  "half-surrogate": "第 {at} 字节处只有半个代理对，不构成字符，按 U+FFFD 读取。",
  "half-unit": "文件在第 {at} 字节处结束，末尾只有半个 UTF-16 编码单元。",
  "file-ends-early": "文件只能读到第 {at} 字节（共 {size} 字节）：之后没有数据了。",
  "file-unreadable-from": "文件只能读到第 {at} 字节（共 {size} 字节）：{error}。",
  "reading-stopped": "读取在第 {at} 字节处停止（共 {size} 字节）。",
  "archive-in-archive": "{name} 是压缩包中的压缩包，没有打开。",
  "archive-without-directory": "压缩包缺少目录：文件被截断。按成员自身的文件头找到了 {members} 个成员。",
  "archive-with-many-members": "压缩包的成员超过 {limit} 个，其余未读取。",
  "archive-without-sessions": "压缩包中没有可能是会话的文件。",
  "archive-inflates-beyond": "压缩包解压后超过 {limit} 字节，读取就此停止。",
  "inflates-times": "解压后的大小超过原大小的 {times} 倍（{into} 字节解压出 {out} 字节），读取就此停止。",
  "inflated-data-ends-early": "压缩数据提前结束，解压出 {length} 字节，这些字节已读取。",
  "inflated-data-differs": "校验和不符：压缩包在打包之后损坏，读到的内容可能与打包时不同。",
  "compressed-data-damaged": "压缩数据在第 {at} 字节附近损坏：{error}。此前的内容已读取。",
  "member-twice-in-place": "成员“{member}”与另一个成员占用同一位置，未读取。",
  "member-outside": "成员“{member}”指向压缩包之外的位置，未读取。",
  "member-encrypted": "成员“{member}”已加密，未读取。",
  "member-of-method": "成员“{member}”采用压缩方法 {method}，此处不支持读取。",
  "member-misplaced": "成员“{member}”不在目录所指的位置，未读取。",
  "member-beyond-limit": "成员“{member}”未读取：压缩包解压后已超过 {limit} 字节。",
};
