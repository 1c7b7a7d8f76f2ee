// Where files come in: dropped anywhere on the page, chosen, or pasted. One sentence, three buttons, and the promise
// that nothing leaves the page.
"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useNearWords } from "@/components/ui/use-words.ts";
import { PasteDialog } from "./paste-dialog.tsx";
import { type Handover, useImport } from "./use-import.ts";
import { usePageDrop } from "./use-page-drop.ts";

export interface DropZoneProps {
  readonly title: string;
  readonly text: string;
  readonly reads?: string;
}

export function DropZone({ title, text, reads }: DropZoneProps) {
  const words = useNearWords().library;
  const { drop, list, text: importText } = useImport();
  const [handover, setHandover] = useState<Handover>({ kind: "taken" });
  const [isPasting, setPasting] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const dragged = usePageDrop((transfer) => void drop(transfer).then(setHandover));
  usePagePaste((transfer) => {
    if (transfer.files.length > 0) setHandover(list(transfer.files));
    else importText(transfer.getData("text/plain"));
  });
  const chosen = (input: HTMLInputElement) => {
    setHandover(list(input.files));
    input.value = ""; // Choosing the same file again must count as a choice.
  };
  const isDragging = dragged !== null;
  return (
    <section
      aria-label={words.importRegion}
      className={`flex min-h-39 flex-col gap-1 rounded-control px-6 py-5 ${
        isDragging
          ? "bg-selected -outline-offset-2 outline-2 outline-accent"
          : "-outline-offset-1 outline-1 outline-edge outline-dashed"
      }`}
      data-dragging={isDragging || undefined}
    >
      <p className="font-medium text-lead">{isDragging ? words.dropNow(dragged) : title}</p>
      <p className="text-ink-2">{text}</p>
      {reads !== undefined && <p className="text-ink-3 text-small">{reads}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-2">
        <Button kind="primary" onClick={() => files.current?.click()}>
          {words.chooseFiles}
        </Button>
        <Button onClick={() => folder.current?.click()}>{words.chooseFolder}</Button>
        <Button onClick={() => setPasting(true)}>{words.pasteText}</Button>
        <span className="ml-auto text-ink-3 text-small max-sm:hidden">{words.dropAnywhere}</span>
      </div>
      <input
        aria-label={words.chooseFiles}
        hidden
        multiple
        onChange={(event) => chosen(event.currentTarget)}
        ref={files}
        type="file"
      />
      <input
        aria-label={words.chooseFolder}
        hidden
        multiple
        onChange={(event) => chosen(event.currentTarget)}
        ref={folder}
        type="file"
        webkitdirectory=""
      />
      <p className="text-danger empty:hidden" role="status">
        {handover.kind === "empty" && words.dropUnread}
        {handover.kind === "failed" && words.dropFailed(handover.detail)}
      </p>
      <PasteDialog isOpen={isPasting} onClose={() => setPasting(false)} onImport={importText} />
    </section>
  );
}

/** Text or files pasted anywhere but into a text field. */
function usePagePaste(onPaste: (transfer: DataTransfer) => void): void {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const isTyping = target instanceof HTMLElement && target.closest("input, textarea, dialog") !== null;
    if (isTyping || clipboardData === null) return;
    if (clipboardData.files.length === 0 && clipboardData.getData("text/plain").trim() === "") return;
    event.preventDefault();
    onPaste(clipboardData);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
