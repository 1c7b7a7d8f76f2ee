// The session's own record of OpenCode 2.x (see schema.ts).

import * as z from "zod";
import { location, model, tokens } from "../rows-2/schema-parts.ts";
import { blob, idOf, listOf, maybe, whole, word } from "../rows-2/shape.ts";

export const sessionInfo = z.looseObject({
  id: idOf("ses_"),
  parentID: maybe(idOf("ses_")),
  fork: maybe(
    z.looseObject({
      sessionID: idOf("ses_"),
      boundary: z.looseObject({ type: word("before", "through"), messageID: idOf("msg_") }),
    }),
  ),
  projectID: z.string(),
  agent: maybe(z.string()),
  model: maybe(model),
  cost: z.number(),
  tokens,
  outcome: maybe(word("succeeded", "failed", "interrupted")),
  time: z.looseObject({
    created: z.number(),
    updated: z.number(),
    idle: maybe(z.number()),
    viewed: maybe(z.number()),
    archived: maybe(z.number()),
  }),
  title: maybe(z.string()),
  subpath: maybe(z.string()),
  metadata: maybe(blob()),
  permissions: maybe(
    listOf(z.looseObject({ action: z.string(), resource: z.string(), effect: word("allow", "deny", "ask") })),
  ),
  revert: maybe(
    z.looseObject({
      messageID: idOf("msg_"),
      partID: maybe(z.string()),
      snapshot: maybe(z.string()),
      files: maybe(
        listOf(
          z.looseObject({
            file: z.string(),
            patch: z.string(),
            additions: whole(0),
            deletions: whole(0),
            status: word("added", "deleted", "modified"),
          }),
        ),
      ),
    }),
  ),
  location,
});
