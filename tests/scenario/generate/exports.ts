// Bundles of any host, and the bytes of their exports: what most property tests start from.

import fc from "fast-check";
import type { GeneratedBundle, GeneratedExport } from "./bundle.ts";
import { type Choices, PUBLISHED } from "./from-schema.ts";
import { openCode1Bundles } from "./opencode-1-exports.ts";
import { openCode2Bundles } from "./opencode-2-exports.ts";

export function anyBundle(choices: Choices = PUBLISHED): fc.Arbitrary<GeneratedBundle> {
  return fc.oneof(openCode1Bundles(choices), openCode2Bundles(choices));
}

/** As the hosts write it: two spaces, UTF-8. */
export function bytesOf({ value }: GeneratedExport): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
