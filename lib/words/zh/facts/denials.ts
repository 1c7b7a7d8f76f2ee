// How hosts word a refusal, in Chinese.

import type { denials as english } from "../../en/facts/denials.ts";

export const denials: typeof english = {
  "denial.rule-with-list": "有规则拒绝了调用；与该权限有关的规则以 JSON 写在文本中。",
  "denial.user-with-words": "用户拒绝了调用并说明原因；说明写在后面。",
  "denial.wordless": "调用遭拒绝而没有说明，可能是用户所为，也可能是无人可问的运行：两者写法相同。",
  "denial.unable-to-execute":
    "预览版对失败调用的文本。规则的拒绝、用户的拒绝和单纯的失败写法相同，因此不归为其中任何一种。",
  "denial.user-declined-plainly": "用户拒绝了调用；文本以此开头。",
  "denial.user-declined": "用户拒绝了调用；文本之前可能有工具自己的一行。",
  "denial.nobody-to-ask-plainly": "无人值守的运行需要询问却无人可问；文本以此开头。",
  "denial.nobody-to-ask": "无人值守的运行需要询问却无人可问；文本之前可能有工具自己的一行。",
  "denial.permission-denied":
    "拒绝了文中所写的操作。没有说是哪条规则；插件的守卫拒绝而不附说明时，写法也相同。",
  "denial.refused-in-other-words":
    "错误的类型说明调用遭到拒绝，文字则是某一方自己的：用户的理由，或插件的守卫。",
};
