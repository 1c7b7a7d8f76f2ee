// A document in memory that answers as the worker does: one level at a time, in pages.

import type { SourceReader } from "../../../../components/source/source-tree-store.ts";
import { brand } from "../../../../lib/base/brand.ts";
import { isJsonArray, isJsonObject, type Json } from "../../../../lib/base/json.ts";
import { resolvePointer } from "../../../../lib/base/json-pointer.ts";
import { SOURCE_PAGE, type SourceValue } from "../../../../lib/model/bundle-view.ts";
import type { DocumentId } from "../../../../lib/model/ids.ts";

export const DOCUMENT = brand<DocumentId>("document");

/** Counts its answers, so that a test can say how little was asked for. */
export interface CountingReader extends SourceReader {
  asked: string[];
}

export function documentOf(root: Json): CountingReader {
  const asked: string[] = [];
  return {
    asked,
    async source(document, line, at, from = 0) {
      asked.push(`${at}+${from}`);
      const value = resolvePointer(root, at);
      if (value === undefined) return null;
      return { document, line, at, bytes: null, value: shallow(value, from), claims: [], claimCount: 0 };
    },
  };
}

/** JSON lines whose numbers may have gaps. */
export function linesOf(lines: ReadonlyMap<number, Json>): SourceReader {
  const all = [...lines];
  return {
    async source(document, line, at, from = 0) {
      const node = { document, line, at, bytes: null, claims: [], claimCount: 0 };
      if (line === null) {
        const members = all
          .slice(from, from + SOURCE_PAGE)
          .map(([number, value]) => ({ key: String(number), value: folded(value) }));
        return { ...node, value: { kind: "lines", size: all.length, hint: null, from, members } };
      }
      const value = resolvePointer(lines.get(line) ?? null, at);
      return value === undefined ? null : { ...node, value: shallow(value, from) };
    },
  };
}

function shallow(value: Json, from: number): SourceValue {
  const outer = folded(value);
  if (!("members" in outer)) return outer;
  const entries = isJsonArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  const members = entries
    .slice(from, from + SOURCE_PAGE)
    .map(([key, member]) => ({ key, value: folded(member) }));
  return { ...outer, from, members };
}

function folded(value: Json): SourceValue {
  if (isJsonArray(value)) return { kind: "array", size: value.length, hint: null, from: 0, members: [] };
  if (isJsonObject(value)) {
    const hint = typeof value.type === "string" ? value.type : null;
    return { kind: "object", size: Object.keys(value).length, hint, from: 0, members: [] };
  }
  if (typeof value === "string") return { kind: "string", text: value, chars: value.length };
  if (value === null) return { kind: "null", text: "null" };
  return typeof value === "number"
    ? { kind: "number", text: String(value) }
    : { kind: "boolean", text: String(value) };
}
