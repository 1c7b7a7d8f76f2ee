// What is known of hosts' tools, as words: their names, by which door a model reaches them, and what a permission rule about
// them names. Types only: the records are lib/knowledge/hosts.

/** Hosts whose tools are known. The preview of 2.x has no list of its own. */
export type ToolHost = "opencode-1" | "opencode-2";

export type CoreTool =
  | "read"
  | "write"
  | "edit"
  | "patch"
  | "shell"
  | "glob"
  | "grep"
  | "webfetch"
  | "websearch"
  | "question"
  | "skill"
  | "subagent";

export type ManagingTool =
  | "opencode_session_rename"
  | "opencode_session_move"
  | "opencode_models"
  | "opencode_list_mcp_resources"
  | "opencode_read_mcp_resource";

/** What follows `browser_`. */
type BrowserPart =
  | `tabs_${"list" | "open" | "focus" | "close"}`
  | `files_${"upload" | "drop" | "list" | "get"}`
  | `network_${"list" | "get"}`
  | `trace_${"start" | "stop" | "analyze"}`
  | `cpu_${"start" | "stop" | "analyze"}`
  | `heap_${"snapshot" | "summary" | "query" | "object" | "compare"}`
  | "preview"
  | "navigate"
  | "back"
  | "forward"
  | "reload"
  | "stop"
  | "frames"
  | "snapshot"
  | "find"
  | "evaluate"
  | "click"
  | "hover"
  | "check"
  | "drag"
  | "fill"
  | "fill_form"
  | "select"
  | "press"
  | "scroll"
  | "wait"
  | "screenshot"
  | "dialog"
  | "console"
  | "lighthouse";

export type BrowserTool = `browser_${BrowserPart}`;

/** Built-in tools of OpenCode 2.0.16 by their flat names. */
export type OpenCode2Tool = CoreTool | "execute" | ManagingTool | BrowserTool;

/** Built-in tools of OpenCode 1.x. */
export type OpenCode1Tool =
  | "bash"
  | "read"
  | "write"
  | "edit"
  | "apply_patch"
  | "glob"
  | "grep"
  | "list"
  | "webfetch"
  | "websearch"
  | "task"
  | "todowrite"
  | "question"
  | "skill"
  | "lsp"
  | "batch"
  | "plan_enter"
  | "plan_exit"
  | "list_mcp_resources"
  | "list_mcp_resource_templates"
  | "read_mcp_resource"
  | "execute"
  | "invalid";

/** `direct`: a definition that the model is sent. `catalogue`: named in the system prompt, called inside `execute`. */
export type ToolDoor = "direct" | "catalogue";

/** Whether the host asks its rules on each call, or only when it decides which tools there are. */
export type Asked = "each-call" | "never" | "unknown";

/** What the resource of an asked permission carries. */
export type ResourceKind =
  | "path-relative-to-session" // absolute when outside
  | "path-relative-to-worktree"
  | "path-absolute"
  | "paths-of-patch" // one for each file
  | "pattern"
  | "url"
  | "query"
  | "star"
  | "skill-id"
  | "agent-id"
  | "parsed-command" // one for each command of the line
  | "folder-outside" // `<folder>/*`
  | "tool-name"
  | "mcp-servers" // `mcp:<server>:*` for each
  | "mcp-resource" // `mcp:<server>:<uri>`
  | "none" // never asked
  | "unknown";
