// The table of keys: nothing in it is unbound or bound twice, and a key is only what it says.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { switchCharacterKeys } from "../../../../components/keys/character-keys.ts";
import { KEY_IDS, KEY_PLACES, KEY_TABLE, keysAt } from "../../../../components/keys/key-table.ts";
import { isKey, keyOf } from "../../../../components/keys/match-key.ts";

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

function codeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== "key-table.ts")
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

describe("the table", () => {
  test("has each place on the sheet, and no key twice in one", () => {
    expect(new Set(KEY_IDS.map((id) => KEY_TABLE[id].place))).toEqual(new Set(KEY_PLACES));
    for (const place of KEY_PLACES) {
      const keys = keysAt(place).flatMap((id) => [...KEY_TABLE[id].keys]);
      expect(keys, place).toEqual([...new Set(keys)]);
    }
  });

  test("names no key that nothing answers: by itself, or by asking for the keys of its place", () => {
    const code = codeOf("components");
    const unbound = KEY_IDS.filter(
      (id) => !new RegExp(`\\b${id}\\b`).test(code) && !code.includes(`keyOf("${KEY_TABLE[id].place}"`),
    );
    expect(unbound).toEqual([]);
  });
});

describe("a key", () => {
  afterEach(() => switchCharacterKeys(true));

  test("of one character is none with a modifier held", () => {
    expect(isKey("only", pressed("o"))).toBe(true);
    expect(isKey("only", pressed("o", { ctrlKey: true }))).toBe(false);
    expect(isKey("only", pressed("o", { altKey: true }))).toBe(false);
    expect(isKey("sheet", pressed("?", { shiftKey: true }))).toBe(true);
  });

  test("of one character is none while such keys are off; others stay", () => {
    switchCharacterKeys(false);

    expect(isKey("only", pressed("o"))).toBe(false);
    expect(isKey("fit", pressed("0"))).toBe(false);
    expect(keyOf("drawing", pressed("ArrowLeft"))).toBe("markAlong");
    expect(isKey("palette", pressed("k", { ctrlKey: true }))).toBe(true);
  });

  test("with Ctrl or Cmd needs one of them, whatever the case", () => {
    expect(isKey("palette", pressed("k"))).toBe(false);
    expect(isKey("palette", pressed("K", { metaKey: true }))).toBe(true);
    expect(isKey("palette", pressed("k", { ctrlKey: true, altKey: true }))).toBe(false);
  });

  test("with Shift is another than without", () => {
    expect(keyOf("brush", pressed("ArrowLeft"))).toBe("brushMove");
    expect(keyOf("brush", pressed("ArrowLeft", { shiftKey: true }))).toBe("brushResize");
  });
});
