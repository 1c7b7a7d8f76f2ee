// How OpenCode 1.x decides whether a call may run, and what of that an export shows. Live runs of 1.18.33 and its program as published.

import type { PermissionFact } from "../../../model/host-fact-names.ts";
import { FILE_COMMAND_NAMES } from "../file-commands.ts";
import { cap } from "../tools/details.ts";
import { headsOf, ON_1_18_33, rule, rulesOf } from "./head.ts";

export type PermissionFact1 = Extract<PermissionFact, `opencode-1-${string}`>;

const one = headsOf("permissions", "opencode-1", "export-notes", ON_1_18_33);
const program = headsOf("permissions", "opencode-1", "opencode-program", ON_1_18_33);

const [firstFileCommand, ...otherFileCommands] = FILE_COMMAND_NAMES;

export const PERMISSION_RECORDS_1 = rulesOf<PermissionFact1>({
  "opencode-1-last-rule": rule(program("`Permission.evaluate`", ["host-source"])),
  "opencode-1-wildcards": rule(program("`Wildcard.match`", ["host-source"]), {
    lists: [{ what: "wildcards", values: ["*", "?", " *"] }],
  }),
  "opencode-1-agent-defaults": rule(program("`Agent`", ["host-source"], { see: ["opencode-1-last-rule"] }), {
    lists: [
      {
        what: "default-rules",
        values: [
          "* = allow",
          "doom_loop = ask",
          "external_directory = ask",
          "question = deny",
          "plan_enter = deny",
          "plan_exit = deny",
          "read *.env = ask",
          "read *.env.* = ask",
          "read *.env.example = allow",
        ],
      },
    ],
  }),
  "opencode-1-denied-vanish": rule(one("1.3", ["live", "host-source"], { see: ["opencode-1-invalid"] })),
  "opencode-1-invalid": rule(one("1.3", ["live"]), {
    texts: ["Model tried to call unavailable tool 'X'. Available tools: a, b."],
  }),
  "opencode-1-request": rule(one("1.5", ["live", "host-source"]), {
    lists: [
      {
        what: "request-fields",
        values: ["id", "sessionID", "permission", "patterns[]", "always[]", "metadata", "tool"],
      },
      { what: "replies", values: ["once", "always", "reject"] },
    ],
  }),
  "opencode-1-approval-traceless": rule(one("1.5", ["live"])),
  "opencode-1-saved-answers": rule(program("`Permission.reply`", ["host-source"])),
  "opencode-1-listed-rules": rule(
    program("`Permission.ask`", ["host-source"], { see: ["denial.rule-with-list"] }),
  ),
  "opencode-1-wordless-reject": rule(one("1.5", ["live", "host-source"], { see: ["denial.wordless"] })),
  "opencode-1-reject-with-words": rule(one("1.5", ["live"], { see: ["denial.user-with-words"] })),
  "opencode-1-run-rejects": rule(one("1.5", ["live", "report"], { see: ["denial.wordless"] })),
  "opencode-1-run-denies": rule(one("1.1", ["live", "host-source"]), {
    lists: [{ what: "run-denies", values: ["question", "plan_enter", "plan_exit"] }],
  }),
  "opencode-1-child-rules": rule(one("1.1", ["live", "host-source"]), {
    lists: [
      { what: "child-denies", values: ["todowrite", "task"] },
      { what: "settings", values: ["experimental.primary_tools"] },
    ],
  }),
  "opencode-1-child-waits": rule(one("1.5", ["live"])),
  "opencode-1-question-dismissed": rule(one("1.5", ["live"]), {
    texts: ["The user dismissed this question", "User has answered your questions: "],
  }),
  "opencode-1-aborted": rule(one("1.5", ["live"]), {
    texts: [
      "MessageAbortedError",
      "Aborted",
      "<shell_metadata>",
      "User aborted the command",
      "Tool execution aborted",
    ],
    lists: [{ what: "metadata-keys", values: ["interrupted"] }],
  }),
  "opencode-1-doom-loop": rule(program("`doom_loop`", ["host-source"]), {
    caps: [cap("repeated-calls", 3, "items")],
  }),
  "opencode-1-paths-of-commands": rule(program("`bash`", ["host-source"], { see: ["opencode-1.bash"] }), {
    lists: [{ what: "file-commands", values: [firstFileCommand, ...otherFileCommands] }],
  }),
  "opencode-1-shell-words": rule(program("`bash`", ["host-source"], { see: ["shell-save-prefix"] }), {
    caps: [cap("program-words", 136, "items")],
    lists: [
      { what: "programs-of-one-word", values: ["cat", "ls", "rm", "mv", "echo"] },
      { what: "programs-of-two-words", values: ["git", "npm", "docker", "cargo", "go"] },
      { what: "programs-of-three-words", values: ["docker compose", "gh", "aws", "gcloud", "npm run"] },
    ],
  }),
});
