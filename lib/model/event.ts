// What an export says happened, in one vocabulary for all hosts and without any theory. Readers make events; analysis
// reads them. Document order is kept in `seq`; recorded times and document order may disagree.

import type { Stated } from "../base/cursor.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type { Excerpt } from "../base/text.ts";
import type { EpochMs } from "../base/time.ts";
import type { ToolCallEvent } from "./tool-call.ts";

export interface EventHead {
  /** Position in the session log, from 0, in document order. */
  readonly seq: number;
  /** Index of the record (row, message, line) that holds it. Events of one record share it. */
  readonly row: number;
  /** The place of the event as a whole. */
  readonly source: Pointer;
  readonly line: number | null;
  /** When it was made, as recorded; null when the file holds no readable time. */
  readonly at: Stated<EpochMs> | null;
  /** The message id of the record, when it has one. */
  readonly message: Stated<string> | null;
}

export interface StatedExcerpt {
  readonly value: Excerpt;
  readonly at: Pointer;
}

export interface TokenCounts {
  readonly input: number;
  readonly output: number;
  readonly reasoning: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

export interface StatedError {
  readonly type: Stated<string> | null;
  readonly message: StatedExcerpt | null;
  /** The error as a whole. */
  readonly at: Pointer;
}

/** Words of a person. */
export interface PromptEvent extends EventHead {
  readonly kind: "prompt";
  readonly text: StatedExcerpt | null;
  readonly files: number;
  readonly mentionedAgents: readonly string[];
}

/** One model step: one assistant record. */
export interface StepEvent extends EventHead {
  readonly kind: "step";
  readonly agent: Stated<string> | null;
  readonly model: Stated<string> | null;
  readonly streamed: Stated<EpochMs> | null;
  readonly completed: Stated<EpochMs> | null;
  /** The host's word for how the step ended: `stop`, `tool-calls`, `error`, … */
  readonly finish: Stated<string> | null;
  readonly error: StatedError | null;
  readonly tokens: Stated<TokenCounts> | null;
  readonly cost: Stated<number> | null;
  /** The step's last text, when it has one. */
  readonly text: StatedExcerpt | null;
  /** A summary written for a compaction. */
  readonly isSummary: boolean;
  /** Made to carry out a person's own shell command: no step of the model. */
  readonly isUserShell: boolean;
}

/** A row in which the host tells of something that ran in the background. */
export interface NoticeEvent extends EventHead {
  readonly kind: "notice";
  readonly about: "subagent" | "shell";
  /** The host's own mark that this row is such a notice; null when only its envelope shows it. */
  readonly origin: Stated<string> | null;
  /** The child session or the shell. */
  readonly subject: Stated<string> | null;
  readonly agent: Stated<string> | null;
  readonly state: Stated<string> | null;
  readonly description: Stated<string> | null;
  /** The text between the envelope's marks; null when there is no envelope to look into. */
  readonly body: StatedExcerpt | null;
  readonly hasReply: boolean | null;
  readonly exit: Stated<number | string> | null;
}

/** A row that the host wrote for the model and that is no notice by the host's own mark. Never a person's words. */
export interface SyntheticEvent extends EventHead {
  readonly kind: "synthetic";
  readonly text: StatedExcerpt | null;
  readonly description: Stated<string> | null;
  /** A child named by an envelope that is the whole text, though nothing marks the row as a notice. */
  readonly envelopeChild: Stated<string> | null;
  readonly isRedacted: boolean;
}

/** The end of a turn as a row of its own. */
export interface IdleEvent extends EventHead {
  readonly kind: "idle";
  readonly outcome: Stated<string> | null;
  readonly error: StatedError | null;
}

export interface SwitchEvent extends EventHead {
  readonly kind: "switch";
  readonly what: "agent" | "model" | "location";
  readonly to: Stated<string> | null;
}

/** Instructions or a skill put before the model. */
export interface SystemEvent extends EventHead {
  readonly kind: "system" | "skill";
  readonly text: StatedExcerpt | null;
  readonly description: Stated<string> | null;
}

/** A shell command of the person, not of the model. */
export interface UserShellEvent extends EventHead {
  readonly kind: "user-shell";
  readonly tool: string;
  readonly command: StatedExcerpt | null;
  readonly status: Stated<string> | null;
  readonly exit: Stated<number | string> | null;
  readonly completed: Stated<EpochMs> | null;
}

export interface CompactionEvent extends EventHead {
  readonly kind: "compaction";
  readonly status: Stated<string> | null;
  readonly reason: Stated<string> | null;
  /** Recorded as a message of the user (1.x), which ends an idle; the 2.x row does not. */
  readonly isUserMessage: boolean;
}

export interface RetryEvent extends EventHead {
  readonly kind: "retry";
  readonly attempt: Stated<number> | null;
  readonly error: StatedError | null;
}

/** A record of a type that nobody knows: kept and counted, never dropped. */
export interface UnreadEvent extends EventHead {
  readonly kind: "unread";
  readonly type: string | null;
}

export type SessionEvent =
  | PromptEvent
  | StepEvent
  | ToolCallEvent
  | NoticeEvent
  | SyntheticEvent
  | IdleEvent
  | SwitchEvent
  | SystemEvent
  | UserShellEvent
  | CompactionEvent
  | RetryEvent
  | UnreadEvent;
