// Simplified Chinese: the rules for what a model could call, in full.

import type { WarrantWords } from "../../model/warrant.ts";
import type { surfaceWarrants as english } from "../en/warrants-surface.ts";

export const surfaceWarrants: Readonly<Record<keyof typeof english, WarrantWords>> = {
  "tool-call-completed": {
    because: "记录中有对此工具的一次已完成的调用，由模型以此工具自己的名称发出。",
    cite: "1.18.33 与 2.0.18 导出文件中的调用",
    rebuttedBy: "宿主会完成它并未提供的工具的调用，或有插件在调用之前把一个名称换成另一个。",
  },
  "tool-call-reached": {
    because: "该调用以此工具自己的名称被拒绝、失败或尚未结束；对于没有的名称，此宿主另有答复。",
    cite: "1.18.33 上的调用；2.0.16 的工具注册表与执行代码",
    rebuttedBy: "宿主以同样的话拒绝它并未提供的工具，或以同样的方式报错。",
  },
  "nested-call-completed": {
    because:
      "一次 `execute` 调用的元数据列出了其中对此工具的一次已完成的调用。它只表明这一入口，对另一入口不作说明。",
    cite: "2.x 导出文件的 `metadata.toolCalls`",
    rebuttedBy: "列表中的调用其实从未发出。",
  },
  "tool-in-stated-list": {
    because: "宿主对一次调用的答复列出了当时可用的工具，其中有此工具。",
    cite: "1.18.33 对不可用工具的答复",
    rebuttedBy: "紧接着对列出的工具的一次调用发现它不存在。",
  },
  "not-in-stated-list": {
    because: "宿主的答复列出了当时可用的工具，列表中没有其他名称。",
    cite: "1.18.33 对不可用工具的答复",
    rebuttedBy: "宿主会截短列表。",
  },
  "tool-answered-unknown": {
    because: "宿主以固定语句答复了一次调用：没有此工具。这只针对发出调用的那个入口。",
    cite: "1.18.33 上的 `invalid` 调用；早期 2.x 引擎的 `Unknown tool` 错误",
    rebuttedBy: "某个工具自己写出了宿主的这句话。",
  },
  "tool-taken-from-request": {
    because: "宿主以固定语句答复了一次调用：它有此工具，但未随这次请求发送。",
    cite: "执行请求中工具的源代码，取自一次提交，不对应任何发布版本",
    rebuttedBy: "某个工具自己写出了宿主的这句话。",
  },
  "offered-by-registry": {
    because:
      "宿主可能是注册表已知的版本，该注册表给此工具这一入口，除非有规则、插件或选项将其移除。工具目录仅 2.0.16 的为人所知。项目与 agent 的规则以及插件的改动不在导出文件中。",
    cite: "2.0.16 的工具注册表；在 2.0.16 至 2.0.20 上统计的工具定义",
    rebuttedBy: "有规则、插件或选项移除了此工具，或该宿主版本没有它。",
  },
  "offered-by-model": {
    because:
      "宿主从每个请求中取走 `patch`，或者取走 `edit` 与 `write`：按其源代码，id 含 `gpt-` 且不含 `gpt-4` 与 `oss` 的模型保留 `patch`，其他模型保留另外两个。模型取自会话的各步骤。",
    cite: "`patch` 工具的源代码，取自一次提交，不对应任何发布版本；与在 2.0.16 至 2.0.20 上统计的工具定义相符",
    rebuttedBy: "另一种形式的一次调用得到执行，有规则或插件移除了此工具，或某个宿主版本三者都发送。",
  },
  "removed-by-session-rule": {
    because:
      "在会话自己的规则中，操作与此工具相符的最后一条拒绝资源 `*`：注册表便在提供之前从两个入口移除此工具。项目与 agent 的规则可能排在其后。",
    cite: "2.0.16 的工具注册表；1.18.33 上按配置消失的工具",
    rebuttedBy: "在该规则有效时，此工具的一次调用得到执行。",
  },
  "direct-door-closed": {
    because:
      "此工具此前被直接调用过，后来宿主答复没有此工具，而它在 `execute` 内的一次调用已完成。规则会关闭两个入口；因此它是从请求中被取走的。对宿主自带、有独立入口的工具不下此结论，因为没有依据表明它们在 `execute` 内。",
    cite: "2.0.16 注册表的两个入口；本分析器的前提",
    rebuttedBy: "有规则拒绝此工具，或工具目录中另有同名工具。",
  },
  "reach-differs": {
    because: "对同一工具、同一入口，记录先表明一种情况，后表明另一种。",
    cite: "文件本身",
    rebuttedBy: "两处之一说的是另一个工具或另一个入口。",
  },
  "reach-carried-over": {
    because:
      "在没有记录另作说明之处，推定此前工具面的已知内容沿用下去。宿主为每个请求重新组装工具；因此它关于某工具不存在的答复不沿用到别的请求。",
    cite: "没有记录写明；本分析器的前提",
    rebuttedBy: "当时的一份列表、一次答复或一条规则另作说明。",
  },
  "tools-not-exported": {
    because:
      "导出文件不含工具定义。列出的工具要么被调用过，要么由宿主写明，要么由宿主的规则得出；其他工具一概未知。",
    cite: "1.18.33 与 2.0.18 的导出文件",
    rebuttedBy: "有宿主把工具定义写入导出文件。",
  },
  "plugin-door-denied": {
    because:
      "该规则移除了插件的工具。宿主自己的同用途工具属于另一个操作，会话的规则没有移除它：就这些规则而言，它们仍可到达。",
    cite: "2.0.16 的工具注册表：45 个浏览器工具共用操作 `browser`",
    rebuttedBy: "项目或 agent 的规则拒绝了宿主的这一操作，或插件取走了这些工具。",
  },
  "plugin-door-by-reading": {
    because:
      "该规则移除了插件的工具。插件自己的页面把宿主的同用途工具与它并列；它们属于另一个操作，会话的规则没有移除它。拒绝前者也意在后者，是我们的读法。",
    cite: "该插件针对 OpenCode 2.0.16 的结论，由我们解读",
    rebuttedBy:
      "插件的工具有宿主所没有的用途，项目或 agent 的规则拒绝了宿主的这一操作，或插件取走了这些工具。",
  },
};
