// How OpenCode 2 decides what a model can call, in Chinese.

import type { surface as english } from "../../en/facts/surface.ts";

export const surface: typeof english = {
  "surface-rule":
    "每次请求时，每个已注册的工具走两扇门之一：`codemode` 设为 false 的作为定义发出，其余的进入目录，只能在 `execute` 中调用。`execute` 会加入定义，除非有规则对 `*` 拒绝 `execute`。",
  "catalogue-in-prompt":
    "目录不是工具列表，而是写进系统提示：每一项写出签名和描述的第一行，命名空间列在所有条目之前。",
  "catalogue-budget":
    "目录有预算，按字符数除以四再取整来计。预算不够时会略去一些条目，提示中说明目录不完整，其余的用 `search` 查找。再长的描述也只占第一行，而且第一行也会截断。",
  "denied-everywhere":
    "匹配某工具动作的最后一条规则若对 `*` 拒绝，该工具就从两扇门同时消失。动作是注册时给出的动作，没有给出时就是它的扁平名称。这发生在分门之前。",
  "request-removal":
    "插件也可以把一个工具从单次请求中取走。这只影响定义：目录里的工具本来就不在请求的列表中。",
  "name-derivation":
    "扁平名称由命名空间和名字以 `_` 相连，不安全的字符一律换成 `_`。在 Code Mode 中，同一注册项按路径调用，因此一个工具有两种写法。",
  "provider-safe-names": "定义的名字必须是各家服务商都接受的。",
  "core-tools-complete":
    "程序自己注册的、有独立门的工具恰好十二个，没有第十三个。其中哪些会发给某个 agent，取决于它的规则。",
  "denied-yet-reachable":
    "拒绝插件浏览器工具的规则，写的是那个工具的动作。宿主自己的浏览器工具归动作 `browser` 管，因此在 `execute` 中仍可调用，直到有规则对 `*` 拒绝该动作。",
  "plugin-tools-in-catalogue":
    "插件注册工具时若不带选项，工具就在目录里。它确已注册，只是任何请求都不把它列为定义。",
  "mcp-tools":
    "MCP 服务器的工具以服务器名加自己的名字来调用，除非另行设置，否则在目录里；询问权限时，动作就是这个名字，资源是 `*`。因此规则可以点名，却不能再细分。",
  "names-gone":
    "这些 1.x 的名字在 2.x 中不是工具。接管过来的会话在旧调用中保留它们，宿主会把新名字告诉模型。",
  "plugin-may-rewrite":
    "插件可以在调用运行之前改写输入，在运行之后改写结果。同一次调用可能由多个插件以及宿主自己改写，顺序就是载入的顺序。",
  "definitions-not-stored":
    "工具列表为每次请求重新生成，既不保存，也不导出。因此从导出文件看，模型可以调用哪些工具是未知的，除非某个答复写明了。",
  "migrated-sessions":
    "2.x 接管的 1.x 会话在旧的行中保留工具和参数的旧名字。尚未结束的调用写成中断，并有一行把新名字告诉模型。",
};
