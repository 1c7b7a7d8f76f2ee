// Import as a screen uses it: the ledger, and the ways files come in. The queue behind it outlives the screen.
"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useNearWords } from "@/components/ui/use-words.ts";
import { fileOfText, filesOfDrop, filesOfList } from "@/lib/library/dropped-files.ts";
import { EMPTY_LEDGER, type ImportState } from "@/lib/library/import-ledger.ts";
import { type ImportQueue, importQueue } from "@/lib/library/import-queue.ts";
import { library } from "@/lib/library/library.ts";

export type { Clash } from "@/lib/library/import-file.ts";
export type { ImportEntry, ImportResult, ImportState, PassedOver } from "@/lib/library/import-ledger.ts";
export type { Placement } from "@/lib/library/placement.ts";

/** What came of handing something over: files to read, nothing that is a file, or a browser that would not tell. */
export type Handover =
  | { readonly kind: "taken" }
  | { readonly kind: "empty" }
  | { readonly kind: "failed"; readonly detail: string };

export interface ImportActions {
  readonly drop: (transfer: DataTransfer) => Promise<Handover>;
  readonly list: (files: FileList | null) => Handover;
  readonly text: (text: string) => void;
  readonly blobs: (files: readonly { readonly name: string; readonly blob: Blob }[]) => void;
  readonly unopened: (name: string) => void;
  readonly cancel: (key: number) => void;
  readonly cancelAll: () => void;
  readonly choose: (key: number, choice: "replace" | "keep-both" | "leave") => void;
  readonly clear: () => void;
}

let made: ImportQueue | null = null;
let pasted = 0;

function queue(): ImportQueue {
  made ??= importQueue(library());
  return made;
}

const subscribe = (listener: () => void) => queue().subscribe(listener);
const getState = () => queue().getState();
const nothingYet = () => EMPTY_LEDGER;

export function useImportState(): ImportState {
  return useSyncExternalStore(subscribe, getState, nothingYet);
}

/** The same as long as the language is: who only acts is not drawn again while files are read. */
export function useImport(): ImportActions {
  const nameOfPaste = useNearWords().library.paste.name;
  return useMemo(
    () => ({
      drop: async (transfer) => {
        try {
          return taken(await filesOfDrop(transfer));
        } catch (error) {
          return { kind: "failed", detail: error instanceof Error ? error.message : String(error) };
        }
      },
      list: (files) => taken(filesOfList(files)),
      text: (text) => queue().add([fileOfText(text, nameOfPaste(++pasted))]),
      blobs: (files) => queue().add(files),
      unopened: (name) => queue().addUnopened(name),
      cancel: (key) => queue().cancel(key),
      cancelAll: () => queue().cancelAll(),
      choose: (key, choice) => queue().choose(key, choice),
      clear: () => queue().clear(),
    }),
    [nameOfPaste],
  );
}

function taken({ files, passedOver }: ReturnType<typeof filesOfList>): Handover {
  if (files.length === 0 && passedOver === null) return { kind: "empty" };
  queue().add(files, passedOver);
  return { kind: "taken" };
}
