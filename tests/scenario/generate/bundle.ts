// What a generator of whole sessions hands on: the exports as values, and what is true of every dispatch in them.

import type { JsonObject } from "../../../lib/base/json.ts";
import type { DispatchPlan } from "./plan.ts";

export interface GeneratedExport {
  readonly name: string;
  readonly session: string;
  readonly value: JsonObject;
}

/** The truth about one dispatch, as the files state it. */
export interface GeneratedDispatch {
  readonly caller: string;
  readonly call: string;
  readonly child: string;
  readonly plan: DispatchPlan;
  readonly requestedAt: number;
  readonly acknowledgedAt: number;
  /** The time of the notice; null when none was written. */
  readonly injectedAt: number | null;
  /** The end that the child's own export shows; null without that export or without an end in it. */
  readonly childEndedAt: number | null;
}

export interface GeneratedBundle {
  readonly format: "opencode-1" | "opencode-2";
  /** The lead first, then its children in order of dispatch. */
  readonly exports: readonly GeneratedExport[];
  readonly dispatches: readonly GeneratedDispatch[];
}

/** While a bundle is written: what all its sessions share. */
export interface Writing {
  readonly exports: GeneratedExport[];
  readonly dispatches: GeneratedDispatch[];
  /** A number that no other place of this bundle got. */
  next(): number;
}

export function startWriting(seed: number): Writing {
  let count = seed % 1_000_003;
  return {
    exports: [],
    dispatches: [],
    next: () => {
      count += 1;
      return count;
    },
  };
}

/** An id of the host that holds `at`, made of a number instead of chance. */
export function idAt(prefix: string, at: number, number: number): string {
  const hex = ((at * 4096 + (number % 4096)) % 2 ** 48).toString(16).padStart(12, "0");
  return `${prefix}_${hex}${number.toString(36).padStart(14, "0")}`;
}
