// The files of a patch as one line: to be shown, and to be found again by.

import type { PatchFile } from "./tool-call.ts";

export function textOfPatch(files: readonly PatchFile[]): string {
  return files.map(({ path, movesTo }) => (movesTo === null ? path : `${path} → ${movesTo}`)).join(", ");
}
