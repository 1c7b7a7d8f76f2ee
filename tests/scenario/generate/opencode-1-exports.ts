// Writes a plan as exports of OpenCode 1.18: the lead's, and those of the children that are loaded.

import fc from "fast-check";
import type { JsonObject } from "../../../lib/base/json.ts";
import { assistantInfo, sessionInfo, userInfo } from "../../../lib/formats/opencode-1/schema.ts";
import { part } from "../../../lib/formats/opencode-1/schema-parts.ts";
import { type GeneratedBundle, idAt, startWriting, type Writing } from "./bundle.ts";
import { asObject, few, pick } from "./flesh-2.ts";
import { type Choices, PUBLISHED, valuesOf } from "./from-schema.ts";
import { type OwedTask, type TaskChild, taskNotice, toolPart } from "./parts-1.ts";
import { type Beat, bundlePlan } from "./plan.ts";

interface Flesh {
  readonly info: JsonObject;
  readonly users: readonly JsonObject[];
  readonly steps: readonly JsonObject[];
  /** Parts of every type but calls, which the plan makes. */
  readonly parts: readonly JsonObject[];
}

const flesh = (choices: Choices): fc.Arbitrary<Flesh> =>
  fc.record({
    info: valuesOf(sessionInfo, choices).map(asObject),
    users: few(valuesOf(userInfo, choices)),
    steps: few(valuesOf(assistantInfo, choices)),
    parts: few(
      valuesOf(part, choices).filter((value) => !["tool", "subtask"].includes(typeOf(asObject(value)))),
    ),
  });

export function openCode1Bundles(choices: Choices = PUBLISHED): fc.Arbitrary<GeneratedBundle> {
  return fc.tuple(bundlePlan, flesh(choices)).map(([plan, open]) => {
    const writing = startWriting(plan.seed);
    const id = idAt("ses", plan.start, writing.next());
    writeSession(writing, open, { id, parent: null, start: plan.start, beats: plan.beats, ends: false });
    return { format: "opencode-1", exports: writing.exports, dispatches: writing.dispatches };
  });
}

interface SessionPlan {
  readonly id: string;
  readonly parent: string | null;
  readonly start: number;
  readonly beats: readonly Beat[];
  readonly ends: boolean;
}

interface SessionSoFar {
  readonly id: string;
  readonly messages: JsonObject[];
  readonly owed: OwedTask[];
  now: number;
  /** The message of the user that assistant messages answer. */
  asked: string;
  endedAt: number | null;
}

function writeSession(writing: Writing, open: Flesh, plan: SessionPlan) {
  const place = writing.exports.length;
  writing.exports.push({ name: `${plan.id}.json`, session: plan.id, value: {} });
  const so: SessionSoFar = { id: plan.id, messages: [], owed: [], now: plan.start, asked: "", endedAt: null };
  addUser(writing, open, so, { type: "text", text: "begin" });
  for (const beat of plan.beats) {
    so.now += beat.wait;
    if (beat.kind === "prompt" && plan.parent === null)
      addUser(writing, open, so, { type: "text", text: beat.text });
    else if (beat.kind === "step") addStep(writing, open, so, { beat, finish: "tool-calls" });
    else if (beat.kind === "answer") addNotice(writing, open, so, beat.which);
    else if (beat.kind === "idle") addStep(writing, open, so, { beat: LAST_WORDS, finish: "stop" });
    else if (beat.kind === "other") addOther(writing, open, so, beat.flesh);
  }
  so.now += 10;
  if (plan.ends) addStep(writing, open, so, { beat: LAST_WORDS, finish: "stop" });
  const { parentID: _parent, revert: _revert, ...others } = open.info;
  const parent: JsonObject = plan.parent === null ? {} : { parentID: plan.parent };
  const time = { created: plan.start, updated: so.now };
  const value: JsonObject = { info: { ...others, ...parent, id: plan.id, time }, messages: so.messages };
  writing.exports[place] = { name: `${plan.id}.json`, session: plan.id, value };
  return { last: so.now, endedAt: so.endedAt };
}

const LAST_WORDS: Extract<Beat, { kind: "step" }> = { kind: "step", wait: 0, calls: [], text: "done" };

function addUser(writing: Writing, open: Flesh, so: SessionSoFar, part: JsonObject): void {
  const id = idAt("msg", so.now, writing.next());
  const { error: _error, ...others } = pick(open.users, so.now);
  const info = { ...others, id, sessionID: so.id, role: "user", time: { created: so.now } };
  so.messages.push({ info, parts: [{ ...part, ...partHead(writing, so, id) }] });
  so.asked = id;
  so.endedAt = null;
}

interface StepToWrite {
  readonly beat: Extract<Beat, { kind: "step" }>;
  readonly finish: "stop" | "tool-calls";
}

function addStep(writing: Writing, open: Flesh, so: SessionSoFar, { beat, finish }: StepToWrite): void {
  const id = idAt("msg", so.now, writing.next());
  const created = so.now;
  const parts: JsonObject[] = [{ type: "text", text: beat.text, ...partHead(writing, so, id) }];
  for (const call of beat.calls) {
    const to = { call, caller: so.id, message: id, now: so.now + 20 };
    const made = toolPart(writing, childWriter(writing, open), to);
    parts.push(made.part);
    if (made.owed !== null) so.owed.push(made.owed);
    so.now = made.until;
  }
  so.now += 5;
  const { error: _error, summary: _summary, ...others } = pick(open.steps, created);
  const own = { id, sessionID: so.id, role: "assistant", parentID: so.asked, finish };
  so.messages.push({ info: { ...others, ...own, time: { created, completed: so.now } }, parts });
  so.endedAt = finish === "stop" ? so.now : null;
}

function addNotice(writing: Writing, open: Flesh, so: SessionSoFar, which: number): void {
  const [due] = so.owed.splice(which % Math.max(so.owed.length, 1), 1);
  if (due?.plan.answer.kind !== "notice") return;
  so.now = Math.max(so.now, due.notBefore);
  addUser(writing, open, so, { type: "text", synthetic: true, text: taskNotice(due) });
  const known = writing.dispatches[due.index];
  if (known) writing.dispatches[due.index] = { ...known, injectedAt: so.now };
}

function addOther(writing: Writing, open: Flesh, so: SessionSoFar, which: number): void {
  const last = so.messages.at(-1);
  const info = asObject(last?.info ?? null);
  if (last === undefined || info.role !== "assistant" || typeof info.id !== "string") return;
  const parts = Array.isArray(last.parts) ? last.parts : [];
  const added = { ...pick(open.parts, which), ...partHead(writing, so, info.id) };
  so.messages[so.messages.length - 1] = { ...last, parts: [...parts, added] };
}

function childWriter(writing: Writing, open: Flesh) {
  return ({ id, caller, start, plan }: TaskChild) =>
    writeSession(writing, open, {
      id,
      parent: caller,
      start,
      beats: plan.background ? plan.childBeats : [],
      ends: plan.childEnds || !plan.background || plan.answer.kind === "notice",
    });
}

function partHead(writing: Writing, so: SessionSoFar, message: string): JsonObject {
  return { id: idAt("prt", so.now, writing.next()), sessionID: so.id, messageID: message };
}

function typeOf(value: JsonObject): string {
  return typeof value.type === "string" ? value.type : "";
}
