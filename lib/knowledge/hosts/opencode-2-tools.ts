// The 63 built-in tools of OpenCode 2.0.16: 12 with a door of their own, `execute`, and 50 of its catalogue. Read out of the
// host's program; the paths of Code Mode follow from the host's own derivation of names (the fact `name-derivation`).

import type {
  Asked,
  BrowserTool,
  CoreTool,
  ManagingTool,
  OpenCode2Tool,
  ResourceKind,
} from "../../model/host-tools.ts";
import type { KnownTool } from "./known-tool.ts";

const VERSIONS = { format: "opencode-2", from: "2.0.16", to: "2.0.16" } as const;

interface Permission {
  readonly action: string;
  readonly resource: ResourceKind;
  readonly outside: Asked;
}

const asked = (action: string, resource: ResourceKind, outside: Asked = "never"): Permission => ({
  action,
  resource,
  outside,
});

const CORE: Readonly<Record<CoreTool, Permission>> = {
  read: asked("read", "path-relative-to-session", "each-call"),
  write: asked("edit", "path-relative-to-session", "unknown"),
  edit: asked("edit", "path-relative-to-session", "unknown"),
  patch: asked("edit", "paths-of-patch", "unknown"),
  shell: asked("shell", "parsed-command", "each-call"),
  glob: asked("glob", "pattern", "unknown"),
  grep: asked("grep", "pattern", "unknown"),
  webfetch: asked("webfetch", "url"),
  websearch: asked("websearch", "query"),
  question: asked("question", "star"),
  skill: asked("skill", "skill-id"),
  subagent: asked("subagent", "agent-id"),
};

/** Below `tools.`; the last part is the tool's own name, what stands before it its namespace. */
const MANAGING: Readonly<Record<ManagingTool, string>> = {
  opencode_session_rename: "opencode.session_rename",
  opencode_session_move: "opencode.session_move",
  opencode_models: "opencode.models",
  opencode_list_mcp_resources: "opencode.list_mcp_resources",
  opencode_read_mcp_resource: "opencode.read_mcp_resource",
};

const BROWSER: Readonly<Record<BrowserTool, string>> = {
  browser_tabs_list: "browser.tabs.list",
  browser_tabs_open: "browser.tabs.open",
  browser_tabs_focus: "browser.tabs.focus",
  browser_tabs_close: "browser.tabs.close",
  browser_preview: "browser.preview",
  browser_navigate: "browser.navigate",
  browser_back: "browser.back",
  browser_forward: "browser.forward",
  browser_reload: "browser.reload",
  browser_stop: "browser.stop",
  browser_frames: "browser.frames",
  browser_snapshot: "browser.snapshot",
  browser_find: "browser.find",
  browser_evaluate: "browser.evaluate",
  browser_click: "browser.click",
  browser_hover: "browser.hover",
  browser_check: "browser.check",
  browser_drag: "browser.drag",
  browser_fill: "browser.fill",
  browser_fill_form: "browser.fill_form",
  browser_select: "browser.select",
  browser_press: "browser.press",
  browser_scroll: "browser.scroll",
  browser_wait: "browser.wait",
  browser_screenshot: "browser.screenshot",
  browser_dialog: "browser.dialog",
  browser_files_upload: "browser.files.upload",
  browser_files_drop: "browser.files.drop",
  browser_files_list: "browser.files.list",
  browser_files_get: "browser.files.get",
  browser_console: "browser.console",
  browser_network_list: "browser.network.list",
  browser_network_get: "browser.network.get",
  browser_trace_start: "browser.trace.start",
  browser_trace_stop: "browser.trace.stop",
  browser_trace_analyze: "browser.trace.analyze",
  browser_cpu_start: "browser.cpu.start",
  browser_cpu_stop: "browser.cpu.stop",
  browser_cpu_analyze: "browser.cpu.analyze",
  browser_heap_snapshot: "browser.heap.snapshot",
  browser_heap_summary: "browser.heap.summary",
  browser_heap_query: "browser.heap.query",
  browser_heap_object: "browser.heap.object",
  browser_heap_compare: "browser.heap.compare",
  browser_lighthouse: "browser.lighthouse",
};

function ownDoor([name, permission]: [string, Permission]): KnownTool {
  return {
    host: "opencode-2",
    name,
    codePath: null,
    door: "direct",
    asked: "each-call",
    ...permission,
    versions: VERSIONS,
  };
}

const inCatalogue =
  (permission: Pick<KnownTool, "action" | "asked" | "resource" | "outside">) =>
  ([name, codePath]: [string, string]): KnownTool => ({
    host: "opencode-2",
    name,
    codePath,
    door: "catalogue",
    ...permission,
    versions: VERSIONS,
  });

/** Nothing is asked for `execute`: what runs in it asks for itself. A rule that denies `execute` and `*` takes it away. */
const EXECUTE: KnownTool = {
  host: "opencode-2",
  name: "execute" satisfies OpenCode2Tool,
  codePath: null,
  door: "direct",
  action: "execute",
  asked: "never",
  resource: "none",
  outside: "never",
  versions: VERSIONS,
};

export const OPENCODE_2_TOOLS: readonly KnownTool[] = [
  ...Object.entries(CORE).map(ownDoor),
  EXECUTE,
  ...Object.entries(MANAGING).map(
    inCatalogue({ action: null, asked: "unknown", resource: "unknown", outside: "unknown" }),
  ),
  // One action for all of them, and nobody asks it: denying it takes them away, and `ask` changes nothing.
  ...Object.entries(BROWSER).map(
    inCatalogue({ action: "browser", asked: "never", resource: "none", outside: "never" }),
  ),
];
