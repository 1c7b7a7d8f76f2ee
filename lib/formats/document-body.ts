// Finds the object that holds `info` and the list of records, whatever a host's API wrapped around it: `{data: {…}}`
// of an HTTP answer, the page object `{data, cursor}` in place of `messages`, the list around several exports. Pointers
// keep the wrappers.

import { type Cursor, member } from "../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";

export interface DocumentBody {
  /** The object with `info`, `messages` or `events` as its members. */
  readonly body: Cursor;
  /** Pointers of what was wrapped around the body or its list, outermost first. */
  readonly wrappers: readonly Pointer[];
  /** The cursors of a page to its neighbours, as far as they name one. */
  readonly neighbours: readonly Pointer[];
}

const LISTS = ["messages", "events"];
/** Lists of a page that names no kind of record. */
const BARE_LISTS = ["data", "items"];

/** Names under which an answer, or a file that holds an export beside other things, keeps it. */
const WRAPPERS = ["data", "result", "response", "body", "payload", "export"];
const WRAPPER_DEPTH = 3;

/** The body of a document, given a cursor over its head. */
export function documentBody(head: Cursor): DocumentBody {
  const wrappers: Pointer[] = [];
  const neighbours = [...neighbourPages(head)];
  let body = head;
  for (let depth = 0; depth < WRAPPER_DEPTH && !holdsSession(body); depth += 1) {
    const inner = [...WRAPPERS, ...indexIn(body)]
      .map((name) => member(body, name))
      .find(({ value }) => isJsonObject(value));
    if (inner === undefined) break;
    wrappers.push(inner.pointer);
    neighbours.push(...neighbourPages(inner));
    body = inner;
  }
  if (!holdsSession(body)) {
    const list = BARE_LISTS.map((name) => member(body, name)).find(({ value }) => isJsonArray(value));
    if (list === undefined) return { body: head, wrappers: [], neighbours };
    return { body, wrappers: [...wrappers, list.pointer], neighbours };
  }
  for (const name of LISTS) {
    const page = member(body, name);
    const list = BARE_LISTS.map((key) => member(page, key)).find(({ value }) => isJsonArray(value));
    if (!isJsonObject(page.value) || list === undefined) continue;
    wrappers.push(list.pointer);
    neighbours.push(...neighbourPages(page));
  }
  return { body, wrappers, neighbours };
}

/** The place of an export in a list of them, where the head stands for that one alone. */
function indexIn({ value }: Cursor): readonly string[] {
  const keys = isJsonObject(value) ? Object.keys(value) : [];
  return keys.length === 1 ? keys.filter((key) => /^\d+$/.test(key)) : [];
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
