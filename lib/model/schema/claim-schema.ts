// A claim around a value of any kind, as in lib/model/claim.ts. Each kind of value gets a definition of its own name.

import * as z from "zod";
import { evidence, grounds } from "./evidence-schema.ts";
import { claimId, sessionId, warrantId } from "./ids-schema.ts";

const remedy = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("export-of"), session: sessionId }),
    z.strictObject({ kind: z.literal("complete-export"), session: sessionId }),
    z.strictObject({ kind: z.literal("unsanitized-export"), session: sessionId }),
    z.strictObject({ kind: z.literal("none") }),
  ])
  .meta({ id: "Remedy", description: "What would answer an unknown." });

const unknownClaim = z
  .strictObject({
    id: claimId,
    standing: z.literal("unknown"),
    reason: z.enum([
      "not recorded",
      "not found",
      "unreadable",
      "redacted",
      "ambiguous",
      "cut off",
      "file not loaded",
      "not looked for",
      "not ended",
      "contradicted",
    ]),
    warrant: warrantId,
    grounds: z.array(evidence),
    remedy,
    withdrawn: z.array(z.strictObject({ warrant: warrantId, grounds: z.array(evidence) })),
  })
  .meta({ id: "UnknownClaim", description: "Not determined, with the reason." });

const hiddenClaim = z
  .strictObject({ id: claimId, standing: z.literal("hidden") })
  .meta({ id: "HiddenClaim", description: "An inferred value that was left out on request." });

const notApplicable = z
  .strictObject({
    standing: z.literal("not-applicable"),
    because: z.enum(["no child", "with result", "no notice due", "refused", "not a background call"]),
  })
  .meta({ id: "NotApplicable", description: "A property that the thing does not have at all." });

/** The claim of one kind of value; `name` becomes its definition's name. */
export function claimOf<Value extends z.ZodType>(name: string, value: Value) {
  const known = z.strictObject({
    id: claimId,
    standing: z.enum(["observed", "computed", "inferred"]),
    value,
    warrant: warrantId,
    grounds,
    from: z.array(claimId),
    rivals: z.array(
      z.strictObject({
        value,
        standing: z.enum(["observed", "computed", "inferred"]),
        warrant: warrantId,
        grounds,
      }),
    ),
  });
  return z.discriminatedUnion("standing", [known, unknownClaim, hiddenClaim]).meta({ id: `${name}Claim` });
}

/** As `claimOf`, or the words why there can be no such value. */
export function applicableOf<Value extends z.ZodType>(name: string, value: Value) {
  return z.union([claimOf(name, value), notApplicable]).meta({ id: `Applicable${name}` });
}
