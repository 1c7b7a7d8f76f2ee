// What a 2.x row holds, for the transcript. Texts, reasoning and calls of a step in their order; of every other row its
// words and the few facts that it states. A row or item of an unknown type stands as it is.

import { type Cursor, elements, member, memberOneOf } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../../base/json.ts";
import type { RawRecord } from "../../model/raw-document.ts";
import type { Block, Fact } from "../../model/transcript-block.ts";
import {
  attachmentAt,
  factAt,
  facts,
  factsBlock,
  failureBlocks,
  listAt,
  lookAt,
  rawBlock,
  textBlocks,
  timeAt,
  tokenFacts,
  wordIn,
} from "../block-parts.ts";
import type { RecordNames } from "../format.ts";
import { itemCard } from "./item-card.ts";

export function rowBlocks({ pointer, value }: Pick<RawRecord, "pointer" | "value">): readonly Block[] {
  const row = lookAt(value, pointer);
  const type = isJsonObject(value) ? wordIn(member(row, "type")) : null;
  const blocks = type === null ? null : knownRow(type, row);
  return blocks ?? [rawBlock(row)];
}

export function rowNames({ pointer, value }: Pick<RawRecord, "pointer" | "value">): RecordNames {
  const row = lookAt(value, pointer);
  return { session: wordIn(member(row, "sessionID")), message: wordIn(member(row, "id")) };
}

/** null: a type that is not known. Also of use for the data of an event that says what such a row says. */
export function knownRow(type: string, row: Cursor): readonly Block[] | null {
  switch (type) {
    case "user":
      return userBlocks(row);
    case "assistant":
      return assistantBlocks(row);
    case "synthetic":
      return syntheticBlocks(row);
    case "system":
      return [
        ...factsBlock(row, "host", "record", factAt("description", member(row, "description"))),
        ...textBlocks(member(row, "text"), "host", "instructions"),
      ];
    case "skill":
      return [
        ...factsBlock(row, "host", "skill", [
          ...factAt("skill", member(row, "skill")),
          ...factAt("name", member(row, "name")),
        ]),
        ...textBlocks(member(row, "text"), "host", "instructions"),
      ];
    case "shell":
      return shellBlocks(row);
    case "compaction":
      return compactionBlocks(row);
    case "agent-switched":
      return factsBlock(row, "host", "switch", [
        ...factAt("agent", member(row, "agent")),
        ...factAt("previous", member(row, "previous")),
      ]);
    case "model-switched":
      return factsBlock(row, "host", "switch", [
        ...modelFact("model", member(row, "model")),
        ...modelFact("previous", member(row, "previous")),
      ]);
    case "location-switched":
      return factsBlock(row, "host", "switch", [
        ...factAt("directory", member(member(row, "location"), "directory")),
        ...factAt("previous", member(member(member(row, "previous"), "location"), "directory")),
      ]);
    case "idle":
      return [
        ...factsBlock(row, "host", "idle", factAt("outcome", member(row, "outcome"))),
        ...failureBlocks(member(row, "error")),
      ];
    default:
      return null;
  }
}

function modelFact(name: "model" | "previous", model: Cursor): readonly Fact[] {
  return factAt(name, isJsonObject(model.value) ? member(model, "id") : model);
}

function userBlocks(row: Cursor): readonly Block[] {
  const files = elements(member(row, "files")).map((file): Block => {
    const content = member(file, "data");
    const address = memberOneOf(member(file, "source"), "uri");
    const isInline = typeof content.value === "string" && content.value !== "";
    const found = attachmentAt(file, isInline ? content : address, isInline);
    return { kind: "file", at: file.pointer, by: "person", file: found };
  });
  const skills = elements(member(row, "skills")).flatMap((skill): readonly Block[] => [
    ...factsBlock(skill, "person", "skill", factAt("name", member(skill, "name"))),
    ...textBlocks(member(skill, "text"), "host", "instructions"),
  ]);
  return [
    ...textBlocks(member(row, "text"), "person", "plain"),
    ...elements(member(row, "agents")).flatMap((agent) =>
      factsBlock(agent, "person", "mention", factAt("mention", member(agent, "name"))),
    ),
    ...skills,
    ...files,
  ];
}

