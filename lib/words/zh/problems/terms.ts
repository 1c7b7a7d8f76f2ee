// How the values of problems are named in Simplified Chinese.

import type { ValueTerms } from "../../problem-words.ts";
import { looks } from "./looks.ts";

export const terms: ValueTerms = {
  kinds: {
    null: "null",
    list: "列表",
    object: "对象",
    "empty-object": "空对象",
    text: "文本",
    number: "数字",
    "whole-number": "整数",
    flag: "布尔值",
    missing: "空缺",
    other: "其他类型的值",
  },
  looks,
  phases: { running: "仍在运行", streaming: "仍在流式输出", pending: "仍在等待" },
  byteCharacter: "字符 `{character}`",
  byteNumber: "字节 0x{byte}",
  byteLineBreak: "换行符",
  byteEnd: "文件结尾",
  line: "第 {line} 行",
  lineUnknown: "有一行",
  rowLine: "第 {line} 行",
  rowDocument: "文档",
  topLevel: "最外层",
  spot: "第 {line} 行第 {column} 列",
  spotUnknown: "行号未知",
  childUnnamed: "某个未指明的子会话",
  callUnnamed: "某次调用",
  numberTooLarge: "过大而无法表示的数字",
  someList: "列表",
  someObject: "对象",
  absentValue: "空缺",
  leftOut: "（文本，未收录）",
  quoted: "“{word}”",
  listComma: "、",
  clauseBreak: "；",
  formatReason: "{format}：{reason}",
  unknownSentence: "此版本无法用文字表述的问题：{key}。",
};
