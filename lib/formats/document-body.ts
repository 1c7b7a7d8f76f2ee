// Finds the object that holds `info` and the list of records, whatever a host's API wrapped around it: `{data: {…}}`
// of an HTTP answer, the page object `{data, cursor}` in place of `messages`. Pointers keep the wrappers.

import { type Cursor, member } from "../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../base/json.ts";
import { appendTo, type Pointer } from "../base/json-pointer.ts";

export interface DocumentBody {
  /** The object with `info`, `messages` or `events` as its members. */
  readonly body: Cursor;
  /** Pointers of what was wrapped around the body or its list, outermost first. */
  readonly wrappers: readonly Pointer[];
  /** The cursors of a page to its neighbours, as far as they name one. */
  readonly neighbours: readonly Pointer[];
}

const LISTS = ["messages", "events"];

/** The body of a document, given a cursor over its head. */
export function documentBody(head: Cursor): DocumentBody {
  const wrappers: Pointer[] = [];
  const neighbours = [...neighbourPages(head)];
  let body = head;
  const data = member(head, "data");
  const isPlain = holdsSession(head);
  if (!isPlain && isJsonObject(data.value) && holdsSession(data)) {
    wrappers.push(data.pointer);
    neighbours.push(...neighbourPages(data));
    body = data;
  } else if (!isPlain && isJsonArray(data.value) && isJsonObject(head.value)) {
    wrappers.push(data.pointer);
  }
  for (const name of LISTS) {
    const list = member(body, name);
    if (!isJsonObject(list.value) || !isJsonArray(member(list, "data").value)) continue;
    wrappers.push(appendTo(list.pointer, "data"));
    neighbours.push(...neighbourPages(list));
  }
  return { body, wrappers, neighbours };
}

function holdsSession(cursor: Cursor): boolean {
  const { value } = cursor;
  return isJsonObject(value) && ["info", ...LISTS].some((name) => Object.hasOwn(value, name));
}

/** `cursor.next` and `cursor.previous`, where they are not null. */
function neighbourPages(holder: Cursor): readonly Pointer[] {
  const cursor = member(holder, "cursor");
  if (!isJsonObject(cursor.value)) return [];
  return ["next", "previous"]
    .map((name) => member(cursor, name))
    .filter((page) => page.value !== undefined && page.value !== null && page.value !== "")
    .map((page) => {
      page.node.isRead = true;
      return page.pointer;
    });
}
