// The envelopes in which OpenCode wraps what a subagent or a background shell answered:
//   <task id="…" state="…"> (1.x)   <subagent sessionID="…" state="…" description="…"> (2.x)   <shell id="…" state="…" command="…">
// The host escapes nothing: a description or command may hold quotes, `>` and line breaks, a body may hold the closing
// tag. So the start tag is read attribute by attribute, its last attribute runs to the `">` that ends a line, and the
// body runs to the LAST closing tag. Only an envelope that opens the text counts; one quoted in prose is prose.

import { detached } from "./detached.ts";

export interface Envelope {
  readonly tag: EnvelopeTag;
  /** The child session or the shell. */
  readonly id: string | null;
  readonly state: string | null;
  /** The description (2.x) or the command (shell) of the start tag. */
  readonly description: string | null;
  /** The answer without the marks around it and without the line breaks next to them. */
  readonly body: string;
  /** Marked as an error: by its state, or by `<task_error>`. */
  readonly isError: boolean;
  /** The `<summary>` line of 1.x. */
  readonly summary: string | null;
  /** Nothing but this one envelope and white space stands in the text. */
  readonly isWholeText: boolean;
}

export type EnvelopeTag = "task" | "subagent" | "shell";

interface StartTag {
  readonly tag: EnvelopeTag;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the body begins. */
  readonly end: number;
}

const OPENING = /^[\s\uFEFF]*<(task|subagent|shell)(?=\s)/;
const ATTRIBUTE = /\s+([A-Za-z][\w-]*)="/y;
const TAG_END = /\s*>(?:\r?\n)?/y;
const ID_NAMES = ["sessionID", "id", "shellID", "sessionId", "task_id"];
/** Attributes that carry free text. The host writes them last. */
const FREE_NAMES = ["description", "command"];

/**
 * The envelope that a text opens with, or null. A caller that knows from elsewhere what the free attribute says
 * passes it as `free`: it then ends exactly there, whatever it holds.
 */
export function readEnvelope(text: string, free: string | null = null): Envelope | null {
  const start = readStartTag(text, free);
  if (start === null) return null;
  const id = firstOf(start.attributes, ID_NAMES);
  const state = start.attributes.get("state") ?? null;
  if (id === null && state === null) return null;
  const inner = untilClosing(text, start);
  const parts =
    start.tag === "task" ? taskParts(inner.body) : { body: inner.body, summary: null, isError: false };
  return {
    tag: start.tag,
    id: id === null ? null : detached(id),
    state: state === null ? null : detached(state),
    description: detachedOrNull(firstOf(start.attributes, FREE_NAMES)),
    body: parts.body,
    isError: parts.isError || state === "error",
    summary: detachedOrNull(parts.summary),
    isWholeText: inner.isWholeText,
  };
}

function readStartTag(text: string, free: string | null): StartTag | null {
  const opening = OPENING.exec(text);
  const tag = opening?.[1];
  if (opening === null || (tag !== "task" && tag !== "subagent" && tag !== "shell")) return null;
  const attributes = new Map<string, string>();
  let at = opening[0].length;
  for (let next = matchAt(ATTRIBUTE, text, at); next !== null; next = matchAt(ATTRIBUTE, text, at)) {
    const name = next[1] ?? "";
    const from = at + next[0].length;
    if (FREE_NAMES.includes(name)) {
      const to = freeEnd(text, from, free);
      if (to === null) return null;
      attributes.set(name, text.slice(from, to));
      at = to + 1;
      break;
    }
    const to = text.indexOf('"', from);
    if (to < 0) return null;
    if (!attributes.has(name)) attributes.set(name, text.slice(from, to));
    at = to + 1;
  }
  const end = matchAt(TAG_END, text, at);
  return end === null ? null : { tag, attributes, end: at + end[0].length };
}

/** Where a free attribute ends: at the `">` that ends a line, for that is how the host ends a start tag. */
function freeEnd(text: string, from: number, free: string | null): number | null {
  if (free !== null && text.startsWith(free, from) && text.startsWith('">', from + free.length)) {
    return from + free.length;
  }
  const endOfLine = matchAt(/">\r?\n/g, text, from)?.index;
  if (endOfLine !== undefined) return endOfLine;
  const plain = text.indexOf('">', from);
  return plain < 0 ? null : plain;
}

/** The body up to the last closing tag; the whole rest of a text that was cut before it. */
function untilClosing(text: string, start: StartTag): { body: string; isWholeText: boolean } {
  const closing = `</${start.tag}>`;
  const last = text.lastIndexOf(closing);
  if (last < start.end) return { body: text.slice(start.end), isWholeText: false };
  const isLast = text.slice(last + closing.length).trim() === "";
  const body = text.slice(start.end, endWithoutBreak(text, start.end, last));
  return { body, isWholeText: isLast && !new RegExp(`${closing}\\s*\\n<${start.tag}\\s`).test(body) };
}

/** 1.x puts a summary line and a second pair of marks inside. */
function taskParts(inner: string): { body: string; summary: string | null; isError: boolean } {
  const summary = /^\s*<summary>([\s\S]*?)<\/summary>\s*(?=<task_(?:result|error)>|$)/.exec(inner);
  const rest = summary === null ? inner : inner.slice(summary[0].length);
  const opening = /^\s*<task_(result|error)>(?:\r?\n)?/.exec(rest);
  if (opening === null) return { body: rest, summary: summary?.[1] ?? null, isError: false };
  const from = opening[0].length;
  const last = rest.lastIndexOf(`</task_${opening[1] ?? ""}>`);
  const to = last < from ? rest.length : endWithoutBreak(rest, from, last);
  return { body: rest.slice(from, to), summary: summary?.[1] ?? null, isError: opening[1] === "error" };
}

/** `end` without the one line break before it. */
function endWithoutBreak(text: string, from: number, end: number): number {
  if (end <= from || text[end - 1] !== "\n") return end;
  return end - 1 > from && text[end - 2] === "\r" ? end - 2 : end - 1;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function firstOf(attributes: ReadonlyMap<string, string>, names: readonly string[]): string | null {
  const name = names.find((candidate) => attributes.has(candidate));
  return name === undefined ? null : (attributes.get(name) ?? null);
}

function detachedOrNull(text: string | null): string | null {
  return text === null ? null : detached(text);
}
