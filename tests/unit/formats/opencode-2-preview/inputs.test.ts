// What enters a conversation, as a dump tells it: often twice.

import { expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { openCode2Preview } from "@/lib/formats/opencode-2-preview/index.ts";
import { info, START } from "../opencode-2/rows.ts";
import { readValue } from "../read-value.ts";

const event = (name: string, data: JsonObject, at: number): Json => ({
  id: `evt_${at}`,
  created: START + at,
  type: `session.${name}`,
  data: { sessionID: "ses_lead", ...data },
});
const read = (...events: readonly Json[]) => readValue(openCode2Preview, { info, events }).events;
const words = {
  text: '<subagent sessionID="ses_kid" state="completed">\nok\n</subagent>',
  metadata: { source: "subagent", childID: "ses_kid", state: "completed" },
};

test("a notice told by its own event and by its delivery enters once", () => {
  const events = read(
    event("synthetic", { messageID: "msg_n", ...words }, 1),
    event("inbox.enqueued", { inboxID: "msg_n", input: { type: "synthetic", data: words } }, 2),
    event("inbox.delivered", { inboxID: "msg_n" }, 3),
  );
  expect(events.map(({ kind, row }) => [kind, row])).toEqual([["notice", 0]]);
});

test("a delivery finds what was enqueued under another id than the message's", () => {
  const events = read(
    event("inbox.enqueued", { inboxID: "inb_1", input: { type: "user", data: { text: "go" } } }, 1),
    event("inbox.delivered", { inboxID: "inb_1", messageID: "msg_1" }, 2),
  );
  expect(events).toMatchObject([
    { kind: "prompt", message: { value: "msg_1" }, text: { value: { text: "go" } } },
  ]);
});
