// Which row an event is. A step that carries out a person's own shell command is none of the model, and a child's prompt
// that its lead wrote is none of a person.

import type { EpochMs } from "../base/time.ts";
import type { SessionEvent } from "../model/event.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { ROW_INFERRED_LEAD, type TranscriptKind } from "../model/transcript.ts";
import { recordOfPlace } from "./record-place.ts";
import type { Row } from "./row.ts";

export type LeadStandings = ReadonlyMap<SessionEvent, "computed" | "inferred">;

export function rowOfEvent(event: SessionEvent, document: ReadDocument, leads: LeadStandings): Row {
  const place = recordOfPlace(document, event.line, event.source);
  const lead = leads.get(event);
  return {
    kind: lead === undefined ? kindOf(event) : "lead-prompt",
    flags: lead === "inferred" ? ROW_INFERRED_LEAD : 0,
    document: document.id,
    line: event.line,
    at: event.source,
    list: place?.list ?? -1,
    record: place?.record ?? event.row,
    time: timeOf(event),
    chars: charsOf(event),
    name: nameOf(event),
    event,
    lost: null,
  };
}

function kindOf(event: SessionEvent): TranscriptKind {
  return event.kind === "step" && event.isUserShell ? "record" : event.kind;
}

function timeOf(event: SessionEvent): EpochMs | null {
  return event.at?.value ?? null;
}

function nameOf(event: SessionEvent): string | null {
  switch (event.kind) {
    case "tool-call":
      return event.tool.value;
    case "user-shell":
      return event.tool;
    case "step":
    case "notice":
      return event.agent?.value ?? null;
    default:
      return null;
  }
}

/** Characters of the texts that an event keeps the start of. */
function charsOf(event: SessionEvent): number {
  switch (event.kind) {
    case "prompt":
    case "step":
    case "synthetic":
    case "system":
    case "skill":
      return event.text?.value.chars ?? 0;
    case "notice":
      return event.body?.value.chars ?? 0;
    case "user-shell":
      return event.command?.value.chars ?? 0;
    case "tool-call":
      return (event.input?.value.chars ?? 0) + (event.output?.value.chars ?? 0);
    default:
      return 0;
  }
}
