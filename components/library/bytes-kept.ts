// How many bytes of files the library holds.

import type { LibraryState } from "./use-library.ts";

export function bytesKept({ content }: LibraryState): number {
  return content.files.reduce((sum, { size }) => sum + size, 0);
}
