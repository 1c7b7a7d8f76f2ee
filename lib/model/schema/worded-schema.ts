// What `analyze --json` adds to problems, documents and files: their sentences in English (lib/model/analysis-report.ts).

import * as z from "zod";
import { documentSummary, problem } from "./document-schema.ts";
import { documentId } from "./ids-schema.ts";

export const wordedProblem = problem
  .extend({ message: z.string(), advice: z.string().nullable() })
  .meta({ id: "WordedProblem", description: "message and advice are the sentence and the hint in English." });

export const wordedDocument = documentSummary
  .extend({ verdict: z.string() })
  .meta({ id: "WordedDocument", description: "verdict is `because` in English." });

export const wordedOutcome = z.strictObject({
  name: z.string(),
  size: z.number(),
  documents: z.array(documentId),
  bytesRead: z.number(),
  bytesSkipped: z.number(),
  problems: z.array(wordedProblem),
  get members() {
    return z.array(wordedOutcome);
  },
});

z.globalRegistry.add(wordedOutcome, {
  id: "FileOutcome",
  description: "bytesRead and bytesSkipped together are the size; members are those of an archive.",
});
