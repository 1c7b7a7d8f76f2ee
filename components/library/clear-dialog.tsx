// Asks before everything is deleted: this is the one deletion that cannot be undone.
"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";

const DIALOG =
  "m-auto w-[min(440px,calc(100vw-32px))] rounded-float bg-paper p-4 text-ink shadow-float backdrop:bg-ink/30";

export interface ClearDialogProps {
  readonly isOpen: boolean;
  readonly bundles: number;
  readonly size: string;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** Saves everything before it is deleted. */
  readonly onExport: () => void;
}

export function ClearDialog({ isOpen, bundles, size, onClear, onClose, onExport }: ClearDialogProps) {
  const words = useWords().library;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog aria-labelledby={id} className={DIALOG} onClose={onClose} ref={dialog}>
      <h2 className="font-semibold" id={id}>
        {words.clearTitle}
      </h2>
      <p className="mt-2 text-ink-2">{words.clearText(bundles, size)}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button className="mr-auto" onClick={onExport}>
          {words.exporting.first}
        </Button>
        <Button autoFocus onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            onClose();
            onClear();
          }}
        >
          {words.clearYes}
        </Button>
      </div>
    </dialog>
  );
}
