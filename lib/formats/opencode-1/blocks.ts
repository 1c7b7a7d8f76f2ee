// What a 1.x record holds, for the transcript: of a message its own facts and its parts in their order, of an item of a
// list the one part that it is. Every part makes a block; one of an unknown type stands as it is.

import { type Cursor, elements, isPresent, member, memberOneOf } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../../base/json.ts";
import type { RawRecord } from "../../model/raw-document.ts";
import type { Author, Block } from "../../model/transcript-block.ts";
import {
  factAt,
  facts,
  factsBlock,
  failureBlocks,
  lookAt,
  rawBlock,
  timeAt,
  tokenFacts,
  wordIn,
} from "../block-parts.ts";
import type { RecordNames } from "../format.ts";
import { partBlocks } from "./part-blocks.ts";
import { recordShape } from "./shape.ts";

export function openCode1Blocks({ pointer, value }: Pick<RawRecord, "pointer" | "value">): readonly Block[] {
  const record = lookAt(value, pointer);
  switch (recordShape(value)) {
    case "message":
      return messageBlocks(record, member(record, "info"));
    case "flat":
      return messageBlocks(record, record);
    case "share":
      return shareBlocks(record);
    case "run":
      return runBlocks(record);
    case null:
      return [rawBlock(record)];
  }
}

/** A message names itself, a piece its message; messages of one export need not name their session. */
export function openCode1Names({ pointer, value }: Pick<RawRecord, "pointer" | "value">): RecordNames {
  const record = lookAt(value, pointer);
  const data = member(record, "data");
  const info = member(record, "info");
  const places = [record, info, data, member(record, "part")];
  const word = (key: string) =>
    places.map((place) => wordIn(member(place, key))).find((found) => found !== null) ?? null;
  const type = wordIn(member(record, "type"));
  return {
    session: word("sessionID") ?? (type === "session" ? wordIn(member(data, "id")) : null),
    message: word("messageID") ?? wordIn(member(info, "id")) ?? wordIn(member(data, "id")),
  };
}

function messageBlocks(record: Cursor, info: Cursor): readonly Block[] {
  const role = wordIn(member(info, "role"));
  const author: Author = role === "user" ? "person" : role === "assistant" ? "model" : "host";
  const list = member(record, "parts");
  const isSummary = member(info, "summary").value === true;
  const parts = elements(list).flatMap((part) => partBlocks(part, author, isSummary ? "summary" : "plain"));
  const head = infoBlocks(record, info, author);
  const isOdd = !isJsonObject(info.value) || (isPresent(list) && !isJsonArray(list.value));
  return isOdd ? [...head, ...parts, rawBlock(record)] : [...head, ...parts];
}

/** Stands at the record, so that it belongs to the row of the message and not to one of its parts. */
function infoBlocks(record: Cursor, info: Cursor, author: Author): readonly Block[] {
  const error = failureBlocks(member(info, "error"));
  const model = member(info, "model");
  const of = author === "model" ? "step" : "record";
  const found = facts(
    author === "host" ? factAt("role", member(info, "role")) : [],
    factAt("agent", memberOneOf(info, "agent", "mode")),
    factAt("model", author === "person" ? member(model, "modelID") : member(info, "modelID")),
    timeAt("completed", member(member(info, "time"), "completed")),
    factAt("finish", member(info, "finish")),
    factAt("cost", member(info, "cost")),
    tokenFacts(member(info, "tokens")),
  );
  // Facts about a person's message are the host's, but they go with the person's words.
  return [...factsBlock({ ...info, pointer: record.pointer }, author, of, found), ...error];
}

function shareBlocks(record: Cursor): readonly Block[] {
  const data = member(record, "data");
  switch (wordIn(member(record, "type"))) {
    case "message":
      return infoOnly(data);
    case "part":
      return partBlocks(data, "unstated");
    case "session":
      return factsBlock(record, "host", "record", factAt("title", member(data, "title")));
    default:
      return [rawBlock(record)];
  }
}

function infoOnly(data: Cursor): readonly Block[] {
  const role = wordIn(member(data, "role"));
  const author: Author = role === "user" ? "person" : role === "assistant" ? "model" : "host";
  const found = infoBlocks(data, data, author);
  return found.length > 0 ? found : factsBlock(data, author, "record", factAt("role", member(data, "role")));
}

function runBlocks(record: Cursor): readonly Block[] {
  const part = member(record, "part");
  const error = failureBlocks(member(record, "error"));
  if (error.length > 0) return error;
  if (isJsonObject(part.value)) return partBlocks(part, "model");
  return [rawBlock(record)];
}
