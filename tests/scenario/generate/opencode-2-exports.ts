// Writes a plan as exports of OpenCode 2: the lead's, and those of the children that are loaded.

import fc from "fast-check";
import type { Json, JsonObject } from "../../../lib/base/json.ts";
import { type GeneratedBundle, idAt, startWriting, type Writing } from "./bundle.ts";
import { callItem, noticeMembers, type Owed } from "./calls-2.ts";
import { type Flesh, flesh, pick } from "./flesh-2.ts";
import { type Choices, PUBLISHED } from "./from-schema.ts";
import { type Beat, bundlePlan } from "./plan.ts";

/** Leads with children of children, whole and coherent; `exports` also holds what is true of each dispatch. */
export function openCode2Bundles(choices: Choices = PUBLISHED): fc.Arbitrary<GeneratedBundle> {
  return fc.tuple(bundlePlan, flesh(choices)).map(([plan, open]) => {
    const writing = startWriting(plan.seed);
    const id = idAt("ses", plan.start, writing.next());
    writeSession(writing, open, { id, parent: null, start: plan.start, beats: plan.beats, ends: false });
    return { format: "opencode-2", exports: writing.exports, dispatches: writing.dispatches };
  });
}

interface SessionPlan {
  readonly id: string;
  readonly parent: string | null;
  readonly start: number;
  readonly beats: readonly Beat[];
  /** Ends with an idle row whatever its beats say. */
  readonly ends: boolean;
}

interface SessionSoFar {
  readonly rows: JsonObject[];
  readonly owed: Owed[];
  now: number;
  isBusy: boolean;
  idleAt: number | null;
}

function writeSession(writing: Writing, open: Flesh, plan: SessionPlan) {
  const place = writing.exports.length;
  writing.exports.push({ name: `${plan.id}.json`, session: plan.id, value: {} });
  const so: SessionSoFar = { rows: [], owed: [], now: plan.start, isBusy: false, idleAt: null };
  const opening = plan.parent === null ? "begin" : "You are a subagent spawned by another session.\nbegin";
  addPrompt(writing, open, so, opening);
  for (const beat of plan.beats) {
    so.now += beat.wait;
    if (beat.kind === "prompt" && plan.parent === null) addPrompt(writing, open, so, beat.text);
    else if (beat.kind === "step") addStep(writing, open, so, { beat, caller: plan.id });
    else if (beat.kind === "answer") addNotice(writing, so, beat.which);
    else if (beat.kind === "idle" && so.isBusy) addIdle(writing, so);
    else if (beat.kind === "other")
      so.rows.push({ ...pick(open.others, beat.flesh), ...placed(writing, so) });
  }
  so.now += 10;
  if (plan.ends && so.isBusy) addIdle(writing, so);
  const { parentID: _parent, fork: _fork, revert: _revert, ...others } = open.info;
  const parent: JsonObject = plan.parent === null ? {} : { parentID: plan.parent };
  const info = { ...others, ...parent, id: plan.id, time: { created: plan.start, updated: so.now } };
  const value: JsonObject = { info, messages: so.rows };
  writing.exports[place] = { name: `${plan.id}.json`, session: plan.id, value };
  return { last: so.now, idleAt: so.isBusy ? null : so.idleAt };
}

function addPrompt(writing: Writing, open: Flesh, so: SessionSoFar, text: string): void {
  so.rows.push({ ...pick(open.users, so.now), ...placed(writing, so), type: "user", text });
  so.isBusy = true;
}

function addIdle(writing: Writing, so: SessionSoFar): void {
  so.rows.push({ ...placed(writing, so), type: "idle", outcome: "succeeded" });
  so.isBusy = false;
  so.idleAt = so.now;
}

/** The answer of one child that is still owed one. A child whose answer is `none` is never answered. */
function addNotice(writing: Writing, so: SessionSoFar, which: number): void {
  const [due] = so.owed.splice(which % Math.max(so.owed.length, 1), 1);
  if (due?.plan.answer.kind !== "notice") return;
  so.now = Math.max(so.now, due.notBefore);
  so.rows.push({ ...placed(writing, so), type: "synthetic", ...noticeMembers(due) });
  so.isBusy = true;
  const known = writing.dispatches[due.index];
  if (known) writing.dispatches[due.index] = { ...known, injectedAt: so.now };
}

interface StepToWrite {
  readonly beat: Extract<Beat, { kind: "step" }>;
  readonly caller: string;
}

function addStep(writing: Writing, open: Flesh, so: SessionSoFar, { beat, caller }: StepToWrite): void {
  const head = { ...pick(open.steps, so.now), ...placed(writing, so), type: "assistant" };
  const created = so.now;
  const content: Json[] = [{ type: "text", text: beat.text }];
  for (const call of beat.calls) {
    const made = callItem(writing, childWriter(writing, open), { call, caller, now: so.now + 20, open });
    content.push(made.item);
    if (made.owed !== null) so.owed.push(made.owed);
    so.now = made.until;
  }
  so.now += 5;
  so.rows.push({ ...head, time: { created, streamed: created + 1, completed: so.now }, content });
  so.isBusy = true;
}

/** A synchronous child runs within its call, so it gets no beats of its own; one that was answered has ended. */
function childWriter(writing: Writing, open: Flesh) {
  return ({ id, caller, start, plan }: Parameters<Parameters<typeof callItem>[1]>[0]) =>
    writeSession(writing, open, {
      id,
      parent: caller,
      start,
      beats: plan.background ? plan.childBeats : [],
      ends: plan.childEnds || !plan.background || plan.answer.kind === "notice",
    });
}

function placed(writing: Writing, so: SessionSoFar): JsonObject {
  return { id: idAt("msg", so.now, writing.next()), time: { created: so.now } };
}
