// The wordings of refusals (denials.ts of the folder above) as records of the Reference: one for each entry that decides.

import type { FactHost } from "../../../model/host-fact.ts";
import { DENIAL_WORDINGS, type DenialWording } from "../../denials.ts";
import type { DenialRecord } from "../fact-record.ts";

/** The line whose versions wrote it so. Rows that were taken over keep the words of the older one, and the preview of 2.x is a part of
 * the program of 1.x. */
function hostOf({ hosts, versions }: DenialWording): FactHost {
  return hosts.includes("opencode-1") || versions?.from.startsWith("1.") ? "opencode-1" : "opencode-2";
}

export const DENIAL_RECORDS: readonly DenialRecord[] = DENIAL_WORDINGS.map((wording) => ({
  kind: "denial",
  id: `denial.${wording.id}`,
  section: "denials",
  host: hostOf(wording),
  authority: [wording.authority],
  versions: wording.versions,
  source: wording.source,
  status: { is: "holds" },
  see: [],
  wording,
}));
