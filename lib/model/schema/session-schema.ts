// Sessions, sums over the bundle, findings and counts, as in lib/model/analysis.ts.

import * as z from "zod";
import { FINDING_KINDS } from "../analysis.ts";
import { claimOf } from "./claim-schema.ts";
import { claimId, documentId, durationMs, formatId, sessionId, warrantId } from "./ids-schema.ts";
import { numberClaim, sessionClaim, textClaim, timeClaim, usageClaim } from "./shared-claims.ts";

const hostVersion = z
  .strictObject({ format: formatId, from: z.string(), to: z.string() })
  .meta({ id: "HostVersion" });

export const session = z
  .strictObject({
    id: sessionId,
    document: documentId,
    role: z.enum(["lead", "child", "unknown"]),
    depth: z.number(),
    idClaim: sessionClaim,
    parent: sessionClaim,
    forkOf: sessionClaim,
    title: textClaim,
    agent: textClaim,
    host: claimOf("HostVersion", hostVersion),
    createdAt: timeClaim,
    firstAt: timeClaim,
    lastAt: timeClaim,
    endedBy: textClaim,
    steps: numberClaim,
    prompts: numberClaim,
    calls: numberClaim,
    tokens: usageClaim,
    cost: numberClaim,
  })
  .meta({ id: "Session" });

const sum = claimOf("Sum", durationMs);

export const totals = z
  .strictObject({
    wall: sum,
    work: sum,
    tokensOwn: usageClaim,
    tokensLoaded: usageClaim,
    costOwn: numberClaim,
    costLoaded: numberClaim,
    childrenNotLoaded: numberClaim,
    dispatches: numberClaim,
    completed: numberClaim,
    failed: numberClaim,
    cancelled: numberClaim,
    refused: numberClaim,
    open: numberClaim,
    undetermined: numberClaim,
    settledByInference: numberClaim,
    depth: numberClaim,
    mostOpen: numberClaim,
    denials: numberClaim,
    idles: numberClaim,
  })
  .meta({ id: "Totals", description: "own: the leads alone; loaded: with every loaded child." });

export const missingSession = z
  .strictObject({
    id: sessionId,
    namedBy: z.array(claimId),
    as: z.enum(["parent", "child"]),
    standing: z.enum(["observed", "computed", "inferred"]),
    format: formatId.nullable(),
    agent: z.string().nullable(),
  })
  .meta({ id: "MissingSession", description: "Named as parent or child, without a document here." });

export const finding = z
  .strictObject({
    id: z.string(),
    rule: z.string(),
    kind: z.enum(FINDING_KINDS),
    about: z.array(claimId),
  })
  .meta({ id: "Finding" });

export const warrantTally = z
  .strictObject({ warrant: warrantId, held: z.number(), failed: z.number() })
  .meta({ id: "WarrantTally", description: "How often an inferring rule's premise held, and failed, here." });

export const standingCount = z
  .strictObject({
    observed: z.number(),
    computed: z.number(),
    inferred: z.number(),
    unknown: z.number(),
  })
  .meta({ id: "StandingCount" });
