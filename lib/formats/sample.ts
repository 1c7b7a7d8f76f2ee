// The first records of a document and its head so far: what a format is told by. Head members arrive one by one; they are
// put back where they stood, with an empty array in the place of each list of records.

import { isJsonArray, isJsonObject, type Json } from "../base/json.ts";
import { type Pointer, segmentsOf } from "../base/json-pointer.ts";
import type { RawRecord } from "../model/raw-document.ts";
import type { DocumentSample } from "./format.ts";

/** A format is asked when this many records are here, and again at these counts while nothing fits. */
export const SAMPLE_SIZES = [64, 512, 4096] as const;

interface HeadMember {
  readonly at: Pointer;
  readonly value: Json;
}

export interface SampleBuffer {
  head(at: Pointer, value: Json): void;
  record(record: RawRecord): void;
  /** The records held, in file order; empties the buffer. */
  take(): readonly RawRecord[];
  readonly size: () => number;
  /** `whole` is the head of a document that has ended. */
  sample(form: DocumentSample["form"], whole: Json | null): DocumentSample;
}

export function sampleBuffer(): SampleBuffer {
  const members: HeadMember[] = [];
  let records: RawRecord[] = [];
  return {
    head(at, value) {
      members.push({ at, value });
    },
    record(record) {
      records.push(record);
    },
    take() {
      const taken = records;
      records = [];
      return taken;
    },
    size: () => records.length,
    sample(form, whole) {
      return { form, head: whole ?? headSoFar(members, records), records, isWhole: whole !== null };
    },
  };
}

interface Branch {
  value: Json | null;
  readonly below: Map<string, Branch>;
}

function headSoFar(members: readonly HeadMember[], records: readonly RawRecord[]): Json {
  const root: Branch = { value: null, below: new Map() };
  for (const { at, value } of members) branchAt(root, segmentsOf(at)).value = value;
  const lists = new Set(
    records.map(({ pointer }) => pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")))),
  );
  for (const list of lists) branchAt(root, segmentsOf(list)).value = [];
  return grown(root);
}

function branchAt(root: Branch, segments: readonly string[]): Branch {
  return segments.reduce((branch, segment) => {
    const known = branch.below.get(segment);
    if (known) return known;
    const made: Branch = { value: null, below: new Map() };
    branch.below.set(segment, made);
    return made;
  }, root);
}

function grown(branch: Branch): Json {
  if (branch.below.size === 0) return branch.value;
  if (isJsonArray(branch.value)) return branch.value;
  const own = isJsonObject(branch.value) ? Object.entries(branch.value) : [];
  const below = [...branch.below].map(([key, member]): [string, Json] => [key, grown(member)]);
  return Object.fromEntries([...own, ...below]);
}
