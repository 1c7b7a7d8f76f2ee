// Sentences as keys with values, as in lib/model/sentence.ts: what a value is follows from its class, which the key gives.

import * as z from "zod";
import { HINT_KEYS } from "../hint.ts";
import { REASON_KEYS } from "../reason.ts";
import { SENTENCE_KEYS } from "../sentences.ts";
import { formatId } from "./ids-schema.ts";

const plainValue = z.union([z.string(), z.number(), z.null(), z.array(z.string()), z.array(z.number())]);

export const reason = z
  .strictObject({
    format: formatId.nullable(),
    says: z.enum(REASON_KEYS),
    values: z.record(z.string(), plainValue),
  })
  .meta({ id: "Reason", description: "A clause that says why a document was taken for a format, or not." });

export const sentenceKey = z.enum(SENTENCE_KEYS).meta({ id: "SentenceKey" });
export const sentenceValues = z
  .record(z.string(), z.union([...plainValue.options, z.array(reason)]))
  .meta({ id: "SentenceValues", description: "What the sentence names. null: not known, or left out." });
export const hintKey = z.enum(HINT_KEYS).meta({ id: "HintKey" });
