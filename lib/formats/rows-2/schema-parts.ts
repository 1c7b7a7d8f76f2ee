// The pieces that rows, items and the session record of every 2.x shape have in common.

import * as z from "zod";
import { blob, idOf, maybe, otherBuild, whole } from "./shape.ts";

export const model = z.looseObject({ id: z.string(), providerID: z.string(), variant: maybe(z.string()) });

export const tokens = z.looseObject({
  input: z.number(),
  output: z.number(),
  reasoning: z.number(),
  cache: z.looseObject({ read: z.number(), write: z.number() }),
});

export const error = z.looseObject({ type: z.string(), message: z.string(), status: maybe(whole(100, 599)) });

export const location = z.looseObject({
  directory: z.string(),
  workspaceID: otherBuild("beta", z.string()),
});

export const base = {
  id: idOf("msg_"),
  metadata: maybe(blob()),
  time: z.looseObject({ created: z.number() }),
};

/** The blob of a provider, under the names that it has had. */
const native = { native: otherBuild("later", blob()) };
export const providerState = { providerState: maybe(blob()), ...native };
export const itemState = { state: maybe(blob()), ...native };

export const usage = { cost: maybe(z.number()), tokens: maybe(tokens) };
