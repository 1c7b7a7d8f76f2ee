// What holds of Code Mode, of the browser and of single tools of OpenCode 2, where it is no parameter and no cap of one tool.

import type { ToolRuleFact } from "../../../model/host-fact-names.ts";
import { SEARCH_LIMIT } from "../surface-rule.ts";
import { REF_PATTERN } from "../tools/browser-shared.ts";
import { EXECUTE } from "../tools/core-run.ts";
import { cap } from "../tools/details.ts";
import { headsOf, ON_2_0_16, rule, rulesOf } from "./head.ts";

const page = headsOf("tool-rules", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const notes = headsOf("tool-rules", "opencode-2", "export-notes", null);
const plugin = headsOf("tool-rules", "opencode-2", "team-mode-notes", ON_2_0_16);
const source = headsOf("tool-rules", "opencode-2", "opencode-source", null);

const [firstKind = "ParseError", ...otherKinds] = EXECUTE.errors;

export const TOOL_RULE_RECORDS = rulesOf<ToolRuleFact>({
  "execute-globals": rule(page("3", ["host-source"]), {
    caps: [cap("fetch-timeout", 30_000, "ms")],
    texts: ['{method: "GET", url}'],
    lists: [
      {
        what: "globals",
        values: [
          "tools",
          "search",
          "fetch",
          "Object",
          "Array",
          "Math",
          "JSON",
          "console",
          "Promise",
          "Iterator",
          "Number",
          "String",
          "Boolean",
          "parseInt",
          "parseFloat",
          "isFinite",
          "isNaN",
          "Date",
          "RegExp",
          "Map",
          "Set",
          "URL",
          "URLSearchParams",
          "Headers",
          "Uint8Array",
          "TextEncoder",
          "TextDecoder",
          "encodeURI",
          "encodeURIComponent",
          "decodeURI",
          "decodeURIComponent",
          "atob",
          "btoa",
          "crypto",
          "structuredClone",
          "NaN",
          "Infinity",
          "undefined",
          "Symbol.iterator",
          "Symbol.asyncIterator",
        ],
      },
      { what: "missing", values: ["import", "filesystem", "timers", "Function"] },
    ],
  }),
  "execute-errors": rule(page("3", ["host-source", "live"], { see: ["question-2"] }), {
    lists: [{ what: "error-kinds", values: [firstKind, ...otherKinds] }],
    texts: ["Did you mean `tools.opencode.read_mcp_resource`?"],
  }),
  "execute-result": rule(page("3", ["host-source", "live"]), {
    lists: [{ what: "metadata-keys", values: ["toolCalls", "error"] }],
    texts: ["data:<mime>;base64"],
  }),
  "execute-search": rule(page("3", ["host-source", "live"]), {
    caps: [cap("default-limit", SEARCH_LIMIT, "items")],
    lists: [
      { what: "shared-parameters", values: ["query?", "namespace?", "limit?", "offset?"] },
      {
        what: "event-fields",
        values: ["items[].path", "items[].description", "items[].signature", "remaining", "next.offset"],
      },
    ],
    texts: ["tools."],
  }),
  "native-names-in-execute": rule(plugin("3.3", ["report"], { versions: null, see: ["execute-search"] })),
  "browser-shared-action": rule(
    page("5", ["host-source", "live"], { see: ["question-6", "denied-yet-reachable"] }),
    {
      lists: [{ what: "hook-points", values: ["execute.before"] }],
      texts: ['options.permission: "browser"'],
    },
  ),
  "browser-shared-parameters": rule(page("5", ["host-source"]), {
    lists: [
      {
        what: "shared-parameters",
        values: ["tabID", "frameID?", "ref", "fileID", "limit 1–500 = 100", "timeoutMs 1–30000 = 10000"],
      },
    ],
    texts: [REF_PATTERN, "file_<uuid>"],
  }),
  "browser-deadline": rule(page("5", ["host-source"]), {
    caps: [cap("command-deadline", 60, "s")],
    texts: [
      "[browser.timeout]",
      "do not repeat clicks, submissions, uploads, or evaluations until their outcome is known",
      "do not repeat the capture to repair a protocol error",
    ],
  }),
  "browser-disconnected": rule(page("5", ["host-source", "live"]), {
    caps: [cap("disconnected-after", 9, "ms")],
    texts: ["[browser.disconnected] No desktop browser is connected to this session"],
  }),
  "browser-malformed": rule(page("5", ["host-source"]), {
    texts: ["Check desktop/plugin versions; no action was authorized"],
  }),
  "browser-refs": rule(page("5", ["host-source", "plugin-source"]), { texts: [REF_PATTERN] }),
  "shell-commands-parsed": rule(page("2.5", ["host-source", "live"], { see: ["shell-save-prefix"] }), {
    lists: [
      {
        what: "folder-commands",
        values: ["cd", "chdir", "popd", "pushd", "push-location", "set-location"],
      },
      { what: "grammars", values: ["bash", "PowerShell"] },
    ],
    texts: ['{action: "shell", resourceCount: 1}'],
  }),
  "shell-save-prefix": rule(page("2.5", ["host-source"]), {
    lists: [
      { what: "programs-of-one-word", values: ["cat", "ls"] },
      { what: "programs-of-two-words", values: ["git", "npm"] },
      { what: "programs-of-three-words", values: ["docker compose", "gh", "aws", "gcloud"] },
    ],
    caps: [cap("program-words", 110, "items")],
  }),
  "shell-scanner": rule(page("2.5", ["host-source"]), {
    lists: [{ what: "settings", values: ["portable_shell_scanner"] }],
  }),
  "shell-before-create": rule(page("2.5", ["live"]), {
    lists: [
      { what: "hook-points", values: ['shell.hook("create.before")'] },
      { what: "event-fields", values: ["command", "cwd", "timeout", "shell", "env"] },
    ],
  }),
  "shell-background": rule(page("2.5", ["host-source"], { see: ["question-5", "shell-notice"] }), {
    lists: [{ what: "metadata-keys", values: ["source"] }],
    texts: ['<shell id="…" state="…" command="…">…</shell>', 'metadata.source: "shell"'],
  }),
  "shell-result": rule(notes("2.5", ["host-source"], { see: ["opencode-2.shell"] }), {
    lists: [
      {
        what: "metadata-keys",
        values: ["status", "truncated", "exit?", "timeout?", "signal?", "shellID?"],
      },
    ],
    texts: ["Command exited with code 0."],
  }),
  "shell-notice": rule(notes("2.5", ["host-source"], { see: ["shell-background"] }), {
    lists: [
      {
        what: "metadata-keys",
        values: ["source", "shellID", "jobID?", "state", "truncated?", "exit?", "timeout?"],
      },
      { what: "states", values: ["completed", "error", "cancelled", "stopped"] },
    ],
  }),
  "read-loads-instructions": rule(page("2.1", ["host-source"]), { texts: ["AGENTS.md"] }),
  "webfetch-addresses": rule(page("2.8", ["host-source"]), {
    texts: ["URL must use http:// or https://"],
  }),
  "websearch-provider-dialog": rule(page("2.9", ["host-source", "live"]), {
    lists: [{ what: "choices", values: ["allow", "choose provider", "disable"] }],
  }),
  "websearch-year": rule(page("2.9", ["host-source"])),
  "question-inside-host": rule(page("2.10", ["host-source", "live"]), {
    texts: ["options.permission", "multiselect"],
  }),
  "output-bound": rule(notes("2.2", ["host-source"], { see: ["question-4"] }), {
    lists: [{ what: "metadata-keys", values: ["truncated", "outputPath"] }],
    texts: ["… truncated; full content saved to <file> …"],
  }),
  "subagent-depth": rule(notes("2.4", ["host-source"], { see: ["injection-nesting"] }), {
    caps: [cap("nesting-depth", 1, "items")],
    texts: ["Subagent depth limit reached (1)."],
    lists: [{ what: "settings", values: ["experimental.subagent_depth"] }],
  }),
  "subagent-errors": rule(notes("2.4", ["host-source"], { see: ["opencode-2.subagent"] }), {
    texts: [
      "Subagent failed (sessionID: …): ",
      "Subagent cancelled (sessionID: …)",
      "Unknown agent: ",
      "Agent … cannot run as a subagent",
      "Session … is not a child of the current session",
      'Model "…" is not available.',
    ],
  }),
  "managing-actions-in-source": rule(
    source("packages/core/src/tool/plugin/opencode.ts@03cce40", ["host-source"], { see: ["question-7"] }),
    {
      lists: [
        {
          what: "core-names",
          values: ["opencode_session_rename", "opencode_session_move", "opencode_models"],
        },
      ],
    },
  ),
  "mcp-resource-actions-in-source": rule(
    source("packages/core/src/tool/plugin/mcp-resource.ts@5b90322", ["host-source"], {
      see: ["question-7", "managing-actions-in-source"],
    }),
    {
      lists: [
        { what: "core-names", values: ["opencode_list_mcp_resources", "opencode_read_mcp_resource"] },
        { what: "one-form", values: ["<server>"] },
        { what: "other-form", values: ["<server>:<uri>", "<server>:*"] },
      ],
    },
  ),
  "websearch-in-source": rule(
    source("packages/core/src/tool/plugin/websearch.ts@1f19eb8", ["host-source"], {
      see: ["websearch-provider-dialog"],
    }),
    {
      caps: [cap("dialog-deadline", 60, "s")],
      texts: [
        "Web search rate limited (HTTP 429)",
        "Web search authentication failed (HTTP 401)",
        "Web search cancelled",
      ],
      lists: [{ what: "metadata-keys", values: ["provider"] }],
    },
  ),
  "path-field-in-source": rule(
    source("packages/core/src/tool/plugin/read.ts@13d5020", ["host-source"], {
      see: ["corrected-path-field"],
    }),
    { lists: [{ what: "shared-parameters", values: ["path", "offset?", "limit?"] }] },
  ),
});
