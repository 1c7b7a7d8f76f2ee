// How OpenCode 1.18.33 decides what a model can call, as its program says: no sentence of an export states these.

import type { OpenCode1Fact } from "../../../model/host-fact-names.ts";
import { cap } from "../tools/details.ts";
import { headsOf, ON_1_18_33, rule, rulesOf } from "./head.ts";

const program = headsOf("opencode-1", "opencode-1", "opencode-program", ON_1_18_33);

export const OPENCODE_1_RECORDS = rulesOf<OpenCode1Fact>({
  "opencode-1-tools-by-model": rule(
    program("`ToolRegistry`", ["host-source"], { see: ["opencode-1.apply_patch", "opencode-1.question"] }),
    {
      lists: [
        { what: "one-form", values: ["apply_patch"] },
        { what: "other-form", values: ["edit", "write"] },
        {
          what: "switches",
          values: ["question", "websearch", "lsp", "plan_exit", "execute"],
        },
      ],
    },
  ),
  "opencode-1-code-mode": rule(
    program("`CodeMode`", ["host-source"], { see: ["opencode-1.execute", "catalogue-budget"] }),
    {
      caps: [
        cap("catalogue-budget", 2000, "tokens"),
        cap("characters-per-token", 4, "characters"),
        cap("default-limit", 10, "items"),
      ],
    },
  ),
  "opencode-1-output-bound": rule(program("`Truncate`", ["host-source"], { see: ["output-bound"] }), {
    caps: [
      cap("page-entries", 2000, "lines"),
      cap("page-bytes", 51_200, "bytes"),
      cap("kept-outputs", 7, "days"),
    ],
    lists: [
      { what: "metadata-keys", values: ["truncated", "outputPath"] },
      { what: "settings", values: ["tool_output.max_lines", "tool_output.max_bytes"] },
    ],
    texts: ["The tool call succeeded but the output was truncated. Full output saved to: <file>"],
  }),
});
