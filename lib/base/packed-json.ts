// A large value in a small text that is still JSON and still text: members of the same name in the same place form columns,
// each string is written once, and what can be told from around it is not written at all. For records by the thousand;
// a short value is shorter as it is. unpacked-json.ts reads it back.
//
//   {"packed":1, "strings":[…], "shapes":[[key,…],…], "columns":[[[tags], numbers, refs, fresh],…]}
//
// A column belongs to a place (`dispatches`, any item, `agent`, `grounds`, any item, `at`), numbered as first visited.

import { columnText, type IntColumn, intColumn, pushInt } from "./int-column.ts";
import { isJsonArray, isJsonObject, type JsonObject } from "./json.ts";
import { frames as framesOf } from "./packed-frames.ts";
import { patternOf, type TextPattern } from "./text-pattern.ts";

export const PACKED_VERSION = 1;

/** What stands at a place, and what of it is written: `n` in the numbers, as steps; `r` in the refs. */
export const TAGS = {
  null: 0,
  true: 1,
  false: 2,
  /** An integer: n. */
  integer: 3,
  /** Any other number, as the string of its JSON: r. */
  number: 4,
  /** n items. */
  array: 5,
  /** Of the shape n. */
  object: 6,
  /** r. */
  string: 7,
  /** The digits of an integer: n. */
  digits: 8,
  /** The text of the member `value` of the nearest object around it that has one. */
  value: 9,
  /** The nearest id around the object, a slash, and the object's own name. */
  named: 10,
  /** A template, r, with n for each `#` and r for each `@`. */
  pattern: 11,
} as const;

/**
 * Strings of one place. A ref is the number of a string among those that stood here before, from 1; 0 is a fresh one, of
 * which `fresh` says whether it is the next of all strings, 0, or how far it lies from the last that was not.
 */
interface Refs {
  readonly refs: IntColumn;
  readonly fresh: IntColumn;
  readonly local: Map<string, number>;
  lastOld: number;
}

/** Of one place. What varies within a pattern has its columns by its turn; turn 0 is the value, or the template. */
interface Slot {
  readonly tags: IntColumn;
  readonly numbers: (IntColumn | undefined)[];
  readonly lastNumbers: number[];
  readonly refs: Refs[];
  /** The last text that is written as it is, and its ref: most places hold the same text again and again. */
  last: { readonly text: string; readonly ref: number } | null;
  shape: { readonly keys: readonly string[]; readonly place: number } | null;
  readonly members: Map<string, Slot>;
  items: Slot | null;
}

