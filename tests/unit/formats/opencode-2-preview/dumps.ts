// Event dumps in the two spellings that hosts wrote, for the tests of what a reader makes of them.

import { expect } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { openCode2Preview } from "@/lib/formats/opencode-2-preview/index.ts";
import { info, START } from "../opencode-2/rows.ts";
import { type ReadValue, readValue, unresolved } from "../read-value.ts";

export const STEP = { assistantMessageID: "msg_a" };

/** An event of the preview: the time stands in its data. */
export function next(name: string, data: JsonObject, at = 0): JsonObject {
  return {
    id: `evt_${name}_${at}`,
    type: `session.next.${name}`,
    durable: { aggregateID: "ses_lead", seq: at, version: 1 },
    data: { timestamp: START + at, sessionID: "ses_lead", ...data },
  };
}

/** An event of a later build: the time stands on the event. */
export function later(name: string, data: JsonObject, at = 0): JsonObject {
  return {
    id: `evt_${name}_${at}`,
    created: START + at,
    type: `session.${name}`,
    data: { sessionID: "ses_lead", ...data },
  };
}

export function dump(...events: readonly Json[]): ReadValue {
  const value = { info, events };
  const result = readValue(openCode2Preview, value);
  expect(unresolved(value, result)).toEqual([]);
  return result;
}
