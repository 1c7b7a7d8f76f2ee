// More of one value of a record than a row brings along: the next piece of a long text, or the bytes of an attachment with
// their digest. Nothing of it is kept but the last text, for it is asked for piece by piece.

import type { DocumentId } from "../model/ids.ts";
import { shownText } from "../pipeline/record-blocks.ts";
import { locateIn } from "./located.ts";
import type { Opened } from "./opened-bundles.ts";
import type { Request } from "./protocol.ts";

export interface TextSlice {
  readonly text: string;
  readonly chars: number;
}

export interface FileContent {
  readonly bytes: ArrayBuffer;
  /** SHA-256 in hex. */
  readonly digest: string;
}

interface Place {
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: Extract<Request, { kind: "record-text" }>["at"];
}

let last: { readonly opened: WeakRef<Opened>; readonly key: string; readonly text: string } | null = null;

/** null: nothing stands there any more. */
export async function recordText(
  opened: Opened,
  { from, to, ...place }: Extract<Request, { kind: "record-text" }>,
): Promise<TextSlice | null> {
  const text = await wholeText(opened, place);
  return text === null ? null : { text: text.slice(from, endOf(text, to)), chars: text.length };
}

/** A piece never ends in half a character. */
function endOf(text: string, to: number): number {
  const unit = text.charCodeAt(to - 1);
  return to < text.length && unit >= 0xd800 && unit <= 0xdbff ? to - 1 : to;
}

export async function recordFile(
  opened: Opened,
  place: Extract<Request, { kind: "record-file" }>,
): Promise<FileContent | null> {
  const text = await wholeText(opened, place);
  if (text === null) return null;
  const bytes = bytesIn(text);
  if (bytes === null) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return {
    bytes: bytes.buffer,
    digest: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}

async function wholeText(opened: Opened, { document, line, at }: Place): Promise<string | null> {
  const key = `${document}:${line ?? ""}#${at}`;
  if (last?.key === key && last.opened.deref() === opened) return last.text;
  const holder = opened.documents.get(document);
  const value = holder === undefined ? undefined : (await locateIn(holder, line, at))?.value;
  if (value === undefined) return null;
  const text = shownText(value);
  last = { opened: new WeakRef(opened), key, text };
  return text;
}

/** The content of a `data:` address, or of plain base64. */
function bytesIn(text: string): Uint8Array<ArrayBuffer> | null {
  const head = /^data:[^,]*,/i.exec(text.slice(0, 4096))?.[0] ?? "";
  const body = text.slice(head.length);
  try {
    if (head !== "" && !/;base64,$/i.test(head)) return new TextEncoder().encode(decodeURIComponent(body));
    const binary = atob(body);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return null; // No base64 and no escapes: there are no bytes to show, and the page says so.
  }
}