/** `value`: plain JSON-safe data; what is neither is written as null. */
export function packedJson(value: unknown): string {
  const slots: Slot[] = [];
  const strings: string[] = [];
  const stringPlaces = new Map<string, number>();
  const shapes: (readonly string[])[] = [];
  const shapePlaces = new Map<string, number>();
  const patterns = new Map<string, TextPattern | null>();
  const frames = framesOf();

  const newSlot = (): Slot => {
    const slot: Slot = {
      tags: intColumn(),
      numbers: [],
      lastNumbers: [],
      refs: [],
      last: null,
      shape: null,
      members: new Map(),
      items: null,
    };
    slots.push(slot);
    return slot;
  };
  /** Numbers of the last pointer anywhere: those of one record mostly share them. */
  const lastPointer: number[] = [];
  const putStep = (slot: Slot, number: number, last: number[], turn: number): void => {
    let steps = slot.numbers[turn];
    if (steps === undefined) {
      steps = intColumn();
      slot.numbers[turn] = steps;
    }
    pushInt(steps, number - (last[turn] ?? 0));
    last[turn] = number;
  };
  const putNumber = (slot: Slot, number: number): void => putStep(slot, number, slot.lastNumbers, 0);
  const refsOf = (slot: Slot, turn: number): Refs => {
    const held = slot.refs[turn];
    if (held !== undefined) return held;
    const made: Refs = { refs: intColumn(), fresh: intColumn(), local: new Map(), lastOld: 0 };
    slot.refs[turn] = made;
    return made;
  };
  /** Gives the ref by which the same text goes the next time. */
  const putRef = (slot: Slot, text: string, turn = 0): number => {
    const held = refsOf(slot, turn);
    const known = held.local.get(text);
    if (known !== undefined) {
      pushInt(held.refs, known);
      return known;
    }
    const ref = held.local.size + 1;
    held.local.set(text, ref);
    pushInt(held.refs, 0);
    const place = stringPlaces.get(text);
    if (place === undefined) {
      stringPlaces.set(text, strings.push(text) - 1);
      pushInt(held.fresh, 0);
    } else {
      // Never 0: the string at the last place is known here.
      pushInt(held.fresh, place + 1 - held.lastOld);
      held.lastOld = place + 1;
    }
    return ref;
  };
  const shapeOf = (keys: readonly string[], slot: Slot): number => {
    const last = slot.shape;
    if (last !== null && isSame(last.keys, keys)) return last.place;
    const name = JSON.stringify(keys);
    const place = shapePlaces.get(name) ?? shapes.push(keys) - 1;
    shapePlaces.set(name, place);
    slot.shape = { keys, place };
    return place;
  };

  const put = (item: unknown, slot: Slot, name: string): void => {
    if (typeof item === "string") putString(item, slot);
    else if (typeof item === "number") putNumeric(item, slot);
    else if (typeof item === "boolean") pushInt(slot.tags, item ? TAGS.true : TAGS.false);
    else if (isJsonArray(item)) {
      pushInt(slot.tags, TAGS.array);
      putNumber(slot, item.length);
      if (item.length > 0) slot.items ??= newSlot();
      const items = slot.items;
      if (items !== null) for (const inner of item) put(inner, items, name);
    } else if (isJsonObject(item)) putObject(item, slot, name);
    else pushInt(slot.tags, TAGS.null);
  };
  const putObject = (item: JsonObject, slot: Slot, name: string): void => {
    const keys = Object.keys(item);
    pushInt(slot.tags, TAGS.object);
    putNumber(slot, shapeOf(keys, slot));
    frames.enter(name);
    for (const key of keys) {
      let member = slot.members.get(key);
      if (member === undefined) {
        member = newSlot();
        slot.members.set(key, member);
      }
      const inner = item[key] ?? null;
      put(inner, member, key);
      frames.note(key, inner);
    }
    frames.leave();
  };
  const putNumeric = (item: number, slot: Slot): void => {
    if (Number.isSafeInteger(item) && Number.isSafeInteger(item - (slot.lastNumbers[0] ?? 0))) {
      pushInt(slot.tags, TAGS.integer);
      putNumber(slot, item === 0 ? 0 : item);
      return;
    }
    pushInt(slot.tags, TAGS.number);
    putRef(slot, JSON.stringify(item));
  };
  const putString = (text: string, slot: Slot): void => {
    if (text === frames.value()) pushInt(slot.tags, TAGS.value);
    else if (isNamed(text)) pushInt(slot.tags, TAGS.named);
    else if (slot.last?.text === text) {
      pushInt(slot.tags, TAGS.string);
      pushInt(refsOf(slot, 0).refs, slot.last.ref);
    } else if (isDigits(text)) {
      pushInt(slot.tags, TAGS.digits);
      putNumber(slot, Number(text));
    } else putText(text, slot);
  };
  const isNamed = (text: string): boolean => {
    const [id, name] = [frames.id(), frames.name()];
    if (id === null || name === null || text.length !== id.length + name.length + 1) return false;
    return text.startsWith(id) && text.endsWith(`/${name}`);
  };
  /** Names recur; pointers hardly do, and are quick. */
  const patternFor = (text: string): TextPattern | null => {
    if (text.startsWith("/")) return patternOf(text);
    const known = patterns.get(text);
    if (known !== undefined) return known;
    const found = patternOf(text);
    patterns.set(text, found);
    return found;
  };
  const putText = (text: string, slot: Slot): void => {
    const pattern = patternFor(text);
    if (pattern === null) {
      pushInt(slot.tags, TAGS.string);
      slot.last = { text, ref: putRef(slot, text) };
      return;
    }
    pushInt(slot.tags, TAGS.pattern);
    putRef(slot, pattern.template);
    for (const [turn, name] of pattern.names.entries()) putRef(slot, name, turn + 1);
    const last = text.startsWith("/") ? lastPointer : slot.lastNumbers;
    for (const [turn, number] of pattern.numbers.entries()) putStep(slot, number, last, turn + 1);
  };

  put(value, newSlot(), "");
  const columns = slots.map(({ tags, numbers, refs }) => [
    [columnText(tags)],
    Array.from(numbers, (steps) => columnText(steps ?? intColumn())),
    refs.map((held) => columnText(held.refs)),
    refs.map((held) => columnText(held.fresh)),
  ]);
  return JSON.stringify({ packed: PACKED_VERSION, strings, shapes, columns });
}

function isDigits(text: string): boolean {
  const first = text.charCodeAt(0);
  return first >= 48 && first <= 57 && /^(?:0|[1-9]\d{0,14})$/.test(text);
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key, place) => key === right[place]);
}
