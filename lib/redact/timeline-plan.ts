// Texts of the timeline: what a record says in one line, by what the record is.

import type { Lane, Moment, Span, Timeline } from "../model/timeline.ts";
import { REF } from "./evidence-plan.ts";
import {
  ID,
  list,
  type MembersPlan,
  members,
  NAME,
  SUBJECT,
  type Surroundings,
  type TextClass,
  text,
  value,
  WORD,
} from "./plan.ts";
import { resourceClass } from "./resource-class.ts";

const SPAN: MembersPlan<Span> = members({
  id: SUBJECT,
  session: ID,
  kind: "kept",
  name: NAME,
  agent: NAME,
  from: "kept",
  to: "kept",
  state: "kept",
  ref: REF,
  at: members({ from: REF, to: REF, state: REF } as const),
  says: { classOf: spanClass },
} as const);

function spanClass(span: Span, around: Surroundings): TextClass {
  if (span.kind === "step") return text(span.state === "error" ? "errors" : "messages");
  if (span.kind !== "tool") return text("tool-input");
  const number = around.taskNumbers.get(span.id);
  if (number === undefined) return resourceClass(span.name);
  return around.agents.has(span.says) ? NAME : { class: "task", number };
}

const MOMENT: MembersPlan<Moment> = members({
  id: SUBJECT,
  kind: "kept",
  session: ID,
  at: "kept",
  standing: "kept",
  claim: SUBJECT,
  dispatch: SUBJECT,
  agent: NAME,
  ref: REF,
  text: { classOf: momentClass },
  says: "kept",
} as const);

function momentClass({ kind, dispatch, text: recorded }: Moment, { taskNumbers }: Surroundings): TextClass {
  switch (kind) {
    case "request":
    case "acknowledgement":
    case "child-start":
    case "child-end":
    case "injection":
    case "settled":
      return { class: "task", number: dispatch === null ? null : (taskNumbers.get(dispatch) ?? null) };
    case "prompt":
    case "lead-prompt":
      return text("prompts");
    case "refused":
    case "retry":
      return text("errors");
    case "notice":
      return value("descriptions");
    case "idle":
    case "unread":
      return WORD;
    case "surface":
      // Names of tools in a row.
      return value("messages");
    case "switch":
      // To another agent or model, or to another folder.
      return recorded === null || !/[/\\]/.test(recorded) ? NAME : value("paths");
    case "synthetic":
    case "system":
    case "compaction":
      return value("messages");
  }
}

const LANE: MembersPlan<Lane> = members({
  session: ID,
  isLoaded: "kept",
  depth: "kept",
  parent: ID,
  dispatch: SUBJECT,
  standing: "kept",
  agent: NAME,
  title: { classOf: laneClass },
} as const);

/** A session that is not loaded is called by its task. */
function laneClass({ isLoaded, dispatch }: Lane, { taskNumbers }: Surroundings): TextClass {
  if (isLoaded || dispatch === null) return text("titles");
  return { class: "task", number: taskNumbers.get(dispatch) ?? null };
}

const END = members({ session: ID, at: "kept" } as const);

export const TIMELINE: MembersPlan<Timeline> = members({
  from: "kept",
  to: "kept",
  lanes: list(LANE),
  spans: list(SPAN),
  moments: list(MOMENT),
  links: list(
    members({
      id: SUBJECT,
      kind: "kept",
      dispatch: SUBJECT,
      claim: SUBJECT,
      standing: "kept",
      from: END,
      to: END,
    } as const),
  ),
  bands: list(
    members({
      id: SUBJECT,
      kind: "kept",
      session: ID,
      from: "kept",
      to: "kept",
      standing: "kept",
      claim: SUBJECT,
      openChildren: "kept",
    } as const),
  ),
} as const);
