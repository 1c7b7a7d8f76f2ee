// What is typed after a key that opens a field, before the field is there: meant for it, and no key of anything else. Held back
// until the field comes and takes it.

/** A field that takes longer does not come: its script could not be loaded. */
const PATIENCE_MS = 4_000;

let held: string | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;

export function holdTyping(): void {
  if (held !== null) return;
  held = "";
  patience = setTimeout(takeTyped, PATIENCE_MS);
  document.addEventListener("keydown", hold, { capture: true });
}

/** null: nothing was waited for. */
export function takeTyped(): string | null {
  const typed = held;
  held = null;
  clearTimeout(patience);
  document.removeEventListener("keydown", hold, { capture: true });
  return typed;
}

function hold(event: KeyboardEvent): void {
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isText && event.key !== "Enter") return;
  if (isText && held !== null) held += event.key;
  event.preventDefault();
  event.stopPropagation();
}
