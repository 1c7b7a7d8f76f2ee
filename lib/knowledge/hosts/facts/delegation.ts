// How OpenCode 2 dispatches a child, acknowledges it and brings its answer: what a plugin saw on a running 2.0.18, and what its
// program says.

import type { DelegationFact } from "../../../model/host-fact-names.ts";
import { cap } from "../tools/details.ts";
import { headsOf, ON_2_0_18, rule, rulesOf } from "./head.ts";

const page = headsOf("delegation", "opencode-2", "host-subagent-injection", ON_2_0_18);
const notes = headsOf("delegation", "opencode-2", "export-notes", null);
const plugin = headsOf("delegation", "opencode-2", "team-mode-notes", null);
const source = headsOf("delegation", "opencode-2", "opencode-source", null);

export const DELEGATION_RECORDS = rulesOf<DelegationFact>({
  "dispatch-event": rule(page("1", ["live", "host-source"], { see: ["corrected-input-field"] }), {
    lists: [
      {
        what: "event-fields",
        values: ["tool", "sessionID", "agent", "messageID", "id", "input"],
      },
    ],
    texts: ["execute.before"],
  }),
  "acknowledgement-names-child": rule(page("2", ["live"], { see: ["keys-of-two-moments"] }), {
    lists: [{ what: "metadata-keys", values: ["sessionID", "status", "truncated"] }],
    texts: ["The subagent is working in the background (sessionID: "],
  }),
  "acknowledgement-size": rule(
    page("2", ["live"], { versions: null, see: ["acknowledgement-names-child"] }),
    { caps: [cap("size-of-acknowledgement", 98, "tokens")] },
  ),
  "status-running-is-open": rule(
    page("2", ["live", "host-source"], { see: ["corrected-child-id", "injection-status-words"] }),
    {
      lists: [{ what: "states", values: ["running", "completed"] }],
      texts: ['<subagent sessionID="…" state="completed">'],
    },
  ),
  "answer-is-a-message": rule(page("3", ["live"], { see: ["keys-of-two-moments"] }), {
    lists: [{ what: "metadata-keys", values: ["source", "childID", "agent", "state"] }],
    texts: ['<subagent sessionID="…" state="completed" description="…">'],
  }),
  "keys-of-two-moments": rule(page("3", ["live"]), {
    lists: [{ what: "metadata-keys", values: ["sessionID, status", "childID, state"] }],
  }),
  "answer-seen-at-context": rule(
    page("7", ["live"], { see: ["corrected-injection-unseen", "corrected-elapsed"] }),
    {
      caps: [
        cap("context-fired", 6, "items"),
        cap("request-fired", 6, "items"),
        cap("prompt-fired", 0, "items"),
        cap("settled-by-injection", 1, "items"),
        cap("elapsed-at-injection", 53_102, "ms"),
      ],
      lists: [{ what: "hook-points", values: ['session.hook("context")'] }],
    },
  ),
  "no-hook-before-notice": rule(page("3", ["live", "plugin-source"]), {
    lists: [{ what: "hook-points", values: ["chat.message"] }],
  }),
  "injection-before-idle": rule(page("4", ["live"]), {
    caps: [
      cap("injection-to-step", 33, "ms"),
      cap("injection-to-step-end", 4296, "ms"),
      cap("injection-to-idle", 4308, "ms"),
    ],
  }),
  "live-pairing": rule(page("6", ["live"], { see: ["corrected-input-field"] }), {
    caps: [
      cap("children-seen", 1, "items"),
      cap("unpaired-before", 1, "items"),
      cap("unpaired-after", 0, "items"),
    ],
  }),
  "processes-count-alone": rule(page("6", ["live"])),
  "no-child-idle": rule(page("7", ["live"], { see: ["corrected-child-idle"] })),
  "idle-rows": rule(notes("2.3", ["host-source"]), {
    lists: [{ what: "states", values: ["succeeded", "failed", "interrupted"] }],
  }),
  "inbox-unasked": rule(plugin("3.3", ["report"]), {
    lists: [
      { what: "hook-points", values: ["session.synthetic", "session.prompt"] },
      { what: "deliveries", values: ["steer", "queue"] },
    ],
  }),
  "event-names-seen": rule(plugin("3.3", ["report"], { see: ["no-child-idle"] }), {
    lists: [
      {
        what: "event-names",
        values: [
          "session.execution.started",
          "session.execution.succeeded",
          "session.execution.failed",
          "session.step.*",
          "session.retry.scheduled",
          "session.usage.updated",
          "session.inbox.enqueued",
          "session.inbox.delivered",
        ],
      },
    ],
  }),
  "status-words-in-source": rule(
    source("packages/core/src/tool/plugin/subagent.ts@03cce40", ["host-source"], {
      see: ["injection-status-words"],
    }),
    { lists: [{ what: "states", values: ["completed", "running"] }] },
  ),
});
