// What crosses between the worker that reads and the one that decodes for it. Both ends of a port; ids tell files apart.

import type { Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type {
  ByteRange,
  DocumentEnd,
  DocumentStart,
  FileOutcome,
  RawRecord,
  RecordRun,
} from "../model/raw-document.ts";

export type ToDecoder =
  | { readonly kind: "decode"; readonly id: number; readonly name: string; readonly blob: Blob }
  /** So much of what was sent is worked off. */
  | { readonly kind: "taken"; readonly id: number; readonly weight: number }
  | { readonly kind: "stop"; readonly id: number };

/** One call of a document's sink, or of the function that opens it. Documents are numbered as they are opened. */
export type DecodedStep =
  | { readonly kind: "open"; readonly start: DocumentStart }
  | {
      readonly kind: "head";
      readonly document: number;
      readonly pointer: Pointer;
      readonly value: Json;
      readonly bytes: ByteRange;
    }
  | { readonly kind: "record"; readonly document: number; readonly record: RawRecord }
  | { readonly kind: "run"; readonly document: number; readonly run: RecordRun }
  | { readonly kind: "end"; readonly document: number; readonly end: DocumentEnd };

export type FromDecoder =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly id: number; readonly bytes: number }
  /** `weight` is given back as taken. */
  | {
      readonly kind: "steps";
      readonly id: number;
      readonly steps: readonly DecodedStep[];
      readonly weight: number;
    }
  | { readonly kind: "done"; readonly id: number; readonly outcome: FileOutcome }
  | { readonly kind: "failed"; readonly id: number; readonly because: string };
