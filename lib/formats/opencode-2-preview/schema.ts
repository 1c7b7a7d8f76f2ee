// The early shape of 2.x rows (betas, and the preview inside 1.18): tools with `provider` and `structured`, items with
// ids of their own. Known from real documents of one build only, so little is demanded.

import * as z from "zod";
import { base, error, location, model, tokens, usage } from "../rows-2/schema-parts.ts";
import type { RowSchemas } from "../rows-2/schemas.ts";
import { blob, idOf, listOf, maybe, word } from "../rows-2/shape.ts";

const row = (type: string, members: z.ZodRawShape) =>
  z.looseObject({ ...base, type: z.literal(type), ...members });

const assistantMembers = {
  time: z.looseObject({ created: z.number(), streamed: maybe(z.number()), completed: maybe(z.number()) }),
  agent: z.string(),
  model,
  snapshot: maybe(
    z.looseObject({ start: maybe(z.string()), end: maybe(z.string()), files: maybe(listOf(z.string())) }),
  ),
  finish: maybe(word("stop", "length", "tool-calls", "content-filter", "error", "unknown")),
  ...usage,
  error: maybe(z.looseObject({ message: z.string() })),
  retry: maybe(blob()),
};

const settled = { input: blob(), content: maybe(z.array(z.unknown())), structured: maybe(blob()) };

export const previewSchemas: RowSchemas = {
  info: z.looseObject({
    id: idOf("ses_"),
    projectID: z.string(),
    model: maybe(model),
    cost: maybe(z.number()),
    tokens: maybe(tokens),
    time: z.looseObject({ created: z.number(), updated: z.number() }),
    title: maybe(z.string()),
    location,
  }),
  rows: new Map<string, z.ZodType>([
    ["user", row("user", { text: z.string() })],
    ["assistant", row("assistant", { ...assistantMembers, content: z.array(z.unknown()) })],
    ["synthetic", row("synthetic", { text: z.string() })],
    ["system", row("system", { text: z.string() })],
    ["shell", row("shell", { command: z.string() })],
    ["compaction", row("compaction", {})],
    ["agent-switched", row("agent-switched", { agent: z.string() })],
    ["model-switched", row("model-switched", { model })],
  ]),
  items: new Map<string, z.ZodType>([
    ["text", z.looseObject({ text: z.string() })],
    ["reasoning", z.looseObject({ text: z.string() })],
    [
      "tool",
      z.looseObject({
        id: z.string(),
        name: z.string(),
        provider: maybe(blob()),
        state: z.looseObject({ status: z.string() }),
        time: z.looseObject({ created: z.number(), ran: maybe(z.number()), completed: maybe(z.number()) }),
      }),
    ],
  ]),
  states: new Map<string, z.ZodType>([
    ["pending", z.looseObject({})],
    ["streaming", z.looseObject({ input: z.string() })],
    ["running", z.looseObject({ input: blob(), structured: maybe(blob()) })],
    ["completed", z.looseObject(settled)],
    ["error", z.looseObject({ ...settled, error })],
  ]),
};
