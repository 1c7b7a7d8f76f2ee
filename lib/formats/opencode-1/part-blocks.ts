// One part of a 1.x message as blocks. Whose words a text is, its own marks say: `synthetic` and `ignored` texts are the
// host's, under whatever role they stand.

import { type Cursor, elements, member } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { Author, Block, TextForm } from "../../model/transcript-block.ts";
import {
  attachmentAt,
  factAt,
  facts,
  factsBlock,
  failureBlocks,
  listAt,
  rawBlock,
  textBlocks,
  timeAt,
  tokenFacts,
  wordIn,
} from "../block-parts.ts";
import { toolCard } from "../tool-card.ts";

export function partBlocks(part: Cursor, author: Author, form: TextForm = "plain"): readonly Block[] {
  const type = isJsonObject(part.value) ? wordIn(member(part, "type")) : null;
  const blocks = type === null ? null : knownBlocks(type, part, author, form);
  if (blocks === null) return [rawBlock(part)];
  return blocks.length > 0
    ? blocks
    : factsBlock(part, author, "record", factAt("type", member(part, "type")));
}

/** null: a type that is not known. */
function knownBlocks(type: string, part: Cursor, author: Author, form: TextForm): readonly Block[] | null {
  switch (type) {
    case "text":
      return textPart(part, author, form);
    case "reasoning":
      return placedAt(part, textBlocks(member(part, "text"), "model", "reasoning"));
    case "tool":
      return [{ kind: "tool", at: part.pointer, by: "model", card: cardOf(part) }];
    case "file":
      return [{ kind: "file", at: part.pointer, by: author, file: fileOf(part) }];
    case "agent":
      return factsBlock(part, author, "mention", factAt("mention", member(part, "name")));
    case "subtask":
      return subtask(part, author);
    case "step-start":
      return factsBlock(part, author, "step-start", factAt("snapshot", member(part, "snapshot")));
    case "step-finish":
      return factsBlock(part, author, "step-finish", stepFinish(part));
    case "snapshot":
      return factsBlock(part, author, "snapshot", factAt("snapshot", member(part, "snapshot")));
    case "patch":
      return factsBlock(part, author, "patch", [
        ...factAt("hash", member(part, "hash")),
        ...listAt("files", member(part, "files")),
      ]);
    case "compaction":
      return factsBlock(part, "host", "compaction", [
        ...factAt("auto", member(part, "auto")),
        ...factAt("overflow", member(part, "overflow")),
      ]);
    case "retry":
      return placedAt(part, [
        ...factsBlock(part, "host", "retry", [
          ...factAt("attempt", member(part, "attempt")),
          ...timeAt("time", member(member(part, "time"), "created")),
        ]),
        ...failureBlocks(member(part, "error")),
      ]);
    default:
      return null;
  }
}

/** The blocks of a part stand at the part: that is the place which its event names. */
function placedAt(part: Cursor, blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => ({ ...block, at: part.pointer }));
}

function textPart(part: Cursor, author: Author, form: TextForm): readonly Block[] {
  const isByHost = member(part, "synthetic").value === true || member(part, "ignored").value === true;
  const by = isByHost ? "host" : author;
  const ignored = member(part, "ignored").value === true ? factAt("ignored", member(part, "ignored")) : [];
  return placedAt(part, [
    ...textBlocks(member(part, "text"), by, isByHost ? "plain" : form),
    ...factsBlock(part, by, "record", ignored),
  ]);
}

function subtask(part: Cursor, author: Author): readonly Block[] {
  return placedAt(part, [
    ...factsBlock(
      part,
      author,
      "delegation",
      facts(
        factAt("agent", member(part, "agent")),
        factAt("description", member(part, "description")),
        factAt("command", member(part, "command")),
      ),
    ),
    ...textBlocks(member(part, "prompt"), author, "plain"),
  ]);
}

function stepFinish(part: Cursor) {
  return facts(
    factAt("reason", member(part, "reason")),
    factAt("cost", member(part, "cost")),
    tokenFacts(member(part, "tokens")),
    factAt("snapshot", member(part, "snapshot")),
  );
}

function fileOf(part: Cursor) {
  return attachmentAt(part, member(part, "url"), false);
}

function cardOf(part: Cursor) {
  const state = member(part, "state");
  const time = member(state, "time");
  const output = member(state, "output");
  return toolCard({
    tool: member(part, "tool"),
    call: member(part, "callID"),
    status: member(state, "status"),
    title: member(state, "title"),
    times: [
      ["requested", member(time, "start")],
      ["ended", member(time, "end")],
      ["compacted", member(time, "compacted")],
    ],
    input: isJsonObject(member(state, "input").value) ? member(state, "input") : member(state, "raw"),
    texts: output.value === undefined || output.value === "" ? [] : [output],
    error: member(state, "error"),
    files: elements(member(state, "attachments")).map(fileOf),
    metadata: member(state, "metadata"),
  });
}
