// Of a count of records, how many its grounds list: some are named, and where all were looked for is said. Whoever shows the
// grounds shows this too, or a few would pass for all. Knows which counts have a ground for each record; of others it says nothing.

import type { Json } from "../base/json.ts";
import type { KnownClaim } from "./claim.ts";
import { warrantName } from "./warrant.ts";

/** Properties whose every counted record is shown by one ground. */
const ONE_EACH: ReadonlySet<string> = new Set([
  // of a session
  "steps",
  "prompts",
  "calls",
  // of a dispatch
  "childCalls",
  // of the bundle
  "dispatches",
  "completed",
  "failed",
  "cancelled",
  "refused",
  "open",
  "denials",
  "idles",
]);

export interface Listed {
  readonly shown: number;
  readonly of: number;
}

/** null: the grounds list every record, or it is no such count. */
export function listedRecords(
  { warrant, value, grounds }: KnownClaim<Json>,
  property: string,
): Listed | null {
  if (warrantName(warrant) !== "count" || typeof value !== "number" || !ONE_EACH.has(property)) return null;
  const shown = grounds.filter(({ kind }) => kind === "present").length;
  return shown < value ? { shown, of: value } : null;
}
