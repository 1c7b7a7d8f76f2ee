// An OpenCode 2 export that ends in the middle of a record, between the bytes of one character: a download that broke
// off. Two dispatches are complete; whether the second was answered is what the missing bytes would say.

import { Buffer } from "node:buffer";
import { hostIds } from "./host-ids.mjs";
import { rowsOf, usageOf } from "./opencode-2-rows.mjs";

const START = Date.UTC(2026, 9, 21, 15, 4, 9, 77);
const MODEL = { id: "kestrel-2", providerID: "harbour" };
const CUT_AT = "改用";

/** The bytes of the torn file. */
export function torn() {
  const ids = hostIds(20261021);
  const whole = JSON.stringify(wholeExport(ids), null, 2);
  const cut = Buffer.byteLength(whole.slice(0, whole.indexOf(CUT_AT)), "utf8") + 1;
  return Buffer.from(whole, "utf8").subarray(0, cut);
}

function wholeExport(ids) {
  const row = rowsOf({ ids, start: START, agent: "plan", model: MODEL });
  const session = ids.session(START);
  const surveyor = ids.session(START + 4_400);
  const scribe = ids.session(START + 4_900);
  const survey = {
    as: "explore",
    task: "List the map layers",
    prompt: "List every map layer and its source.",
  };
  const notes = { as: "scribe", task: "整理会议记录", prompt: "把 notes/ 里的会议记录整理成一页。" };
  const messages = [
    row.user(0, "List our map layers, and put the meeting notes on one page. 会议记录请用中文。"),
    row.step(
      [900, 5_200, 5_310],
      [
        row.text("Two children, both in the background."),
        row.dispatch(surveyor, survey, [3_100, 4_390, 4_462]),
        row.dispatch(scribe, notes, [3_600, 4_890, 4_958]),
      ],
      { tokens: [3_300, 210, 0, 1_280] },
    ),
    row.notice(41_600, surveyor, {
      agentName: "Explore",
      state: "completed",
      task: survey.task,
      reply: "Seven layers: coast, depth, buoys, lights, wrecks, traffic, names.",
    }),
    row.step([41_900, 44_100, 44_230], [row.text("Seven layers. I wait for the notes.")], {
      finish: "stop",
      tokens: [610, 40, 0, 3_840],
    }),
    row.idle(44_241),
    row.notice(97_350, scribe, {
      agentName: "Scribe",
      state: "completed",
      task: notes.task,
      reply: "会议决定：下周起改用新的深度图层，旧图层保留到月底。",
    }),
    row.idle(99_800),
  ];
  const info = {
    id: session,
    projectID: "9c5e02b1aa7743d08f16e2c4b3d5a7f08e6c1b29",
    agent: "plan",
    model: MODEL,
    ...usageOf(messages),
    outcome: "succeeded",
    time: { created: row.at(0), updated: row.at(99_810), idle: row.at(99_800) },
    title: "Map layers and meeting notes",
    location: { directory: "/home/lin/charts" },
  };
  return { info, messages };
}
