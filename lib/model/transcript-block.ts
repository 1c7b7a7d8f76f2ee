// What a record holds, as a transcript shows it: texts, calls, attachments and plain facts in the order of the record, each
// with its place. Translation only: a block says what stands there and whose words the host says they are.

import type { Pointer } from "../base/json-pointer.ts";
import type { EpochMs } from "../base/time.ts";
import type { CallPhase } from "./tool-call.ts";

/** Characters of one text that come with a block; the rest is asked for. */
export const PIECE_LENGTH = 4000;

/** The start of a text, its whole length in UTF-16 code units, and the value that holds it. A value that is no text is its JSON. */
export interface TextPiece {
  readonly text: string;
  readonly chars: number;
  readonly at: Pointer;
}

/**
 * Whose words the host records them as. `host`: written by the host for the model, never a person's. `unstated`: the record is
 * a piece of a message that stands elsewhere.
 */
export type Author = "person" | "model" | "host" | "unstated";

export type TextForm = "plain" | "reasoning" | "summary" | "instructions" | "command" | "output";

export type FactName =
  | "agent"
  | "answered"
  | "attempt"
  | "auto"
  | "child"
  | "command"
  | "completed"
  | "cost"
  | "description"
  | "directory"
  | "exit"
  | "files"
  | "finish"
  | "hash"
  | "ignored"
  | "mention"
  | "model"
  | "name"
  | "outcome"
  | "overflow"
  | "previous"
  | "reason"
  | "role"
  | "shell"
  | "skill"
  | "snapshot"
  | "snapshotEnd"
  | "source"
  | "state"
  | "status"
  | "streamed"
  | "time"
  | "title"
  | "tokensCacheRead"
  | "tokensCacheWrite"
  | "tokensInput"
  | "tokensOutput"
  | "tokensReasoning"
  | "truncated"
  | "type";

/** A short recorded value. `time`: a number that the host records as an instant. */
export interface Fact {
  readonly name: FactName;
  readonly value: string | number | boolean;
  readonly isTime: boolean;
  readonly at: Pointer;
}

/** A file that a record carries or names. Its bytes are never part of a block. */
export interface Attachment {
  /** The value that holds the content, or the address. */
  readonly at: Pointer;
  readonly mime: string | null;
  readonly name: string | null;
  /** Bytes of the content; null when the record holds only an address. */
  readonly size: number | null;
  readonly address: TextPiece | null;
}

/** How an input's member is best read: the two sides of an edit and a patch are shown as lines. */
export type InputForm = "text" | "code" | "old" | "new" | "patch" | "json";

export interface InputMember {
  /** null: the input as a whole, still streaming. */
  readonly key: string | null;
  readonly form: InputForm;
  readonly piece: TextPiece;
}

export interface CallTime {
  readonly name: "requested" | "ran" | "ended" | "compacted";
  readonly ms: EpochMs;
  readonly at: Pointer;
}

export interface StatedFailure {
  readonly type: string | null;
  readonly message: TextPiece | null;
  readonly at: Pointer;
}

export interface ToolCard {
  readonly tool: string | null;
  readonly call: string | null;
  readonly status: string | null;
  readonly phase: CallPhase;
  readonly title: TextPiece | null;
  readonly times: readonly CallTime[];
  readonly input: readonly InputMember[];
  readonly output: readonly TextPiece[];
  /** A unified diff that the host made of the change. */
  readonly diff: TextPiece | null;
  readonly failure: StatedFailure | null;
  readonly files: readonly Attachment[];
  readonly nested: readonly { readonly tool: string; readonly status: string | null }[];
  /** What the host says of its own cutting; null when it says nothing. */
  readonly isCutByHost: boolean | null;
  readonly metadata: TextPiece | null;
}

export type FactsOf =
  | "compaction"
  | "delegation"
  | "idle"
  | "mention"
  | "notice"
  | "patch"
  | "record"
  | "retry"
  | "shell"
  | "skill"
  | "snapshot"
  | "step"
  | "step-finish"
  | "step-start"
  | "switch";

interface BlockHead {
  readonly at: Pointer;
  readonly by: Author;
}

export type Block =
  | (BlockHead & { readonly kind: "text"; readonly form: TextForm; readonly text: TextPiece })
  | (BlockHead & { readonly kind: "facts"; readonly of: FactsOf; readonly facts: readonly Fact[] })
  | (BlockHead & { readonly kind: "tool"; readonly card: ToolCard })
  | (BlockHead & { readonly kind: "file"; readonly file: Attachment })
  | (BlockHead & { readonly kind: "failure"; readonly failure: StatedFailure })
  /** Of a type that nobody knows: as it stands in the file. */
  | (BlockHead & { readonly kind: "raw"; readonly type: string | null; readonly json: TextPiece });
