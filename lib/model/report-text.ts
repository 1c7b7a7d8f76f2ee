// A SessionReport as the text that stands in a page: plain JSON, or packed where plain JSON would be many megabytes.
// Whoever reads it back checks it against the schema: this file only finds the value.

import type { Json } from "../base/json.ts";
import { packedJson } from "../base/packed-json.ts";
import { isPackedJson, unpackedJson } from "../base/unpacked-json.ts";
import type { SessionReport } from "./session-report.ts";

/** Spans, moments and claims of dispatches that are still written plainly: about half a megabyte. */
const PLAIN_RECORDS = 1200;
const CLAIMS_OF_A_DISPATCH = 25;

export function reportText(report: SessionReport): string {
  const { timeline, dispatches } = report.analysis;
  const records = timeline.spans.length + timeline.moments.length + dispatches.length * CLAIMS_OF_A_DISPATCH;
  return records <= PLAIN_RECORDS ? JSON.stringify(report) : packedJson(report);
}

/** The value in either form; undefined for text that is neither. */
export function reportValueOf(text: string): Json | undefined {
  const value = parsed(text);
  return value !== undefined && isPackedJson(value) ? unpackedJson(value) : value;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
