// The parts of an OpenCode 1.x message as hosts 1.0 to 1.18 write them. Loose on the way in: unknown keys are kept and
// counted, never refused. Required here is what 1.18.32 requires; older hosts wrote less, and judge.ts knows what.
// Checked against the JSON Schema of 1.18.32: what a generator makes from these, that host accepts.

import "../without-eval.ts";
import * as z from "zod";
import { apiError } from "./schema-errors.ts";

export const sessionIdText = z.string().startsWith("ses");
export const messageIdText = z.string().startsWith("msg");
const partIdText = z.string().startsWith("prt");
export const count = z.int().nonnegative();
const metadata = z.looseObject({});

export const tokens = z.looseObject({
  total: z.number().optional(),
  input: z.number(),
  output: z.number(),
  reasoning: z.number(),
  cache: z.looseObject({ read: z.number(), write: z.number() }),
});

const identity = { id: partIdText, sessionID: sessionIdText, messageID: messageIdText };
const span = z.looseObject({ start: count, end: count.optional() });
const sourceText = z.looseObject({ value: z.string(), start: z.number(), end: z.number() });
const place = z.looseObject({ line: count, character: count });

const fileSource = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("file"), text: sourceText, path: z.string() }),
  z.looseObject({
    type: z.literal("symbol"),
    text: sourceText,
    path: z.string(),
    range: z.looseObject({ start: place, end: place }),
    name: z.string(),
    kind: count,
  }),
  z.looseObject({ type: z.literal("resource"), text: sourceText, clientName: z.string(), uri: z.string() }),
]);

export const textPart = z.looseObject({
  ...identity,
  type: z.literal("text"),
  text: z.string(),
  synthetic: z.boolean().optional(),
  ignored: z.boolean().optional(),
  time: span.optional(),
  metadata: metadata.optional(),
});

const reasoningPart = z.looseObject({
  ...identity,
  type: z.literal("reasoning"),
  text: z.string(),
  time: span,
  metadata: metadata.optional(),
});

const filePart = z.looseObject({
  ...identity,
  type: z.literal("file"),
  mime: z.string(),
  url: z.string(),
  filename: z.string().optional(),
  source: fileSource.optional(),
});

const toolState = z.discriminatedUnion("status", [
  z.looseObject({ status: z.literal("pending"), input: metadata, raw: z.string() }),
  z.looseObject({
    status: z.literal("running"),
    input: metadata,
    title: z.string().optional(),
    metadata: metadata.optional(),
    time: z.looseObject({ start: count }),
  }),
  z.looseObject({
    status: z.literal("completed"),
    input: metadata,
    output: z.string(),
    title: z.string(),
    metadata,
    time: z.looseObject({ start: count, end: count, compacted: count.optional() }),
    attachments: z.array(filePart).optional(),
  }),
  z.looseObject({
    status: z.literal("error"),
    input: metadata,
    error: z.string(),
    metadata: metadata.optional(),
    time: z.looseObject({ start: count, end: count }),
  }),
]);

export const toolPart = z.looseObject({
  ...identity,
  type: z.literal("tool"),
  callID: z.string(),
  tool: z.string(),
  state: toolState,
  metadata: metadata.optional(),
});

const stepStartPart = z.looseObject({
  ...identity,
  type: z.literal("step-start"),
  snapshot: z.string().optional(),
});

const stepFinishPart = z.looseObject({
  ...identity,
  type: z.literal("step-finish"),
  reason: z.string(),
  cost: z.number(),
  tokens,
  snapshot: z.string().optional(),
});

const agentPart = z.looseObject({
  ...identity,
  type: z.literal("agent"),
  name: z.string(),
  source: z.looseObject({ value: z.string(), start: count, end: count }).optional(),
});

const subtaskPart = z.looseObject({
  ...identity,
  type: z.literal("subtask"),
  prompt: z.string(),
  description: z.string(),
  agent: z.string(),
  model: z.looseObject({ providerID: z.string(), modelID: z.string() }).optional(),
  command: z.string().optional(),
});

const patchPart = z.looseObject({
  ...identity,
  type: z.literal("patch"),
  hash: z.string(),
  files: z.array(z.string()),
});

const snapshotPart = z.looseObject({ ...identity, type: z.literal("snapshot"), snapshot: z.string() });

const compactionPart = z.looseObject({
  ...identity,
  type: z.literal("compaction"),
  auto: z.boolean(),
  overflow: z.boolean().optional(),
  tail_start_id: messageIdText.optional(),
});

const retryPart = z.looseObject({
  ...identity,
  type: z.literal("retry"),
  attempt: count,
  error: apiError,
  time: z.looseObject({ created: count }),
});

/** The schema of each part type. A type that is not a key here is not known. */
export const partSchemas = {
  text: textPart,
  reasoning: reasoningPart,
  file: filePart,
  tool: toolPart,
  "step-start": stepStartPart,
  "step-finish": stepFinishPart,
  agent: agentPart,
  subtask: subtaskPart,
  patch: patchPart,
  snapshot: snapshotPart,
  compaction: compactionPart,
  retry: retryPart,
} as const;

export const part = z.discriminatedUnion("type", [
  textPart,
  reasoningPart,
  filePart,
  toolPart,
  stepStartPart,
  stepFinishPart,
  agentPart,
  subtaskPart,
  patchPart,
  snapshotPart,
  compactionPart,
  retryPart,
]);
