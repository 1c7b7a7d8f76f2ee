// The facts of a few values or JSONL texts, each a file of its own.

import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json } from "@/lib/base/json.ts";
import { resolvePointer } from "@/lib/base/json-pointer.ts";
import { factsOf } from "@/lib/facts/facts.ts";
import { feed } from "@/tests/scenario/feed.ts";

export interface Facts {
  /** The value at a pointer into the facts. */
  at(pointer: string): Json | undefined;
  /** The places filed under exactly this pointer. */
  places(pointer: string): Json | undefined;
}

export function factsFrom(files: Readonly<Record<string, Json>>): Facts {
  const facts = factsOf(analyse(Object.entries(files).flatMap(([name, value]) => feed(name, value))));
  return {
    at: (pointer) => resolvePointer(facts, pointer),
    places: (pointer) => resolvePointer(facts, `/evidence/${pointer.replaceAll("/", "~1")}`),
  };
}
