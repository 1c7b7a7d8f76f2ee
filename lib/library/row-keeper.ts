// Writes the rows of a drop. Small files are gathered first: each write of its own makes every tab read the whole list
// again. Nothing waits for long, and `flush` writes what is left.

import type { LibraryStore } from "../store/library-store.ts";
import type { FileRow } from "../store/rows.ts";

export interface RowKeeper {
  put(row: FileRow): Promise<void>;
  flush(): Promise<void>;
}

/** A row that is lost with the page is dropped again soon: few and small ones wait, and not for long. */
const GATHERED_ROWS = 100;
const GATHERED_BYTES = 8 * 1024 * 1024;
const GATHERED_MS = 1000;

export function rowKeeper(store: LibraryStore): RowKeeper {
  let rows: FileRow[] = [];
  let bytes = 0;
  let since = 0;

  async function flush(): Promise<void> {
    const putFiles = rows;
    rows = [];
    bytes = 0;
    if (putFiles.length > 0) await store.write({ putFiles });
  }

  return {
    put: async (row) => {
      if (rows.length === 0) since = performance.now();
      rows.push(row);
      bytes += row.size;
      const isDue = performance.now() - since > GATHERED_MS;
      if (isDue || rows.length >= GATHERED_ROWS || bytes >= GATHERED_BYTES) await flush();
    },
    flush,
  };
}
