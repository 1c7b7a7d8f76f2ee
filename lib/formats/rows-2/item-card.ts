// A tool item of a 2.x row, or the data of a tool's event, as a card. The same places under the names that builds gave them:
// `content` or `result`, `metadata` or `structured`.

import { type Cursor, elements, member, memberOneOf } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../../base/json.ts";
import type { Attachment, ToolCard } from "../../model/transcript-block.ts";
import { attachmentAt, textIn } from "../block-parts.ts";
import { toolCard } from "../tool-card.ts";
import { metadataOf } from "./tool-call.ts";

export function itemCard(item: Cursor): ToolCard {
  const state = member(item, "state");
  const time = member(item, "time");
  return toolCard({
    tool: member(item, "name"),
    call: member(item, "id"),
    status: member(state, "status"),
    title: member(state, "title"),
    times: [
      ["requested", member(time, "created")],
      ["ran", member(time, "ran")],
      ["ended", member(time, "completed")],
    ],
    input: member(state, "input"),
    ...answerOf(state),
    error: member(state, "error"),
    metadata: metadataOf(state),
  });
}

/** Of an event: its data holds input and answer directly. */
export function eventCard(data: Cursor): ToolCard {
  return toolCard({
    tool: memberOneOf(data, "tool", "name"),
    call: memberOneOf(data, "callID", "id"),
    status: member(data, "status"),
    title: member(data, "title"),
    times: [],
    input: member(data, "input"),
    ...answerOf(data),
    error: member(data, "error"),
    metadata: metadataOf(data),
  });
}

function answerOf(holder: Cursor): Pick<Parameters<typeof toolCard>[0], "texts" | "files"> {
  const content = answerIn(member(holder, "content"));
  if (content.texts.length > 0 || content.files.length > 0) return content;
  const result = member(holder, "result");
  if (!isJsonObject(result.value) || result.value.type === "error") return answerIn(result);
  return answerIn(member(result, "value"));
}

function answerIn(list: Cursor): { texts: readonly Cursor[]; files: readonly Attachment[] } {
  if (typeof list.value === "string") return { texts: list.value === "" ? [] : [list], files: [] };
  if (!isJsonArray(list.value)) {
    return { texts: isJsonObject(list.value) ? [list] : [], files: [] };
  }
  const items = elements(list);
  const isFile = (item: Cursor) => member(item, "type").value === "file";
  return {
    // An item that is neither text nor file is shown as what it is.
    texts: items
      .filter((item) => !isFile(item))
      .map((item) => (textIn(member(item, "text")) === null ? item : member(item, "text"))),
    files: items.filter(isFile).map((item) => attachmentAt(item, memberOneOf(item, "uri", "url"), false)),
  };
}
