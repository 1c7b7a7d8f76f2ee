// Files dragged over the page: the whole page takes them, so that nobody has to aim and no browser opens the file in
// place of the page. Answers how many are being dragged.
"use client";

import { useEffect, useEffectEvent, useState } from "react";

/** Number of files over the page; 0 when the browser does not tell yet, null when nothing is dragged. */
export function usePageDrop(onDrop: (transfer: DataTransfer) => void): number | null {
  const [dragged, setDragged] = useState<number | null>(null);
  const dropped = useEffectEvent((transfer: DataTransfer) => onDrop(transfer));

  useEffect(() => {
    const over = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (dataTransfer === null || !holdsFiles(dataTransfer)) return;
      event.preventDefault();
      dataTransfer.dropEffect = "copy";
      setDragged(filesIn(dataTransfer));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(null);
    };
    const drop = (event: DragEvent) => {
      setDragged(null);
      if (event.dataTransfer === null || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      dropped(event.dataTransfer);
    };
    // No pointer moves while something is dragged: a drag that ended without a word is over.
    const moved = () => setDragged(null);
    window.addEventListener("pointermove", moved);
    window.addEventListener("dragenter", over);
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("pointermove", moved);
      window.removeEventListener("dragenter", over);
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);

  return dragged;
}

function holdsFiles({ types }: DataTransfer): boolean {
  return types.includes("Files");
}

function filesIn({ items }: DataTransfer): number {
  return [...items].filter((item) => item.kind === "file").length;
}
