// The errors that an OpenCode 1.x message or retry carries, by name.

import "../without-eval.ts";
import * as z from "zod";

const count = z.int().nonnegative();
const words = z.record(z.string(), z.string());

export const apiError = z.looseObject({
  name: z.literal("APIError"),
  data: z.looseObject({
    message: z.string(),
    statusCode: count.optional(),
    isRetryable: z.boolean(),
    responseHeaders: words.optional(),
    responseBody: z.string().optional(),
    metadata: words.optional(),
  }),
});

export const messageError = z.discriminatedUnion("name", [
  z.looseObject({
    name: z.literal("ProviderAuthError"),
    data: z.looseObject({ providerID: z.string(), message: z.string() }),
  }),
  z.looseObject({
    name: z.literal("UnknownError"),
    data: z.looseObject({ message: z.string(), ref: z.string().optional() }),
  }),
  z.looseObject({ name: z.literal("MessageOutputLengthError"), data: z.looseObject({}) }),
  z.looseObject({ name: z.literal("MessageAbortedError"), data: z.looseObject({ message: z.string() }) }),
  z.looseObject({
    name: z.literal("StructuredOutputError"),
    data: z.looseObject({ message: z.string(), retries: count }),
  }),
  z.looseObject({
    name: z.literal("ContextOverflowError"),
    data: z.looseObject({ message: z.string(), responseBody: z.string().optional() }),
  }),
  z.looseObject({ name: z.literal("ContentFilterError"), data: z.looseObject({ message: z.string() }) }),
  apiError,
]);
