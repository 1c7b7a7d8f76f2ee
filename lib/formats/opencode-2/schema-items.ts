// The content of an assistant row of OpenCode 2.x: text, reasoning, and tools with their states (see schema.ts).

import * as z from "zod";
import { error, itemState, providerState } from "../rows-2/schema-parts.ts";
import { blob, listOf, maybe } from "../rows-2/shape.ts";

export const textItem = z.looseObject({ type: z.literal("text"), text: z.string(), ...itemState });

export const reasoningItem = z.looseObject({
  type: z.literal("reasoning"),
  text: z.string(),
  ...itemState,
  time: maybe(z.looseObject({ created: z.number(), completed: maybe(z.number()) })),
});

const toolContent = z.union([
  z.looseObject({ type: z.literal("text"), text: z.string() }),
  z.looseObject({ type: z.literal("file"), uri: z.string(), mime: z.string(), name: maybe(z.string()) }),
]);

const streamingState = z.looseObject({ status: z.literal("streaming"), input: z.string() });
const runningState = z.looseObject({ status: z.literal("running"), input: blob(), metadata: blob() });
const completedState = z.looseObject({
  status: z.literal("completed"),
  input: blob(),
  content: listOf(toolContent, 1),
  metadata: maybe(blob()),
});
const errorState = z.looseObject({
  status: z.literal("error"),
  input: blob(),
  error,
  content: maybe(listOf(toolContent, 1)),
  metadata: maybe(blob()),
});

const toolMembers = {
  type: z.literal("tool"),
  id: z.string(),
  name: z.string(),
  executed: maybe(z.boolean()),
  ...providerState,
  providerResultState: maybe(blob()),
  time: z.looseObject({ created: z.number(), ran: maybe(z.number()), completed: maybe(z.number()) }),
};

export const toolItem = z.looseObject({
  ...toolMembers,
  state: z.union([streamingState, runningState, completedState, errorState]),
});

/** By item type, with the state of a tool left to be judged by its own status. */
export const itemSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ["text", textItem],
  ["reasoning", reasoningItem],
  ["tool", z.looseObject({ ...toolMembers, state: z.looseObject({ status: z.string() }) })],
]);

const settledMembers = { input: blob(), content: maybe(z.array(z.unknown())), metadata: maybe(blob()) };

/** By status. Betas wrote results without content, and `pending` before a call streamed. */
export const stateSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ["pending", z.looseObject({})],
  ["streaming", streamingState],
  ["running", z.looseObject({ input: blob(), metadata: maybe(blob()) })],
  ["completed", z.looseObject(settledMembers)],
  ["error", z.looseObject({ ...settledMembers, error })],
]);
