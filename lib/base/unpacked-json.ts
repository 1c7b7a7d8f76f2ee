// Reads what packed-json.ts wrote. The text may come from anywhere: whatever does not add up is refused as a whole, and no
// text makes more values than a report has.

import { type ColumnReader, columnReader } from "./int-column.ts";
import { isJsonArray, isJsonObject, type Json, memberOf } from "./json.ts";
import { type Frames, frames } from "./packed-frames.ts";
import { PACKED_VERSION, TAGS } from "./packed-json.ts";
import { textOfPattern } from "./text-pattern.ts";

const MOST_VALUES = 30_000_000;
const DEEPEST = 200;

interface Refs {
  readonly ref: ColumnReader;
  readonly fresh: ColumnReader;
  readonly local: string[];
  lastOld: number;
}

interface Slot {
  readonly tag: ColumnReader;
  readonly numbers: readonly ColumnReader[];
  readonly lastNumbers: number[];
  readonly refs: readonly Refs[];
  readonly members: Map<string, Slot>;
  items: Slot | null;
}

interface Source {
  readonly strings: readonly string[];
  readonly shapes: readonly (readonly string[])[];
  readonly newSlot: () => Slot;
  readonly around: Frames;
  readonly lastPointer: number[];
  /** Values that may still be made, and the first string that stood nowhere yet. */
  left: number;
  next: number;
  /** Containers around the value that is read. */
  depth: number;
}

export function isPackedJson(value: Json): boolean {
  return isJsonObject(value) && memberOf(value, "packed") !== undefined;
}

/** The value; undefined where the text does not add up, or is of a later version. */
export function unpackedJson(packed: Json): Json | undefined {
  if (!isJsonObject(packed) || memberOf(packed, "packed") !== PACKED_VERSION) return undefined;
  const strings = stringsOf(memberOf(packed, "strings"));
  const shapes = listsOf(memberOf(packed, "shapes"));
  const columns = columnsOf(memberOf(packed, "columns"));
  if (strings === null || shapes === null || columns === null) return undefined;
  let next = 0;
  const newSlot = (): Slot => {
    const [tags = [], numbers = [], refs = [], fresh = []] = columns[next] ?? [];
    next += 1;
    return {
      tag: columnReader(tags[0] ?? ""),
      numbers: numbers.map(columnReader),
      lastNumbers: [],
      refs: refs.map((text, turn) => ({
        ref: columnReader(text),
        fresh: columnReader(fresh[turn] ?? ""),
        local: [],
        lastOld: 0,
      })),
      members: new Map(),
      items: null,
    };
  };
  const source: Source = {
    strings,
    shapes,
    newSlot,
    around: frames(),
    lastPointer: [],
    left: MOST_VALUES,
    next: 0,
    depth: 0,
  };
  return taken(newSlot(), "", source);
}

function taken(slot: Slot, name: string, source: Source): Json | undefined {
  source.left -= 1;
  if (source.left < 0) return undefined;
  const tag = slot.tag();
  switch (tag) {
    case TAGS.null:
      return null;
    case TAGS.true:
      return true;
    case TAGS.false:
      return false;
    case TAGS.integer:
      return numberFrom(slot);
    case TAGS.number:
      return notJsonNumber(textFrom(slot, source));
    case TAGS.array:
    case TAGS.object:
      return containerFrom(slot, name, source, tag);
    case TAGS.string:
      return textFrom(slot, source);
    case TAGS.digits:
      return textOf(numberFrom(slot));
    case TAGS.value:
      return source.around.value() ?? undefined;
    case TAGS.named:
      return joined(source.around.id(), source.around.name());
    case TAGS.pattern:
      return patternFrom(slot, source);
    default:
      return undefined;
  }
}

