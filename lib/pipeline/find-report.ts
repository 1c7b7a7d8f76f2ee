// Our own reports among dropped files: told by their first bytes, and only their data is taken. What the page of a report says
// in HTML is never read: anybody could write it.

import type { ByteSource } from "../model/raw-document.ts";
import { SESSION_REPORT_SCHEMA_ID } from "../model/session-report.ts";

const HEAD_BYTES = 2048;
/** A report of the largest sessions takes a few dozen. */
const MOST_BYTES = 256 * 1024 * 1024;
const OPENING = '<template id="groundline-data">';
const CLOSING = "</template>";

/** The data of a report as text; empty when a report holds none or more than one; null for a file that is no report. */
export async function findReport(source: ByteSource): Promise<string | null> {
  if (source.size > MOST_BYTES) return null;
  const head = textOf(await source.read(0, Math.min(source.size, HEAD_BYTES))).replace(/^\ufeff/, "");
  if (isPage(head)) {
    const [, data, ...more] = textOf(await source.read(0, source.size)).split(OPENING);
    if (data === undefined || more.length > 0) return "";
    const end = data.indexOf(CLOSING);
    return end < 0 ? "" : data.slice(0, end);
  }
  return isData(head) ? textOf(await source.read(0, source.size)) : null;
}

/** True for the page of a report, whatever became of its data. */
function isPage(head: string): boolean {
  return (
    /^\s*<!doctype html>/i.test(head) && /<meta name="generator" content="Groundline [^"]{1,40}">/.test(head)
  );
}

function isData(head: string): boolean {
  const family = SESSION_REPORT_SCHEMA_ID.replace(/\d+$/, "");
  return /^\s*\{/.test(head) && head.slice(0, 300).includes(`"${family}`);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
