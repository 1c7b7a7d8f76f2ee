// Our own reports among dropped files: told by their first bytes, and only their data is taken. What the page of a report says
// in HTML is never read: anybody could write it.

import type { ByteSource } from "../model/raw-document.ts";
import { SESSION_REPORT_SCHEMA_ID } from "../model/session-report.ts";

const HEAD_BYTES = 2048;
/** A report of the largest sessions takes a few dozen. */
const MOST_BYTES = 256 * 1024 * 1024;
const OPENING = /<template id="groundline-data"(?: data-check="([0-9a-f]{16})")?>/g;
const CLOSING = "</template>";

/** The data of a report as text, or what is wrong with the page that should hold it. */
export type FoundReport =
  /** `check`: the fingerprint that the page says its text has, empty where it says none; null: no page, the data alone. */
  | { readonly kind: "data"; readonly text: string; readonly check: string | null }
  | { readonly kind: "cut-short" }
  /** No data, or more than one. */
  | { readonly kind: "without-data" };

/** null for a file that is no report. */
export async function findReport(source: ByteSource): Promise<FoundReport | null> {
  if (source.size > MOST_BYTES) return null;
  const head = textOf(await source.read(0, Math.min(source.size, HEAD_BYTES))).replace(/^\ufeff/, "");
  if (isPage(head)) return dataOf(textOf(await source.read(0, source.size)));
  if (!isData(head)) return null;
  return { kind: "data", text: textOf(await source.read(0, source.size)), check: null };
}

function dataOf(page: string): FoundReport {
  const [opening, ...more] = page.matchAll(OPENING);
  if (more.length > 0) return { kind: "without-data" };
  if (opening === undefined)
    return page.includes("</html>") ? { kind: "without-data" } : { kind: "cut-short" };
  const from = opening.index + opening[0].length;
  const end = page.indexOf(CLOSING, from);
  if (end < 0) return { kind: "cut-short" };
  return { kind: "data", text: page.slice(from, end), check: opening[1] ?? "" };
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
