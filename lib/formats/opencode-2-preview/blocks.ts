// What a record of the preview and the betas holds, for the transcript: a row as any 2.x row, an event by its name. An event
// whose content stands in no other record is spelled out; every other one stands as it is.

import { type Cursor, member, memberOneOf } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { RawRecord } from "../../model/raw-document.ts";
import type { Block } from "../../model/transcript-block.ts";
import {
  factAt,
  facts,
  factsBlock,
  failureBlocks,
  lookAt,
  rawBlock,
  textBlocks,
  tokenFacts,
  wordIn,
} from "../block-parts.ts";
import type { RecordNames } from "../format.ts";
import { knownRow, rowBlocks, rowNames } from "../rows-2/blocks.ts";
import { eventCard } from "../rows-2/item-card.ts";
import { isEvent } from "../rows-2/row-shape.ts";
import { eventName } from "./event-names.ts";

export function previewBlocks(record: Pick<RawRecord, "pointer" | "value">): readonly Block[] {
  if (!isEvent(record.value)) return rowBlocks(record);
  const event = lookAt(record.value, record.pointer);
  const named = eventName(wordIn(member(event, "type")) ?? "");
  const data = member(event, "data");
  const spelled = named.kind === "read" ? spelledOut(named.name, event, data) : [];
  const type = factsBlock(event, "host", "record", factAt("type", member(event, "type")));
  return spelled.length > 0 ? [...type, ...spelled] : [rawBlock(event)];
}

export function previewNames(record: Pick<RawRecord, "pointer" | "value">): RecordNames {
  if (!isEvent(record.value)) return rowNames(record);
  const data = member(lookAt(record.value, record.pointer), "data");
  return {
    session: wordIn(member(data, "sessionID")),
    message: wordIn(memberOneOf(data, "messageID", "assistantMessageID")),
  };
}

function spelledOut(name: string, event: Cursor, data: Cursor): readonly Block[] {
  switch (name) {
    case "text.ended":
      return textBlocks(member(data, "text"), "model", "plain");
    case "reasoning.ended":
      return textBlocks(member(data, "text"), "model", "reasoning");
    case "prompted":
    case "prompt.admitted":
    case "input.admitted":
    case "input.promoted":
    case "inbox.enqueued":
    case "inbox.delivered":
      return inputBlocks(data);
    case "synthetic":
      return knownRow("synthetic", data) ?? [];
    case "instructions.updated":
    case "context.updated":
      return knownRow("system", data) ?? [];
    case "skill.activated":
      return knownRow("skill", data) ?? [];
    case "agent.selected":
    case "agent.switched":
      return knownRow("agent-switched", data) ?? [];
    case "model.selected":
    case "model.switched":
      return knownRow("model-switched", data) ?? [];
    case "step.started":
    case "step.ended":
    case "step.failed":
    case "step.streamed":
      return stepBlocks(data);
    case "compaction.started":
    case "compaction.ended":
    case "compaction.failed":
      return knownRow("compaction", data) ?? [];
    case "tool.called":
    case "tool.progress":
    case "tool.success":
    case "tool.failed":
    case "tool.input.started":
      return [{ kind: "tool", at: event.pointer, by: "model", card: eventCard(data) }];
    case "tool.input.ended":
      return textBlocks(member(data, "text"), "model", "command");
    case "shell.started":
    case "shell.ended": {
      const shell = member(data, "shell");
      return knownRow("shell", isJsonObject(shell.value) ? shell : data) ?? [];
    }
    default:
      return [];
  }
}

/** Words that enter the conversation. Whose they are is told as the reader tells it (fold-inputs.ts). */
function inputBlocks(data: Cursor): readonly Block[] {
  const holder = ["prompt", "input", "message", "item"]
    .map((key) => member(data, key))
    .find((cursor) => isJsonObject(cursor.value));
  if (holder === undefined) return [];
  const inner = ["data", "prompt"].map((key) => member(holder, key)).find((one) => isJsonObject(one.value));
  const body = inner ?? holder;
  const isByHost =
    wordIn(member(holder, "type")) === "synthetic" ||
    member(member(body, "metadata"), "source").value !== undefined;
  return knownRow(isByHost ? "synthetic" : "user", body) ?? [];
}

function stepBlocks(data: Cursor): readonly Block[] {
  const model = member(data, "model");
  const found = facts(
    factAt("agent", member(data, "agent")),
    factAt("model", isJsonObject(model.value) ? memberOneOf(model, "id", "modelID") : model),
    factAt("finish", memberOneOf(data, "finish", "reason")),
    factAt("cost", member(data, "cost")),
    tokenFacts(member(data, "tokens")),
    factAt("snapshot", member(data, "snapshot")),
  );
  return [...factsBlock(data, "model", "step", found), ...failureBlocks(member(data, "error"))];
}
