// Why a later call that is a refused one tried another way may not be seen here: rows of the two turns that are missing, a child
// dispatched in them, an input that is not readable or is not compared. Where nothing of that is so, all that is recorded of the
// session was looked at; even then it is no proof that nothing was tried.

import { toolPermission } from "../../knowledge/tool-permissions.ts";
import { isKnown, type Remedy, type UnknownReason } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { ruleSetting } from "../../rules/setting.ts";
import { splitShell } from "../../rules/shell-split.ts";
import type { Call } from "../call-index.ts";
import { placeOf, shows } from "../evidence.ts";
import { askingCall } from "./asking-call.ts";
import { endOfWindow, mayMissRows, turnsBetween, turnsOf } from "./turn-window.ts";

export interface Unseen {
  readonly reason: UnknownReason;
  readonly remedy?: Remedy;
  /** The call that may be it, or may have led to it. */
  readonly shown: readonly Evidence[];
}

export interface SeenBundle {
  /** By the subject of the call. */
  readonly dispatches: ReadonlyMap<ClaimId, Dispatch>;
  readonly sessions: ReadonlySet<SessionId>;
}

/** Of one session's calls: asks for each refused one, and names the greatest lack. null: nothing hides a later call. */
export function unseenRetries(calls: readonly Call[], bundle: SeenBundle): (refused: Call) => Unseen | null {
  const [first] = calls;
  if (!first) return () => null;
  const turns = turnsOf(first.source);
  const hiding = calls.flatMap((call) => {
    const unseen = hiddenBy(call, bundle);
    return unseen === null ? [] : [{ call, unseen }];
  });
  return (refused) =>
    rowsMissing(refused, turns) ??
    greatest(
      hiding.flatMap(({ call, unseen }) =>
        call.entry.order > refused.entry.order &&
        !isSameRow(call, refused) &&
        turnsBetween(turns, refused.entry, call.entry) < 2
          ? [unseen]
          : [],
      ),
    );
}

/** Calls of one step were made together: neither follows on the other. */
export function isSameRow(one: Call, other: Call): boolean {
  return one.event.row === other.event.row && one.entry.doc === other.entry.doc;
}

function rowsMissing({ source, entry }: Call, turns: readonly number[]): Unseen | null {
  const end = endOfWindow(source, turns, entry);
  const last = end ?? source.entries.at(-1) ?? entry;
  if (mayMissRows(source, entry, last)) return { reason: "unreadable", shown: [] };
  if (end !== null || source.isComplete) return null;
  return { reason: "cut off", remedy: { kind: "complete-export", session: source.id }, shown: [] };
}

function hiddenBy(call: Call, { dispatches, sessions }: SeenBundle): Unseen | null {
  if (call.event.isByHost || call.event.unavailable) return null;
  const shown = shows(placeOf(call.entry), call.event.tool, "tool-name");
  const child = dispatches.get(call.subject)?.child;
  if (!child) {
    const reason = inputLack(call);
    return reason === null ? null : { reason, shown };
  }
  // One that failed before it had a child did nothing.
  if (!isKnown(child)) return call.event.phase === "error" ? null : { reason: "file not loaded", shown };
  // What a child calls is compared with nothing that its lead was refused.
  if (sessions.has(child.value)) return { reason: "not looked for", shown };
  return { reason: "file not loaded", remedy: { kind: "export-of", session: child.value }, shown };
}

const GREATEST_FIRST: readonly UnknownReason[] = [
  "file not loaded",
  "redacted",
  "unreadable",
  "not looked for",
];

function greatest(found: readonly Unseen[]): Unseen | null {
  for (const reason of GREATEST_FIRST) {
    const one = found.find((unseen) => unseen.reason === reason);
    if (one) return one;
  }
  return null;
}

/** They touch no file, no server and no program, whatever their input is. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...["todowrite", "todoread", "question", "skill", "websearch", "codesearch"],
  ...["invalid", "plan_enter", "plan_exit"],
]);

/** Why what a call touches cannot be told; null where it can, or where it touches nothing. */
export function inputLack(call: Call): UnknownReason | null {
  const { source, event } = call;
  const { tool, value, folder, files } = askingCall(call);
  const { kind } = toolPermission(source.format, tool);
  if (HARMLESS.has(tool)) return null;
  if (kind === "files" && files) return null;
  if (kind !== "files" && kind !== "path" && kind !== "pattern" && kind !== "url" && kind !== "command")
    return "not looked for";
  if (value === null) return event.isInputRedacted || source.isSanitized ? "redacted" : "unreadable";
  if (folder === null) return "redacted";
  const setting = ruleSetting(source.format, source.record.directory?.value ?? null);
  return kind === "command" && splitShell(value, setting).kind === "not-split" ? "unreadable" : null;
}
