// How OpenCode 1.x and 2.x decide whether a call may run, and what of that an export shows.

import type { PermissionFact } from "../../../model/host-fact-names.ts";
import { headsOf, ON_1_18_33, rule, rulesOf } from "./head.ts";

const two = headsOf("permissions", "opencode-2", "export-notes", null);
const one = headsOf("permissions", "opencode-1", "export-notes", ON_1_18_33);

export const PERMISSION_RECORDS = rulesOf<PermissionFact>({
  "opencode-2-last-rule": rule(two("2.6", ["host-source"])),
  "opencode-2-no-rule": rule(two("2.6", ["host-source"])),
  "opencode-2-wildcards": rule(two("2.6", ["host-source"]), {
    lists: [{ what: "wildcards", values: ["*", "?", " *"] }],
  }),
  "opencode-2-saved-answers": rule(two("2.6", ["host-source"]), {
    lists: [{ what: "event-fields", values: ["id", "projectID", "action", "resource"] }],
  }),
  "opencode-2-approval-traceless": rule(two("2.6", ["host-source"])),
  "opencode-2-wordless-decline": rule(two("2.3", ["report"], { see: ["denial.user-declined"] }), {
    texts: ["The user declined this tool call", "Step interrupted"],
  }),
  "opencode-2-decline-with-words": rule(
    two("2.6", ["report"], {
      versions: { from: "2.0.24", to: "2.0.24" },
      see: ["denial.refused-in-other-words"],
    }),
    { texts: ["permission.rejected"] },
  ),
  "opencode-2-run-cannot-ask": rule(two("2.6", ["host-source"], { see: ["denial.nobody-to-ask"] })),
  "opencode-2-siblings-declined": rule(two("2.6", ["host-source"]), {
    texts: ["Tool execution interrupted"],
  }),
  "opencode-1-last-rule": rule(one("1.5", ["host-source"], { versions: null })),
  "opencode-1-denied-vanish": rule(one("1.3", ["live"], { see: ["opencode-1-invalid"] })),
  "opencode-1-invalid": rule(one("1.3", ["live"]), {
    texts: ["Model tried to call unavailable tool 'X'. Available tools: a, b."],
  }),
  "opencode-1-approval-traceless": rule(one("1.5", ["live"])),
  "opencode-1-wordless-reject": rule(one("1.5", ["live"], { see: ["denial.wordless"] })),
  "opencode-1-reject-with-words": rule(one("1.5", ["live"], { see: ["denial.user-with-words"] })),
  "opencode-1-run-rejects": rule(one("1.5", ["live", "report"], { see: ["denial.wordless"] })),
  "opencode-1-run-denies": rule(one("1.1", ["live"]), {
    lists: [{ what: "run-denies", values: ["question", "plan_enter", "plan_exit"] }],
  }),
  "opencode-1-child-rules": rule(one("1.1", ["live"]), {
    lists: [{ what: "child-denies", values: ["todowrite", "task"] }],
  }),
});
