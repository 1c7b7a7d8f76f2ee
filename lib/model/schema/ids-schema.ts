// Ids and small values that many parts of the analysis share. Strict, for this is what we write ourselves.

import * as z from "zod";

export const sessionId = z.string().meta({
  description: "A session as the host names it, or document:<name> where the file does not name it.",
});
export const documentId = z.string().meta({
  description:
    "SHA-256 over the digests of the file's 8 MiB pieces, in hex; @n for the n-th document of a file.",
});
export const callId = z.string();
export const claimId = z.string().meta({
  description: "<session>/<subject>/<property>: what a claim is about, never how it is known.",
});
export const warrantId = z.string();
export const pointer = z.string().meta({ description: "RFC 6901; the empty string is the whole document." });
export const epochMs = z
  .number()
  .meta({ description: "Milliseconds since 1970-01-01 UTC, exactly as recorded." });
export const durationMs = z.number().meta({ description: "Milliseconds." });
export const formatId = z.enum(["opencode-1", "opencode-2", "opencode-2-preview"]);
export const standing = z.enum(["observed", "computed", "inferred", "unknown"]);
export const byteRange = z.tuple([z.number(), z.number()]);
