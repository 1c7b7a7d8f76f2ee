// Writes the rows of a drop. Small files are gathered first: each write of its own makes every tab read the whole list
// again. What waits is lost when the tab closes or the browser ends: at most what a second brought, and never while a file
// is read that takes longer.

import type { LibraryStore } from "../store/library-store.ts";
import type { FileRow } from "../store/rows.ts";

export interface RowKeeper {
  put(row: FileRow): Promise<void>;
  /** Before a file of this size is read: what waits is written where it would wait too long. */
  beforeReading(size: number): Promise<void>;
  flush(): Promise<void>;
}

/** A row that is lost with the page is dropped again soon: few and small ones wait, and not for long. */
const GATHERED_ROWS = 100;
const GATHERED_BYTES = 8 * 1024 * 1024;
const GATHERED_MS = 1000;

export function rowKeeper(store: Pick<LibraryStore, "write">): RowKeeper {
  let rows: FileRow[] = [];
  let bytes = 0;
  let since = 0;

  async function flush(): Promise<void> {
    const putFiles = rows;
    rows = [];
    bytes = 0;
    if (putFiles.length > 0) await store.write({ putFiles });
  }

  const isDue = (): boolean => rows.length > 0 && performance.now() - since > GATHERED_MS;

  return {
    beforeReading: async (size) => {
      if (isDue() || size >= GATHERED_BYTES) await flush();
    },
    put: async (row) => {
      if (rows.length === 0) since = performance.now();
      rows.push(row);
      bytes += row.size;
      if (isDue() || rows.length >= GATHERED_ROWS || bytes >= GATHERED_BYTES) await flush();
    },
    flush,
  };
}
