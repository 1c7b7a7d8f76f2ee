// Prompts in a child's session that its lead wrote, not a person. The host records them like any prompt of a user. Two signs
// state it: the host's opening sentence, and the prompt of a call that dispatched the child. Without either, that a child's
// first prompt is its lead's is only an inference.

import { CHILD_PROMPT_OPENING } from "../../knowledge/child-wording.ts";
import { isKnown } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { Call } from "../call-index.ts";
import { type Entry, entriesOf, type SessionSource } from "../session-source.ts";

/** So many characters of a prompt are compared. */
const COMPARED = 200;

export type LeadPromptStanding = "computed" | "inferred";
export type LeadPrompts = ReadonlyMap<Entry, LeadPromptStanding>;

export function dispatchedPrompts(
  sources: readonly SessionSource[],
  calls: readonly Call[],
  dispatches: readonly Dispatch[],
): LeadPrompts {
  const prompts = new Map<string, string[]>();
  const bySubject = new Map(calls.map((call) => [call.subject, call]));
  for (const { id, child } of dispatches) {
    const text = bySubject.get(id)?.event.delegation?.prompt?.value.text.trim();
    if (isKnown(child) && text)
      prompts.set(child.value, [...(prompts.get(child.value) ?? []), text.slice(0, COMPARED)]);
  }
  const found = new Map<Entry, LeadPromptStanding>();
  for (const source of sources) {
    const given = prompts.get(source.id) ?? [];
    if (!source.record.parent && given.length === 0) continue;
    for (const [index, entry] of entriesOf(source, "prompt").entries()) {
      const text = entry.event.text?.value.text.trim() ?? "";
      const own = text.startsWith(CHILD_PROMPT_OPENING)
        ? text.slice(CHILD_PROMPT_OPENING.length).trim()
        : text;
      if (own !== text || given.some((prompt) => own.startsWith(prompt))) found.set(entry, "computed");
      else if (index === 0 && source.record.parent) found.set(entry, "inferred");
    }
  }
  return found;
}
