// Saving the whole library as one file: where the browser lets a page write to disk, straight into the chosen file; else as
// a download whose parts the browser already has. Either way the bytes never lie in memory together.
"use client";

import { useCallback, useRef, useState } from "react";
import { saveBlob } from "@/components/ui/save-file.ts";
import { exportLibrary, type LeftOut } from "@/lib/library/export-library.ts";
import { library } from "@/lib/library/library.ts";

export type ExportState =
  | { readonly kind: "asking" }
  | { readonly kind: "reading"; readonly bytes: number }
  | { readonly kind: "writing" }
  | { readonly kind: "saved"; readonly files: number; readonly leftOut: readonly LeftOut[] }
  | { readonly kind: "failed"; readonly detail: string };

export interface LibraryExporting {
  readonly state: ExportState;
  readonly start: () => void;
  /** Ends what goes on; nothing is saved then. */
  readonly stop: () => void;
}

interface SavePicker {
  readonly suggestedName: string;
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}

declare global {
  interface Window {
    readonly showSaveFilePicker?: (options: SavePicker) => Promise<FileSystemFileHandle>;
  }
}

const ASKING: ExportState = { kind: "asking" };

export function useLibraryExport(): LibraryExporting {
  const [state, setState] = useState(ASKING);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState(ASKING);
  }, []);
  const start = useCallback(() => {
    const cancel = new AbortController();
    running.current = cancel;
    const tell = (next: ExportState) => {
      if (running.current === cancel) setState(next);
    };
    save(cancel.signal, tell).catch((error: unknown) => {
      if (isAbort(error)) tell(ASKING);
      else tell({ kind: "failed", detail: error instanceof Error ? error.message : String(error) });
    });
  }, []);
  return { state, start, stop };
}

async function save(signal: AbortSignal, tell: (state: ExportState) => void): Promise<void> {
  const name = `groundline-library-${new Date().toISOString().slice(0, 10)}.zip`;
  // Asked first: a browser opens its dialog only right after a click.
  const chosen = await window.showSaveFilePicker?.({
    suggestedName: name,
    types: [{ accept: { "application/zip": [".zip"] } }],
  });
  tell({ kind: "reading", bytes: 0 });
  const made = await exportLibrary(library(), {
    signal,
    onProgress: (bytes) => tell({ kind: "reading", bytes }),
  });
  if (made.kind === "cancelled") return;
  tell({ kind: "writing" });
  if (chosen === undefined) saveBlob(name, new Blob([...made.parts], { type: "application/zip" }));
  else await writeTo(chosen, made.parts, signal);
  tell({ kind: "saved", files: made.files, leftOut: made.leftOut });
}

/** What was begun and not finished is not left behind: the chosen file is as it was before. */
async function writeTo(
  file: FileSystemFileHandle,
  parts: readonly (Blob | Uint8Array<ArrayBuffer>)[],
  signal: AbortSignal,
): Promise<void> {
  const stream = await file.createWritable();
  try {
    for (const part of parts) {
      signal.throwIfAborted();
      await stream.write(part);
    }
  } catch (error) {
    await stream.abort();
    throw error;
  }
  await stream.close();
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
