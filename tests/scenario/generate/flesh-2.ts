// What a plan leaves open in a session of OpenCode 2 (models, blobs, optional members), from the format's own schema.

import fc from "fast-check";
import { isJsonObject, type Json, type JsonObject } from "../../../lib/base/json.ts";
import * as schema from "../../../lib/formats/opencode-2/schema.ts";
import { sessionInfo } from "../../../lib/formats/opencode-2/schema-info.ts";
import { toolItem } from "../../../lib/formats/opencode-2/schema-items.ts";
import { type Choices, valuesOf } from "./from-schema.ts";

/** A few of each kind; a plan picks by number. */
export interface Flesh {
  readonly info: JsonObject;
  readonly users: readonly JsonObject[];
  readonly steps: readonly JsonObject[];
  readonly tools: readonly JsonObject[];
  readonly others: readonly JsonObject[];
}

const OTHER_ROWS = [
  schema.systemRow,
  schema.skillRow,
  schema.agentSwitchedRow,
  schema.modelSwitchedRow,
  schema.locationSwitchedRow,
  schema.shellRow,
  schema.compactionRow,
];

export function flesh(choices: Choices): fc.Arbitrary<Flesh> {
  return fc.record({
    info: valuesOf(sessionInfo, choices).map(asObject),
    users: few(valuesOf(schema.userRow, choices)),
    steps: few(valuesOf(schema.assistantRow, choices)),
    tools: few(valuesOf(toolItem, choices)),
    others: few(fc.oneof(...OTHER_ROWS.map((row) => valuesOf(row, choices)))),
  });
}

export function pick(from: readonly JsonObject[], which: number): JsonObject {
  return from[which % Math.max(from.length, 1)] ?? {};
}

export function few(values: fc.Arbitrary<Json>): fc.Arbitrary<readonly JsonObject[]> {
  return fc.array(values.map(asObject), { minLength: 1, maxLength: 3 });
}

export function asObject(value: Json): JsonObject {
  return isJsonObject(value) ? value : {};
}
