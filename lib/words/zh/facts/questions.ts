// What is not known, as questions, in Chinese.

import type { questions as english } from "../../en/facts/questions.ts";

export const questions: typeof english = {
  "question-1":
    "插件注册时给出的选项（`codemode`、`namespace`、`permission`）会传给注册表，还是只有宿主自己的注册才有？",
  "question-2": "`execute` 允许一段程序调用多少次、运行多久？错误种类是有的；数值来自未曾读到的设置。",
  "question-3": "`execute` 中对 `read`、`grep` 或 `shell` 的嵌套调用，是否像直接调用那样由规则评估？",
  "question-4": "宿主用怎样的文字、从多大开始，把 `webfetch`、`shell` 和所读资源的输出换成预览？",
  "question-5": "后台命令需要外部文件夹时会怎样？告知其结束的那一行，插件能否拦截？",
  "question-6": "浏览器工具的操作究竟能不能设为询问？",
  "question-7": "管理 OpenCode 的五个工具归哪些操作管？",
  "question-8": "插件的工具作为定义发出时，桌面应用会为它画卡片吗？卡片清单是在较早的版本上读到的。",
  "question-9": "插件可以放弃自己的终端工具吗？它做的事宿主都能做；此后由谁看管命令，须由人来决定。",
  "injection-status-words": "确认的状态可以是哪些词？`error` 会不会出现在确认中？",
  "injection-nesting": "子会话的子会话是否曾经派发过？",
  "codemode-experiment": "插件的工具以 `codemode` 设为 false 注册时，会不会成为定义？",
};
