// Bundles of values through reading and analysis, with the documents beside it for whoever follows a pointer.

import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json } from "@/lib/base/json.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import type { ReadDocument } from "@/lib/model/session-log.ts";
import { feed } from "../scenario/feed.ts";
import type { Documents } from "./laws.ts";

export interface NamedExport {
  readonly name: string;
  readonly value: Json;
}

export interface Looked {
  readonly analysis: Analysis;
  readonly documents: Documents;
  readonly read: readonly ReadDocument[];
}

export function look(exports: readonly NamedExport[]): Looked {
  const read = exports.flatMap(({ name, value }) => feed(name, value));
  const documents = new Map(
    read.map((document) => [document.id, exports.find(({ name }) => name === document.name)?.value ?? null]),
  );
  return { analysis: analyse(read), documents, read };
}
