// The small pieces that blocks are made of, for readers of all formats: texts cut to what goes along, facts, failures,
// attachments. A value that is not there makes nothing.

import { coverageRoot } from "../base/coverage-tree.ts";
import { type Cursor, cursorAt, member } from "../base/cursor.ts";
import { isJsonObject, type Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import { startOf } from "../base/text.ts";
import { epochMs, isInstant } from "../base/time.ts";
import {
  type Attachment,
  type Author,
  type Block,
  type Fact,
  type FactName,
  type FactsOf,
  PIECE_LENGTH,
  type StatedFailure,
  type TextForm,
  type TextPiece,
} from "../model/transcript-block.ts";

/** A cursor for looking only: what it visits counts as read nowhere. */
export function lookAt(value: Json, pointer: Pointer): Cursor {
  return cursorAt(value, pointer, coverageRoot());
}

export function textIn(cursor: Cursor): string | null {
  return typeof cursor.value === "string" ? cursor.value : null;
}

/** A name or a word: an empty one says nothing. */
export function wordIn(cursor: Cursor): string | null {
  return typeof cursor.value === "string" && cursor.value !== "" ? cursor.value : null;
}

/** The text at a cursor; any other value as its JSON; null when nothing stands there. */
export function pieceOf(cursor: Cursor): TextPiece | null {
  if (cursor.value === undefined) return null;
  const text = shownText(cursor.value);
  return { text: startOf(text, PIECE_LENGTH), chars: text.length, at: cursor.pointer };
}

/** How a value is shown as a text: a string as it is, everything else as indented JSON. */
export function shownText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

export function textBlocks(cursor: Cursor, by: Author, form: TextForm): readonly Block[] {
  const text = pieceOf(cursor);
  if (text === null || text.chars === 0) return [];
  return [{ kind: "text", at: cursor.pointer, by, form, text }];
}

export function rawBlock(cursor: Cursor, by: Author = "host"): Block {
  const json = pieceOf(cursor) ?? { text: "", chars: 0, at: cursor.pointer };
  const type = isJsonObject(cursor.value) ? wordIn(member(cursor, "type")) : null;
  return { kind: "raw", at: cursor.pointer, by, type, json };
}

/** Longer ones are texts, not facts; they are cut here and whole in the file. */
const FACT_LENGTH = 300;

export function facts(...found: readonly (readonly Fact[])[]): readonly Fact[] {
  return found.flat();
}

export function factAt(name: FactName, cursor: Cursor): readonly Fact[] {
  const { value, pointer } = cursor;
  if (typeof value === "string" && value !== "")
    return [{ name, value: startOf(value, FACT_LENGTH), isTime: false, at: pointer }];
  if (typeof value === "number" || typeof value === "boolean")
    return [{ name, value, isTime: false, at: pointer }];
  return [];
}

export function timeAt(name: FactName, cursor: Cursor): readonly Fact[] {
  const { value, pointer } = cursor;
  return isInstant(value)
    ? [{ name, value: epochMs(value), isTime: true, at: pointer }]
    : factAt(name, cursor);
}

/** A list of words as one fact. */
export function listAt(name: FactName, cursor: Cursor): readonly Fact[] {
  if (!Array.isArray(cursor.value) || cursor.value.length === 0) return [];
  const words = cursor.value.map((word: Json) => (typeof word === "string" ? word : JSON.stringify(word)));
  return [{ name, value: startOf(words.join(", "), FACT_LENGTH), isTime: false, at: cursor.pointer }];
}

export function tokenFacts(tokens: Cursor): readonly Fact[] {
  const cache = member(tokens, "cache");
  return [
    ...factAt("tokensInput", member(tokens, "input")),
    ...factAt("tokensOutput", member(tokens, "output")),
    ...factAt("tokensReasoning", member(tokens, "reasoning")),
    ...factAt("tokensCacheRead", member(cache, "read")),
    ...factAt("tokensCacheWrite", member(cache, "write")),
  ];
}

/** Nothing where there is nothing to say. */
export function factsBlock(
  cursor: Cursor,
  by: Author,
  of: FactsOf,
  found: readonly Fact[],
): readonly Block[] {
  return found.length === 0 ? [] : [{ kind: "facts", at: cursor.pointer, by, of, facts: found }];
}

/** `{type | name, message | data.message}`, or a bare message. */
export function failureAt(cursor: Cursor): StatedFailure | null {
  if (typeof cursor.value === "string") return { type: null, message: pieceOf(cursor), at: cursor.pointer };
  if (!isJsonObject(cursor.value)) return null;
  const message = pieceOf(member(member(cursor, "data"), "message")) ?? pieceOf(member(cursor, "message"));
  return {
    type: wordIn(member(cursor, "type")) ?? wordIn(member(cursor, "name")),
    message: message ?? pieceOf(cursor),
    at: cursor.pointer,
  };
}

export function failureBlocks(cursor: Cursor): readonly Block[] {
  const failure = failureAt(cursor);
  return failure === null ? [] : [{ kind: "failure", at: cursor.pointer, by: "host", failure }];
}

const DATA_ADDRESS = /^data:([^;,]*)((?:;[^,]*)?),/i;

/** An attachment by the value that holds its address or, with `isContent`, its base64 content. */
export function attachmentAt(holder: Cursor, content: Cursor, isContent: boolean): Attachment {
  const text = textIn(content) ?? "";
  const data = isContent ? null : DATA_ADDRESS.exec(text.slice(0, 256));
  const stated = wordIn(member(holder, "mime"));
  const body = data === null ? text : text.slice(data[0].length);
  const isInline = isContent || data !== null;
  const isBase64 = isContent || /;base64$/i.test(data?.[2] ?? "");
  return {
    at: content.pointer,
    mime: stated ?? (data?.[1] || null),
    name: wordIn(member(holder, "filename")) ?? wordIn(member(holder, "name")),
    size: isInline ? (isBase64 ? base64Size(body) : body.length) : null,
    address: isInline ? null : pieceOf(content),
  };
}

function base64Size(text: string): number {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return Math.max(0, Math.floor((text.length * 3) / 4) - padding);
}
