// Whether an event is a key of the table. Characters are matched with no modifier held (Shift may have made them), and not
// at all when they are switched off.

import { areCharacterKeysOn } from "./character-keys.ts";
import { isCharacter, KEY_TABLE, type KeyId, type KeyPlace, keysAt } from "./key-table.ts";

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

export function isKey(id: KeyId, event: Pressed): boolean {
  return KEY_TABLE[id].keys.some((key) => isPressed(key, event));
}

/** The key of a place that was pressed; null: none of its. */
export function keyOf(place: KeyPlace, event: Pressed): KeyId | null {
  return keysAt(place).find((id) => isKey(id, event)) ?? null;
}

function isPressed(key: string, event: Pressed): boolean {
  const parts = key.length > 1 ? key.split("+") : [key];
  const name = parts.at(-1) ?? key;
  const isMod = parts.includes("Mod");
  if (event.altKey || isMod !== (event.ctrlKey || event.metaKey)) return false;
  if (isMod) return event.key.toLowerCase() === name && !event.shiftKey;
  if (isCharacter(name)) return areCharacterKeysOn() && event.key === name;
  return event.key === name && event.shiftKey === parts.includes("Shift");
}
