// The names by which things are referred to. Ids of the host are kept exactly as recorded.

import type { Brand } from "../base/brand.ts";

/** SHA-256 over the digests of the file's 8 MiB pieces, in hex; `@n` follows for the n-th document of one file. */
export type DocumentId = Brand<string, "DocumentId">;
/** A session as the host names it (`ses_…`), or `document:<name>` when the file does not name it. */
export type SessionId = Brand<string, "SessionId">;
/** A tool call as recorded: the provider's id, or one that the host made. Repeats across sessions. */
export type CallId = Brand<string, "CallId">;
/** `<session>/<subject>/<property>`: what a claim is about, never how it is known. */
export type ClaimId = Brand<string, "ClaimId">;
/** Made of the ids of a bundle's root sessions, so that a link outlives a joined child. */
export type BundleId = Brand<string, "BundleId">;
/** An entry of lib/knowledge/warrants. */
export type WarrantId = Brand<string, "WarrantId">;

export type FormatId = "opencode-1" | "opencode-2" | "opencode-2-preview";
