// The records of an OpenCode 1.x export: the session's own record, and messages of `{info, parts}`. Parts and errors
// stand in files of their own. Loose on the way in; required is what host 1.18.32 requires.

import "../without-eval.ts";
import * as z from "zod";
import { messageError } from "./schema-errors.ts";
import { count, messageIdText, part, sessionIdText, tokens } from "./schema-parts.ts";

const values = z.looseObject({});

const fileDiff = z.looseObject({
  file: z.string().optional(),
  patch: z.string().optional(),
  additions: z.number(),
  deletions: z.number(),
  status: z.enum(["added", "deleted", "modified"]).optional(),
});

const permissionRule = z.looseObject({
  permission: z.string(),
  pattern: z.string(),
  action: z.enum(["allow", "deny", "ask"]),
});

export const sessionInfo = z.looseObject({
  id: sessionIdText,
  slug: z.string(),
  projectID: z.string(),
  workspaceID: z.string().startsWith("wrk").optional(),
  directory: z.string(),
  path: z.string().optional(),
  parentID: sessionIdText.optional(),
  summary: z
    .looseObject({
      additions: z.number(),
      deletions: z.number(),
      files: z.number(),
      diffs: z.array(fileDiff).optional(),
    })
    .optional(),
  cost: z.number().optional(),
  tokens: tokens.omit({ total: true }).optional(),
  share: z.looseObject({ url: z.string() }).optional(),
  title: z.string(),
  agent: z.string().optional(),
  model: z.looseObject({ id: z.string(), providerID: z.string(), variant: z.string().optional() }).optional(),
  version: z.string(),
  metadata: values.optional(),
  time: z.looseObject({
    created: count,
    updated: count,
    compacting: count.optional(),
    archived: z.number().optional(),
  }),
  permission: z.array(permissionRule).optional(),
  revert: z
    .looseObject({
      messageID: messageIdText,
      partID: z.string().startsWith("prt").optional(),
      snapshot: z.string().optional(),
      diff: z.string().optional(),
    })
    .optional(),
});

const outputFormat = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("text") }),
  z.looseObject({ type: z.literal("json_schema"), schema: values, retryCount: count.optional() }),
]);

export const userInfo = z.looseObject({
  id: messageIdText,
  sessionID: sessionIdText,
  role: z.literal("user"),
  time: z.looseObject({ created: z.number().nonnegative() }),
  agent: z.string(),
  model: z.looseObject({
    providerID: z.string(),
    modelID: z.string(),
    variant: z.string().optional(),
  }),
  format: outputFormat.optional(),
  summary: z
    .looseObject({ title: z.string().optional(), body: z.string().optional(), diffs: z.array(fileDiff) })
    .optional(),
  system: z.string().optional(),
  tools: z.record(z.string(), z.boolean()).optional(),
});

export const assistantInfo = z.looseObject({
  id: messageIdText,
  sessionID: sessionIdText,
  role: z.literal("assistant"),
  time: z.looseObject({ created: count, completed: count.optional() }),
  error: messageError.optional(),
  parentID: messageIdText,
  modelID: z.string(),
  providerID: z.string(),
  mode: z.string(),
  agent: z.string(),
  path: z.looseObject({ cwd: z.string(), root: z.string() }),
  summary: z.boolean().optional(),
  cost: z.number(),
  tokens,
  structured: z.unknown().optional(),
  variant: z.string().optional(),
  finish: z.string().optional(),
});

const messageInfo = z.discriminatedUnion("role", [userInfo, assistantInfo]);
const messageRow = z.looseObject({ info: messageInfo, parts: z.array(part) });
/** A whole export, as generators need it. Reading never parses a document at once. */
export const sessionExport = z.looseObject({ info: sessionInfo, messages: z.array(messageRow) });
