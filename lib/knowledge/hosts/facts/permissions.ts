// How OpenCode 2.x decides whether a call may run, and what of that an export shows; that of 1.x is permissions-1.ts.

import type { PermissionFact } from "../../../model/host-fact-names.ts";
import { headsOf, rule, rulesOf } from "./head.ts";
import { PERMISSION_RECORDS_1, type PermissionFact1 } from "./permissions-1.ts";

const two = headsOf("permissions", "opencode-2", "export-notes", null);
const source = headsOf("permissions", "opencode-2", "opencode-source", null);

const PERMISSION_RECORDS_2 = rulesOf<Exclude<PermissionFact, PermissionFact1>>({
  "opencode-2-last-rule": rule(two("2.6", ["host-source"], { see: ["opencode-2-evaluation-order"] })),
  "opencode-2-no-rule": rule(two("2.6", ["host-source"])),
  "opencode-2-wildcards": rule(two("2.6", ["host-source"]), {
    lists: [{ what: "wildcards", values: ["*", "?", " *"] }],
  }),
  "opencode-2-evaluation-order": rule(
    source("packages/core/src/permission.ts@025dd44", ["host-source"], { see: ["denial.permission-denied"] }),
    { texts: ["Permission denied: <action>"] },
  ),
  "opencode-2-outside-in-source": rule(
    source("packages/core/src/tool/plugin/edit.ts@179525d", ["host-source"], {
      see: ["opencode-2.write", "opencode-2.edit", "opencode-2.patch", "opencode-2.glob", "opencode-2.grep"],
    }),
    {
      lists: [
        { what: "core-names", values: ["write", "edit", "patch", "glob", "grep"] },
        {
          what: "source-files",
          values: ["write.ts@1bc8473", "patch.ts@00940b1", "glob.ts@108862a", "grep.ts@108862a"],
        },
      ],
    },
  ),
  "opencode-2-always-in-source": rule(
    source("packages/core/src/file-access.ts@0dab3ee", ["host-source"], {
      see: ["opencode-2-saved-answers", "opencode-2-outside-in-source"],
    }),
    {
      lists: [
        {
          what: "core-names",
          values: ["read", "write", "edit", "patch", "glob", "grep", "webfetch", "websearch"],
        },
        {
          what: "source-files",
          values: [
            "write.ts@1bc8473",
            "edit.ts@179525d",
            "patch.ts@00940b1",
            "glob.ts@108862a",
            "grep.ts@108862a",
            "webfetch.ts@1e683f1",
            "websearch.ts@1f19eb8",
          ],
        },
      ],
      texts: ['save: ["*"]'],
    },
  ),
  "opencode-2-refusal-prefixes": rule(
    source("packages/core/src/tool/plugin/shell.ts@0107518", ["host-source"], {
      see: ["denial.refused-in-other-words", "denial.permission-denied"],
    }),
    {
      texts: [
        "Unable to execute command: ",
        "Unable to edit ",
        "Unable to write ",
        "Unable to apply patch",
        "Unable to find files matching ",
        "Unable to grep for ",
        "Unable to fetch ",
        "Unable to search the web for ",
        "Unable to load skill ",
        "Subagent denied: ",
        "Permission denied: question",
      ],
    },
  ),
  "opencode-2-saved-answers": rule(two("2.6", ["host-source"]), {
    lists: [{ what: "event-fields", values: ["id", "projectID", "action", "resource"] }],
  }),
  "opencode-2-request": rule(two("2.6", ["host-source"]), {
    lists: [
      {
        what: "request-fields",
        values: ["id", "sessionID", "action", "resources[]", "save[]?", "metadata?", "source?", "message?"],
      },
      { what: "replies", values: ["once", "always", "reject"] },
    ],
  }),
  "opencode-2-approval-traceless": rule(two("2.6", ["host-source"]), {
    lists: [{ what: "one-form", values: ["permission.asked", "permission.replied"] }],
  }),
  "opencode-2-clock-before-ask": rule(
    two("2.5", ["host-source"], { see: ["opencode-2-approval-traceless"] }),
    { lists: [{ what: "event-fields", values: ["time.created", "time.ran", "time.completed"] }] },
  ),
  "opencode-2-wordless-decline": rule(two("2.3", ["report"], { see: ["denial.user-declined"] }), {
    texts: ["The user declined this tool call", "Step interrupted"],
  }),
  "opencode-2-decline-with-words": rule(
    two("2.6", ["report"], {
      versions: { from: "2.0.24", to: "2.0.24" },
      see: ["denial.refused-in-other-words"],
    }),
    {
      texts: ["permission.rejected"],
      lists: [{ what: "other-form", values: ["tool.execution", "unknown"] }],
    },
  ),
  "opencode-2-run-cannot-ask": rule(two("2.6", ["host-source"], { see: ["denial.nobody-to-ask"] })),
  "opencode-2-siblings-declined": rule(two("2.6", ["host-source"]), {
    texts: ["Tool execution interrupted"],
  }),
  "opencode-2-question-answers": rule(two("2.5", ["host-source"]), {
    texts: ["User has answered your questions: "],
    lists: [{ what: "error-types", values: ["aborted", "tool.execution"] }],
  }),
  "opencode-2-error-types": rule(two("2.6", ["host-source"]), {
    lists: [
      {
        what: "error-types",
        values: [
          "permission.rejected",
          "tool.execution",
          "tool.interrupted",
          "tool.input-json",
          "tool.result-missing",
          "aborted",
          "unknown",
          "provider.auth",
          "provider.rate-limit",
          "provider.quota",
          "provider.content-filter",
          "provider.transport",
          "provider.internal",
          "provider.invalid-output",
          "provider.invalid-request",
          "provider.no-route",
          "provider.timeout",
          "provider.unknown",
        ],
      },
    ],
  }),
});

export const PERMISSION_RECORDS = [...PERMISSION_RECORDS_2, ...PERMISSION_RECORDS_1];
