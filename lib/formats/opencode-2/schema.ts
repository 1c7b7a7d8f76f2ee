// The rows of OpenCode 2.x as zod schemas: the shape that 2.0.12 publishes for its session transfer, and what betas
// and later builds add to it (marked as such). Objects are loose and vocabularies open: a schema here judges a record,
// it never decides whether the record is read.

import * as z from "zod";
import { base, error, location, model, providerState, usage } from "../rows-2/schema-parts.ts";
import type { RowSchemas } from "../rows-2/schemas.ts";
import { base64, idOf, listOf, maybe, otherBuild, whole, word } from "../rows-2/shape.ts";
import { sessionInfo } from "./schema-info.ts";
import { itemSchemas, reasoningItem, stateSchemas, textItem, toolItem } from "./schema-items.ts";

const mention = z.looseObject({ start: z.number(), end: z.number(), text: z.string() });

export const userRow = z.looseObject({
  ...base,
  type: z.literal("user"),
  text: z.string(),
  files: maybe(
    listOf(
      z.looseObject({
        data: base64(),
        mime: z.string(),
        source: z.union([
          z.looseObject({ type: z.literal("inline") }),
          z.looseObject({ type: z.literal("uri"), uri: z.string() }),
        ]),
        name: maybe(z.string()),
        description: maybe(z.string()),
        mention: maybe(mention),
      }),
    ),
  ),
  agents: maybe(listOf(z.looseObject({ name: z.string(), mention: maybe(mention) }))),
  skills: maybe(
    listOf(
      z.looseObject({ id: z.string(), name: z.string(), text: maybe(z.string()), mention: maybe(mention) }),
    ),
  ),
});

const syntheticRow = z.looseObject({
  ...base,
  type: z.literal("synthetic"),
  text: z.string(),
  description: maybe(z.string()),
});

export const systemRow = z.looseObject({
  ...base,
  type: z.literal("system"),
  text: z.string(),
  description: maybe(z.string()),
});

export const skillRow = z.looseObject({
  ...base,
  type: z.literal("skill"),
  skill: z.string(),
  name: z.string(),
  text: z.string(),
});

const exit = z.union([z.number(), word("Infinity", "-Infinity", "NaN")]);

export const shellRow = z.looseObject({
  ...base,
  time: z.looseObject({ created: z.number(), completed: maybe(z.number()) }),
  type: z.literal("shell"),
  shellID: idOf("sh_"),
  command: z.string(),
  status: word("running", "exited", "timeout", "killed"),
  exit: maybe(exit),
  output: maybe(
    z.looseObject({ output: z.string(), cursor: whole(0), size: whole(0), truncated: z.boolean() }),
  ),
});

export const agentSwitchedRow = z.looseObject({
  ...base,
  type: z.literal("agent-switched"),
  agent: z.string(),
  previous: maybe(z.string()),
});

export const modelSwitchedRow = z.looseObject({
  ...base,
  type: z.literal("model-switched"),
  model,
  previous: maybe(model),
});

const place = { location, projectID: maybe(z.string()), subpath: maybe(z.string()) };

export const locationSwitchedRow = z.looseObject({
  ...base,
  type: z.literal("location-switched"),
  ...place,
  previous: maybe(z.looseObject(place)),
});

const reason = word("auto", "manual");
const compactionBase = { ...base, type: z.literal("compaction"), reason };

export const compactionRow = z.union([
  z.looseObject({ ...compactionBase, status: z.literal("running"), summary: z.string(), recent: z.string() }),
  z.looseObject({
    ...compactionBase,
    status: z.literal("completed"),
    model: maybe(model),
    ...providerState,
    summary: z.string(),
    recent: z.string(),
    providerContext: maybe(
      z.looseObject({
        version: z.literal(1),
        provenance: z.looseObject({
          providerID: z.string(),
          provider: z.string(),
          modelID: z.string(),
          route: z.string(),
          protocol: z.string(),
          endpoint: z.string(),
        }),
        messages: listOf(z.unknown()),
      }),
    ),
    ...usage,
  }),
  z.looseObject({ ...compactionBase, status: z.literal("failed"), error, ...usage }),
]);

const idleRow = z.looseObject({
  ...base,
  type: z.literal("idle"),
  outcome: word("succeeded", "failed", "interrupted"),
  error: otherBuild("later", error),
});

const assistantMembers = {
  ...base,
  time: z.looseObject({ created: z.number(), streamed: maybe(z.number()), completed: maybe(z.number()) }),
  type: z.literal("assistant"),
  agent: z.string(),
  model,
  snapshot: maybe(
    z.looseObject({ start: maybe(z.string()), end: maybe(z.string()), files: maybe(listOf(z.string())) }),
  ),
  finish: maybe(word("stop", "length", "tool-calls", "content-filter", "error", "unknown")),
  rawFinish: maybe(z.string()),
  ...providerState,
  ...usage,
  error: maybe(error),
  retry: maybe(z.looseObject({ attempt: whole(1, 20), at: z.number(), error })),
};

export const assistantRow = z.looseObject({
  ...assistantMembers,
  content: listOf(z.union([textItem, reasoningItem, toolItem])),
});

/** A whole export: what the generators of the tests start from. */
export const sessionTransfer = z.looseObject({
  info: sessionInfo,
  messages: listOf(
    z.union([
      userRow,
      assistantRow,
      syntheticRow,
      systemRow,
      skillRow,
      shellRow,
      compactionRow,
      agentSwitchedRow,
      modelSwitchedRow,
      locationSwitchedRow,
      idleRow,
    ]),
  ),
});

/** The same shapes in the pieces in which records are judged. */
export const openCode2Schemas: RowSchemas = {
  info: sessionInfo,
  rows: new Map<string, z.ZodType>([
    ["user", userRow],
    ["assistant", z.looseObject({ ...assistantMembers, content: z.array(z.unknown()) })],
    ["synthetic", syntheticRow],
    ["system", systemRow],
    ["skill", skillRow],
    ["shell", shellRow],
    ["compaction", z.looseObject({ ...compactionBase, ...usage, error: maybe(error) })],
    ["agent-switched", agentSwitchedRow],
    ["model-switched", modelSwitchedRow],
    ["location-switched", locationSwitchedRow],
    ["idle", idleRow],
  ]),
  items: itemSchemas,
  states: stateSchemas,
};
