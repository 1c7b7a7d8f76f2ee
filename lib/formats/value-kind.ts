// What a value of a record is to a reader: a prompt, a tool's input, an error. Told by the names that the hosts' records have
// in common, from the event that owns the value downwards. A name that is not here says nothing, and its value is a detail.

import { isJsonObject, type Json, memberOf } from "../base/json.ts";
import type { TextKind } from "../model/search.ts";
import type { OwnerKind } from "../model/search-outline.ts";

/** Where a walk through a record stands: inside an owner, inside a typed part of one, or in a value of a known kind. */
export type Standpoint = `in-${OwnerKind | "text" | "reasoning"}` | TextKind;

type Names = Readonly<Record<string, Standpoint>>;

const HOST: Names = { text: "host", description: "host", summary: "host", recent: "host", error: "error" };
const STEP: Names = { text: "text", error: "error", retry: "in-retry" };
const CALL: Names = {
  input: "tool-input",
  raw: "tool-input",
  output: "tool-output",
  content: "tool-output",
  result: "tool-output",
  attachments: "tool-output",
  error: "error",
};
const BELOW: Readonly<Partial<Record<Standpoint, Names>>> = {
  "in-record": STEP,
  "in-step": STEP,
  "in-text": { text: "text" },
  "in-reasoning": { text: "reasoning" },
  "in-prompt": { text: "prompt" },
  "in-notice": { text: "notice", description: "notice" },
  "in-synthetic": HOST,
  "in-system": HOST,
  "in-skill": HOST,
  "in-compaction": HOST,
  "in-user-shell": { ...CALL, command: "tool-input" },
  "in-tool-call": CALL,
  "in-retry": { error: "error" },
  "in-idle": { error: "error" },
};

/** Parts that say themselves what they are. */
const PARTS: Names = { text: "in-text", reasoning: "in-reasoning", tool: "in-tool-call" };
const HOLDS_PARTS: ReadonlySet<Standpoint> = new Set(["in-record", "in-step"]);

/** In a record that no event owns, the name of the record's type is all there is. */
export function standpointOf(kind: OwnerKind, record: Json): Standpoint {
  if (kind !== "record") return `in-${kind}`;
  const type = typeOf(record);
  if (type?.includes("reasoning")) return "in-reasoning";
  return type?.includes("tool") ? "in-tool-call" : "in-record";
}

export function standpointBelow(here: Standpoint, key: string | number, value: Json): Standpoint {
  if (HOLDS_PARTS.has(here)) {
    const part = memberNamed(PARTS, typeOf(value));
    if (part !== undefined) return part;
  }
  return typeof key === "number" ? here : (memberNamed(BELOW[here] ?? {}, key) ?? here);
}

export function kindAt(here: Standpoint, isUnread: boolean): TextKind {
  if (here === "in-unread") return "unread";
  if (!here.startsWith("in-")) return isKind(here) ? here : "detail";
  if (isUnread) return "unread";
  return here === "in-head" ? "session" : "detail";
}

function isKind(here: Standpoint): here is TextKind {
  return !here.startsWith("in-");
}

function typeOf(value: Json): string | null {
  const type = isJsonObject(value) ? memberOf(value, "type") : undefined;
  return typeof type === "string" ? type : null;
}

function memberNamed(names: Names, key: string | null): Standpoint | undefined {
  return key !== null && Object.hasOwn(names, key) ? names[key] : undefined;
}
