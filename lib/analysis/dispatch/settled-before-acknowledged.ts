// A settlement that the files place before the acknowledgement of its dispatch: a notice by its row or its time, the child's
// own end by its time. Said, never repaired.

import { knownValue } from "../../model/claim.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { say } from "../../model/sentences.ts";
import { documentName } from "./acknowledge.ts";
import type { LifecycleInput } from "./lifecycle.ts";

export function settledBeforeAcknowledged(
  input: Pick<LifecycleInput, "notice" | "candidate" | "settlement" | "childEnd" | "childSource">,
): readonly Problem[] {
  const { notice, candidate, settlement } = input;
  if (notice) return noticeBefore(notice, candidate);
  return knownValue(settlement.by) === "child-session" ? endBefore(input) : [];
}

function noticeBefore(
  { entry, source }: NonNullable<LifecycleInput["notice"]>,
  { call }: LifecycleInput["candidate"],
): readonly Problem[] {
  const noticed = entry.event.at?.value;
  const acknowledged = call.event.ended?.value;
  const isEarlier = noticed !== undefined && acknowledged !== undefined && noticed < acknowledged;
  if (!isEarlier && entry.order >= call.entry.order) return [];
  return [
    problem(
      "notice-before-ack",
      say("notice-before-acknowledgement", { child: entry.event.subject?.value ?? null }),
      {
        document: documentName(entry.doc, source),
        line: entry.event.line,
        at: entry.event.source,
        hint: "times-as-recorded",
      },
    ),
  ];
}

function endBefore({
  candidate,
  childEnd,
  childSource,
}: Pick<LifecycleInput, "candidate" | "childEnd" | "childSource">): readonly Problem[] {
  const acknowledged = candidate.call.event.ended?.value;
  if (!childEnd || !childSource || acknowledged === undefined || childEnd.at.value >= acknowledged) return [];
  return [
    problem("notice-before-ack", say("end-before-acknowledgement", { child: childSource.id }), {
      document: documentName(childEnd.entry.doc, childSource),
      line: childEnd.entry.event.line,
      at: childEnd.at.at,
      hint: "times-as-recorded",
    }),
  ];
}
