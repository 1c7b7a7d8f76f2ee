// The input of a tool call: its start as text, what a permission rule would match, and for a dispatch what was asked.
// An input that still streams is a piece of JSON text: shown as such, and never looked into.

import { canonicalJson } from "../../base/canonical-json.ts";
import {
  type Cursor,
  member,
  memberOneOf,
  type Stated,
  statedBoolean,
  statedJson,
} from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import { excerptOf, quoteOf } from "../../base/text.ts";
import type { StatedExcerpt } from "../../model/event.ts";
import type { SessionId } from "../../model/ids.ts";
import type { PatchFile, PermissionResource } from "../../model/tool-call.ts";
import { statedPatch } from "../host-text/patch-files.ts";
import { permissionResource } from "../host-text/resource.ts";
import { unavailableTool } from "../host-text/sentences.ts";
import { isRedacted, readableExcerpt, readableSession, readableText, readableWord } from "./readable.ts";
import type { RowReading } from "./reading.ts";

export interface CallInput {
  readonly input: StatedExcerpt | null;
  readonly isRedacted: boolean;
  readonly resource: PermissionResource | null;
  readonly patch: Stated<readonly PatchFile[]> | null;
  /** What a dispatch asked for; null for every other tool. */
  readonly request: DelegationRequest | null;
  /** In a migrated session, what a call of `invalid` says of the tool that the model wanted. */
  readonly refusal: StatedRefusal | null;
}

export interface StatedRefusal {
  readonly tool: Stated<string>;
  readonly available: Stated<readonly string[]> | null;
  readonly isTakenOut: boolean;
}

export interface DelegationRequest {
  readonly agent: Stated<string> | null;
  readonly description: Stated<string> | null;
  readonly prompt: StatedExcerpt | null;
  readonly requestedBackground: Stated<boolean> | null;
  readonly resumes: Stated<SessionId> | null;
}

/** The tools that dispatch a subagent: of 2.x, and of 1.x in a session that was migrated. */
const DISPATCHING = new Set(["subagent", "task"]);

export function isDispatching(tool: string): boolean {
  return DISPATCHING.has(tool);
}

export function readCallInput(input: Cursor, tool: string, reading: RowReading): CallInput {
  const redacted = isRedacted(input, reading);
  return {
    input: redacted ? null : inputExcerpt(input, tool, reading),
    isRedacted: redacted,
    resource: permissionResource(input, tool, 2),
    patch: statedPatch(input, tool),
    request: isDispatching(tool) ? delegationRequest(input, reading) : null,
    refusal: tool === "invalid" ? statedRefusal(readableText(member(input, "error"), reading)) : null,
  };
}

/** `Unknown tool: X`, and the tools that the same text lists. */
export function statedRefusal(text: Stated<string> | null): StatedRefusal | null {
  const found = text === null ? null : unavailableTool(text.value);
  if (text === null || found === null) return null;
  return {
    tool: { value: found.tool, at: text.at },
    available: found.available === null ? null : { value: found.available, at: text.at },
    isTakenOut: found.isTakenOut,
  };
}

function inputExcerpt(input: Cursor, tool: string, reading: RowReading): StatedExcerpt | null {
  if (typeof input.value === "string") return readableExcerpt(input, reading);
  if (!isJsonObject(input.value)) return null;
  const whole = statedJson(input);
  const excerpt = isDispatching(tool) ? excerptOf : quoteOf;
  return whole === null ? null : { value: excerpt(canonicalJson(whole.value)), at: whole.at };
}

function delegationRequest(input: Cursor, reading: RowReading): DelegationRequest {
  return {
    agent: readableWord(memberOneOf(input, "agent", "subagent_type"), reading),
    description: readableWord(member(input, "description"), reading),
    prompt: readableExcerpt(member(input, "prompt"), reading),
    requestedBackground: statedBoolean(member(input, "background")),
    resumes: readableSession(memberOneOf(input, "sessionID", "task_id"), reading),
  };
}
