// The keys of an entry as they stand on a keyboard. `Mod` is ⌘ on a Mac and Ctrl elsewhere.
"use client";

import { Icon, isKeyIcon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { KEY_SIGNS, KEY_TABLE, type KeyId } from "./key-table.ts";

/** `most`: how many of the alternatives are shown. */
export function KeySigns({ id, most = 9 }: { readonly id: KeyId; readonly most?: number }) {
  return (
    <span className="inline-flex flex-none flex-wrap gap-1">
      {KEY_TABLE[id].keys.slice(0, most).map((key) => (
        <kbd className="relative whitespace-nowrap" key={key}>
          <KeySign name={key} />
        </kbd>
      ))}
    </span>
  );
}

function KeySign({ name }: { readonly name: string }) {
  const { session } = useWords();
  const parts = name.length > 1 ? name.split("+") : [name];
  return parts.map((part) => {
    if (!isKeyIcon(part))
      return (
        <span key={part}>{KEY_SIGNS[signOf(part)] ?? (parts.length > 1 ? part.toUpperCase() : part)} </span>
      );
    return (
      <span key={part}>
        <Icon className="size-2.5! align-[-1px]!" name={part} />
        <span className="sr">{session.arrow[part]}</span>
      </span>
    );
  });
}

function signOf(part: string): string {
  if (part === "Mod") return isMac() ? "Meta" : "Control";
  return part === " " ? "Space" : part;
}

function isMac(): boolean {
  return typeof navigator !== "undefined" && /Mac|iP(hone|ad)/.test(navigator.userAgent);
}
