// Saves the whole library as one file. Says before anything that it is not redacted, for whom it is meant, and how it comes
// back; then how far it is, and what could not be saved.
"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { formatSize } from "@/lib/words/format.ts";
import { type ExportState, useLibraryExport } from "./use-library-export.ts";

const DIALOG =
  "m-auto w-[min(520px,calc(100vw-32px))] rounded-float bg-paper p-4 text-ink shadow-float backdrop:bg-ink/30";

export interface ExportDialogProps {
  readonly files: number;
  readonly bytes: number;
  readonly onClose: () => void;
}

export function ExportDialog({ files, bytes, onClose }: ExportDialogProps) {
  const words = useWords().library.exporting;
  const dialog = useRef<HTMLDialogElement>(null);
  const other = useRef<HTMLButtonElement>(null);
  const { state, start, stop } = useLibraryExport();
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => {
    stop();
    onClose();
  };
  const isBusy = state.kind === "reading" || state.kind === "writing";
  return (
    <dialog aria-labelledby={id} className={DIALOG} onClose={close} ref={dialog}>
      <h2 className="font-semibold" id={id}>
        {words.title}
      </h2>
      <p className="mt-2 text-ink-2">{words.text(files, formatSize(bytes))}</p>
      <p className="mt-2 border-danger border-l-2 pl-3 font-medium">{words.notRedacted}</p>
      <p className="mt-2 text-ink-2">{words.back}</p>
      <Progress bytes={bytes} state={state} />
      <div className="mt-4 flex justify-end gap-2">
        <Button autoFocus ref={other} onClick={() => dialog.current?.close()}>
          {state.kind === "saved" ? words.close : words.cancel}
        </Button>
        {state.kind !== "saved" && (
          <Button
            disabled={isBusy}
            kind={isBusy ? "plain" : "primary"}
            onClick={() => {
              // This button is off while it saves, and gone after.
              other.current?.focus();
              start();
            }}
          >
            {words.save}
          </Button>
        )}
      </div>
    </dialog>
  );
}

function Progress({ state, bytes }: { readonly state: ExportState; readonly bytes: number }) {
  const words = useWords().library.exporting;
  return (
    <div aria-live="polite" className="mt-2 empty:hidden">
      {state.kind === "reading" && (
        <>
          <progress
            aria-label={words.title}
            className="progress"
            max={Math.max(1, bytes)}
            value={state.bytes}
          />
          <p className="text-ink-2 text-small">{words.reading(formatSize(state.bytes), formatSize(bytes))}</p>
        </>
      )}
      {state.kind === "writing" && <p className="text-ink-2">{words.writing}</p>}
      {state.kind === "failed" && (
        <p className="text-danger">
          <SafeText text={words.failed(state.detail)} />
        </p>
      )}
      {state.kind === "saved" && (
        <>
          <p>{words.saved(state.files)}</p>
          {state.leftOut.length > 0 && (
            <>
              <p className="mt-1 text-danger">{words.leftOut(state.leftOut.length)}</p>
              <ul className="max-h-40 overflow-y-auto text-small">
                {state.leftOut.map(({ name }) => (
                  <li className="wrap-anywhere" key={name}>
                    <SafeText text={name} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}