function assistantBlocks(row: Cursor): readonly Block[] {
  const time = member(row, "time");
  const snapshot = member(row, "snapshot");
  const content = member(row, "content");
  const found = facts(
    factAt("agent", member(row, "agent")),
    modelFact("model", member(row, "model")),
    timeAt("streamed", member(time, "streamed")),
    timeAt("completed", member(time, "completed")),
    factAt("finish", member(row, "finish")),
    factAt("cost", member(row, "cost")),
    tokenFacts(member(row, "tokens")),
    factAt("snapshot", member(snapshot, "start")),
    factAt("snapshotEnd", member(snapshot, "end")),
    listAt("files", member(snapshot, "files")),
  );
  const items = isJsonArray(content.value)
    ? elements(content).flatMap(itemBlocks)
    : textBlocks(content, "model", "plain");
  return [
    ...factsBlock(row, "model", "step", found),
    ...failureBlocks(member(row, "error")),
    ...retryBlocks(member(row, "retry")),
    ...items,
  ];
}

function retryBlocks(retry: Cursor): readonly Block[] {
  if (!isJsonObject(retry.value)) return [];
  const found = [...factAt("attempt", member(retry, "attempt")), ...timeAt("time", member(retry, "at"))];
  return [
    ...factsBlock(retry, "host", "retry", found),
    ...failureBlocks(member(retry, "error")).map((block) => ({ ...block, at: retry.pointer })),
  ];
}

function itemBlocks(item: Cursor): readonly Block[] {
  const at = item.pointer;
  switch (isJsonObject(item.value) ? wordIn(member(item, "type")) : null) {
    case "text":
      return textBlocks(member(item, "text"), "model", "plain").map((block) => ({ ...block, at }));
    case "reasoning":
      return textBlocks(member(item, "text"), "model", "reasoning").map((block) => ({ ...block, at }));
    case "tool":
      return [{ kind: "tool", at, by: "model", card: itemCard(item) }];
    default:
      return [rawBlock(item, "model")];
  }
}

function syntheticBlocks(row: Cursor): readonly Block[] {
  const metadata = member(row, "metadata");
  return [
    ...factsBlock(
      row,
      "host",
      "notice",
      facts(
        factAt("source", member(metadata, "source")),
        factAt("agent", member(metadata, "agent")),
        factAt("child", member(metadata, "childID")),
        factAt("shell", member(metadata, "shellID")),
        factAt("state", member(metadata, "state")),
        factAt("exit", member(metadata, "exit")),
        factAt("description", member(row, "description")),
      ),
    ),
    ...textBlocks(member(row, "text"), "host", "plain"),
  ];
}

/** A person's own command, and what it wrote. */
function shellBlocks(row: Cursor): readonly Block[] {
  const output = member(row, "output");
  return [
    ...textBlocks(member(row, "command"), "person", "command"),
    ...factsBlock(
      row,
      "host",
      "shell",
      facts(
        factAt("status", member(row, "status")),
        factAt("exit", member(row, "exit")),
        factAt("shell", member(row, "shellID")),
        timeAt("completed", member(member(row, "time"), "completed")),
        factAt("truncated", member(output, "truncated")),
      ),
    ),
    ...textBlocks(isJsonObject(output.value) ? member(output, "output") : output, "host", "output"),
  ];
}

function compactionBlocks(row: Cursor): readonly Block[] {
  return [
    ...factsBlock(
      row,
      "host",
      "compaction",
      facts(
        factAt("status", member(row, "status")),
        factAt("reason", member(row, "reason")),
        modelFact("model", member(row, "model")),
        factAt("cost", member(row, "cost")),
        tokenFacts(member(row, "tokens")),
      ),
    ),
    ...failureBlocks(member(row, "error")),
    ...textBlocks(member(row, "summary"), "model", "summary"),
    ...textBlocks(member(row, "recent"), "host", "plain"),
  ];
}
