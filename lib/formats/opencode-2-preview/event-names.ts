// Event names of the dumps that betas and the preview wrote, without their family: the preview says
// `session.next.tool.called`, later builds `session.tool.called`. A name that is missing here is reported, not guessed.

const FAMILIES = ["session.next.", "session."];

/** Names of which reader and analysis make something (fold-events.ts). */
const READ = [
  "agent.selected",
  "agent.switched",
  "compaction.ended",
  "compaction.failed",
  "compaction.started",
  "context.updated",
  "forked",
  "inbox.delivered",
  "inbox.enqueued",
  "input.admitted",
  "input.promoted",
  "instructions.updated",
  "model.selected",
  "model.switched",
  "moved",
  "prompt.admitted",
  "prompted",
  "retried",
  "retry.scheduled",
  "shell.ended",
  "shell.started",
  "skill.activated",
  "step.ended",
  "step.failed",
  "step.started",
  "step.streamed",
  "synthetic",
  "text.ended",
  "tool.called",
  "tool.failed",
  "tool.input.ended",
  "tool.input.started",
  "tool.progress",
  "tool.success",
] as const;

export type ReadEventName = (typeof READ)[number];

/** Names that are known and add nothing: what they say stands in another event or in the session's record. */
const PASSED_OVER = [
  "compaction.admitted",
  "compacted",
  "compaction.delta",
  "created",
  "deleted",
  "diff",
  "error",
  "execution.failed",
  "execution.interrupted",
  "execution.started",
  "execution.succeeded",
  "idle",
  "inbox.cancelled",
  "inbox.delivery.changed",
  "input.cancelled",
  "input.delivery.changed",
  "message.content.updated",
  "metadata.updated",
  "permissions",
  "permissions.updated",
  "reasoning.delta",
  "reasoning.ended",
  "reasoning.started",
  "renamed",
  "revert.cleared",
  "revert.committed",
  "revert.staged",
  "shell.output",
  "status",
  "text.delta",
  "text.started",
  "tool.input.delta",
  "updated",
  "usage.recorded",
  "usage.updated",
  "viewed",
];

/** Live events of other families that a client may have mixed in. */
const OTHER_FAMILIES =
  /^(?:permission|form|question)(?:\.v2)?\.(?:asked|replied|rejected|created|cancelled)$/;

export type EventName =
  | { readonly kind: "read"; readonly name: ReadEventName }
  | { readonly kind: "passed-over" }
  | { readonly kind: "unknown" };

const READ_NAMES: ReadonlyMap<string, ReadEventName> = new Map(READ.map((name) => [name, name]));
const PASSED_OVER_NAMES = new Set(PASSED_OVER);

export function eventName(type: string): EventName {
  if (OTHER_FAMILIES.test(type)) return { kind: "passed-over" };
  const family = FAMILIES.find((prefix) => type.startsWith(prefix));
  if (family === undefined) return { kind: "unknown" };
  const short = type.slice(family.length);
  const name = READ_NAMES.get(short);
  if (name !== undefined) return { kind: "read", name };
  return PASSED_OVER_NAMES.has(short) ? { kind: "passed-over" } : { kind: "unknown" };
}
