// The claims that several parts of the analysis hold: one definition each.

import * as z from "zod";
import { claimOf } from "./claim-schema.ts";
import { callId, epochMs, sessionId } from "./ids-schema.ts";

export const usage = z
  .strictObject({
    input: z.number(),
    output: z.number(),
    reasoning: z.number(),
    cacheRead: z.number(),
    cacheWrite: z.number(),
  })
  .meta({ id: "Usage", description: "Tokens." });

export const textClaim = claimOf("Text", z.string());
export const numberClaim = claimOf("Number", z.number());
export const flagClaim = claimOf("Flag", z.boolean());
export const timeClaim = claimOf("Time", epochMs);
export const sessionClaim = claimOf("Session", sessionId);
export const callClaim = claimOf("Call", callId);
export const usageClaim = claimOf("Usage", usage);
