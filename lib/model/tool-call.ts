// One call of a tool as a record states it, and what the hosts' own fixed forms in it spell out: a delegation's
// acknowledgement, a background shell, a question, a list of nested calls, a stated tool list. Translation only:
// whether an acknowledgement answers a dispatch is for analysis.

import type { Stated } from "../base/cursor.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type { EpochMs } from "../base/time.ts";
import type { EventHead, StatedError, StatedExcerpt } from "./event.ts";
import type { CallId, SessionId } from "./ids.ts";

/** The recorded state word, folded to what it means for every host. `other`: a word that nobody knows. */
export type CallPhase = "pending" | "streaming" | "running" | "completed" | "error" | "other";

export interface ToolCallEvent extends EventHead {
  readonly kind: "tool-call";
  readonly call: Stated<CallId> | null;
  readonly tool: Stated<string>;
  /** Made by the host for a `subtask` part, not by the model. */
  readonly isByHost: boolean;
  readonly phase: CallPhase;
  readonly state: Stated<string> | null;
  /** Arguments began (2.x), or the call started (1.x). */
  readonly requested: Stated<EpochMs> | null;
  /** The body started, before any permission was asked (2.x only). */
  readonly started: Stated<EpochMs> | null;
  readonly ended: Stated<EpochMs> | null;
  /** What a permission rule would match: a command, a path, a URL. */
  readonly resource: PermissionResource | null;
  /** The files that the text of a patch names; null for any other tool, and for a text that is not in the form of a patch. */
  readonly patch: Stated<readonly PatchFile[]> | null;
  readonly input: StatedExcerpt | null;
  readonly isInputRedacted: boolean;
  readonly error: StatedError | null;
  readonly output: StatedExcerpt | null;
  readonly delegation: Delegation | null;
  readonly backgroundShell: BackgroundShell | null;
  readonly question: Question | null;
  readonly nested: NestedCalls | null;
  /** A tool that the host said does not exist, by the name that the model used. */
  readonly unavailable: Stated<string> | null;
  /** The host has that tool, and says that it did not send it with this request. */
  readonly isTakenOut: boolean;
  /** The tools that the host listed as available in its answer. */
  readonly statedTools: Stated<readonly string[]> | null;
  readonly abort: UserAbort | null;
  /** Left unfinished when the session was migrated from an older host: its real end is not known. */
  readonly isCutByMigration: boolean;
}

export interface PermissionResource {
  /** The action under which this host's rules would look for the call. */
  readonly action: string;
  readonly value: Stated<string>;
  /**
   * The folder in which a command runs or a search looks, as stated. `session`: the input names none, so the session's own.
   * `hidden`: it names one that is redacted or no text.
   */
  readonly folder: Stated<string> | "session" | "hidden";
}

/** A file as a patch's header names it. */
export interface PatchFile {
  readonly path: string;
  /** Its new name; null where it keeps its own. */
  readonly movesTo: string | null;
}

/** A call of the host's tool that dispatches a subagent. */
export interface Delegation {
  readonly agent: Stated<string> | null;
  readonly description: Stated<string> | null;
  readonly prompt: StatedExcerpt | null;
  readonly requestedBackground: Stated<boolean> | null;
  /** The child that the input asks to continue. */
  readonly resumes: Stated<SessionId> | null;
  readonly childInMetadata: Stated<SessionId> | null;
  /** From the host's fixed sentence or envelope in the result or the error. */
  readonly childInText: Stated<SessionId> | null;
  readonly statusInMetadata: Stated<string> | null;
  /** State word of the envelope; `running` for the host's sentence that says so. */
  readonly statusInText: Stated<string> | null;
  /** The child's own words in a synchronous result; null when the result holds none to look into. */
  readonly reply: StatedExcerpt | null;
  readonly hasReply: boolean | null;
  /** The result says that a running child was sent a message: no new dispatch. */
  readonly isMessageToRunning: boolean;
  readonly isRedacted: boolean;
}

export interface BackgroundShell {
  readonly shell: Stated<string> | null;
}

export interface Question {
  readonly state: "answered" | "dismissed";
  readonly answers: Stated<readonly (readonly string[])[]> | null;
  /** The place that shows the state. */
  readonly at: Pointer;
}

export interface NestedCalls {
  readonly calls: readonly NestedCall[];
  /** The list was replaced before the export: whether there were calls is not known. */
  readonly isRedacted: boolean;
}

export interface NestedCall {
  readonly tool: Stated<string>;
  readonly status: Stated<string> | null;
}

export interface UserAbort {
  readonly bodyStarted: boolean;
  readonly at: Pointer;
}
