// A place to paste the text of an export into. Kept as a file like any other.
"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useNearWords } from "@/components/ui/use-words.ts";

const DIALOG =
  "m-auto w-[min(640px,calc(100vw-32px))] rounded-float bg-paper p-4 text-ink shadow-float backdrop:bg-ink/30";

export interface PasteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImport: (text: string) => void;
}

export function PasteDialog({ isOpen, onClose, onImport }: PasteDialogProps) {
  const words = useNearWords().library.paste;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const importNow = () => {
    const text = field.current?.value ?? "";
    if (text.trim() === "") return field.current?.focus();
    if (field.current !== null) field.current.value = "";
    onClose();
    onImport(text);
  };
  return (
    <dialog aria-labelledby={`${id}-title`} className={DIALOG} onClose={onClose} ref={dialog}>
      <h2 className="font-semibold" id={`${id}-title`}>
        {words.title}
      </h2>
      <label className="mt-3 block text-ink-2 text-small" htmlFor={`${id}-text`}>
        {words.label}
      </label>
      <textarea
        className="mt-1 h-60 w-full resize-y rounded-control border border-edge bg-paper p-2 font-mono text-small"
        id={`${id}-text`}
        ref={field}
        spellCheck={false}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button kind="primary" onClick={importNow}>
          {words.import}
        </Button>
      </div>
    </dialog>
  );
}
