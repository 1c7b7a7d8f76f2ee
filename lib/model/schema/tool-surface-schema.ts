// What a model could call at one moment, as in lib/model/tool-surface.ts.

import * as z from "zod";
import { REACHES, SURFACE_OCCASIONS } from "../tool-surface.ts";
import { claimOf } from "./claim-schema.ts";
import { evidenceRef } from "./evidence-schema.ts";
import { claimId, sessionId } from "./ids-schema.ts";
import { flagClaim, textClaim, timeClaim } from "./shared-claims.ts";

const about = { id: claimId, session: sessionId };
const reachClaim = claimOf("Reach", z.enum(REACHES));

const toolReach = z
  .strictObject({
    id: claimId,
    tools: z.array(z.string()),
    aliases: z.array(z.string()),
    doors: z.enum(["direct", "execute", "both"]),
    reach: reachClaim,
    removedBy: claimOf("Place", evidenceRef).nullable(),
    calls: z.number(),
  })
  .meta({ id: "ToolReach", description: "One statement about the reach of the tools that it names." });

export const toolSurface = z
  .strictObject({
    ...about,
    number: z.number(),
    occasions: z.array(z.enum(SURFACE_OCCASIONS)),
    names: z.string().nullable(),
    at: timeClaim,
    tools: z.array(toolReach),
    others: reachClaim,
    complete: flagClaim,
    changes: claimOf("ChangedTools", z.array(z.string())).nullable(),
    continues: claimOf("ClaimId", claimId).nullable(),
    unchanged: z.record(z.string(), z.number()),
  })
  .meta({
    id: "ToolSurface",
    description: "What a model could call at one moment; others stands for every tool that is not named.",
  });

export const deniedYetReachable = z
  .strictObject({
    ...about,
    denied: z.string(),
    rule: evidenceRef,
    open: textClaim,
    openRule: evidenceRef.nullable(),
    tools: z.array(z.string()),
  })
  .meta({ id: "DeniedYetReachable", description: "A rule denies one door, and another stays open." });