function containerFrom(
  slot: Slot,
  name: string,
  source: Source,
  tag: typeof TAGS.array | typeof TAGS.object,
): Json | undefined {
  if (source.depth >= DEEPEST) return undefined;
  source.depth += 1;
  const value = tag === TAGS.array ? arrayFrom(slot, name, source) : objectFrom(slot, name, source);
  source.depth -= 1;
  return value;
}

function arrayFrom(slot: Slot, name: string, source: Source): Json | undefined {
  const length = numberFrom(slot);
  if (length === undefined || length < 0 || length > source.left) return undefined;
  const list: Json[] = [];
  for (let place = 0; place < length; place += 1) {
    slot.items ??= source.newSlot();
    const item = taken(slot.items, name, source);
    if (item === undefined) return undefined;
    list.push(item);
  }
  return list;
}

function objectFrom(slot: Slot, name: string, source: Source): Json | undefined {
  const { shapes, around } = source;
  const keys = shapes[numberFrom(slot) ?? -1];
  if (keys === undefined) return undefined;
  const entries: (readonly [string, Json])[] = [];
  around.enter(name);
  for (const key of keys) {
    let member = slot.members.get(key);
    if (member === undefined) {
      member = source.newSlot();
      slot.members.set(key, member);
    }
    const value = taken(member, key, source);
    if (value === undefined) return undefined;
    entries.push([key, value]);
    around.note(key, value);
  }
  around.leave();
  return Object.fromEntries(entries);
}

function patternFrom(slot: Slot, source: Source): string | undefined {
  const template = textFrom(slot, source);
  if (template === undefined) return undefined;
  // Names were written before numbers, whatever their order in the text.
  const names = [...template.matchAll(/@/g)].map((_, turn) => textFrom(slot, source, turn + 1));
  let [name, turn] = [0, 0];
  return textOfPattern(template, {
    name: () => {
      name += 1;
      return names[name - 1];
    },
    number: () => {
      turn += 1;
      return stepFrom(slot, template.startsWith("/") ? source.lastPointer : slot.lastNumbers, turn);
    },
  });
}

function numberFrom(slot: Slot): number | undefined {
  return stepFrom(slot, slot.lastNumbers, 0);
}

function stepFrom(slot: Slot, last: number[], turn: number): number | undefined {
  const step = slot.numbers[turn]?.() ?? null;
  if (step === null) return undefined;
  const number = (last[turn] ?? 0) + step;
  last[turn] = number;
  return number;
}

function textFrom(slot: Slot, source: Source, turn = 0): string | undefined {
  const held = slot.refs[turn];
  const ref = held?.ref() ?? null;
  if (held === undefined || ref === null) return undefined;
  if (ref !== 0) return held.local[ref - 1];
  const step = held.fresh();
  if (step === null) return undefined;
  if (step === 0) source.next += 1;
  else held.lastOld += step;
  const text = source.strings[(step === 0 ? source.next : held.lastOld) - 1];
  if (text !== undefined) held.local.push(text);
  return text;
}

function notJsonNumber(text: string | undefined): number | undefined {
  const number = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function textOf(number: number | undefined): string | undefined {
  return number === undefined ? undefined : String(number);
}

function joined(first: string | null | undefined, second: string | null | undefined): string | undefined {
  return first == null || second == null ? undefined : `${first}/${second}`;
}

function stringsOf(value: Json | undefined): readonly string[] | null {
  if (value === undefined || !isJsonArray(value)) return null;
  const strings = value.filter((item) => typeof item === "string");
  return strings.length === value.length ? strings : null;
}

function listsOf(value: Json | undefined): readonly (readonly string[])[] | null {
  if (value === undefined || !isJsonArray(value)) return null;
  const lists = value.map(stringsOf).filter((list) => list !== null);
  return lists.length === value.length ? lists : null;
}

function columnsOf(value: Json | undefined): readonly (readonly (readonly string[])[])[] | null {
  if (value === undefined || !isJsonArray(value)) return null;
  const columns = value.map(listsOf).filter((column) => column !== null);
  return columns.length === value.length ? columns : null;
}
