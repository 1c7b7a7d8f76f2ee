// The value of a call that permission rules look at, and the folder that its input names beside it, as evidence.

import type { PresentEvidence, Says } from "../../model/evidence.ts";
import { type InputResource, resourceKind } from "../../model/resource-kind.ts";
import type { Call } from "../call-index.ts";
import { placeOf, shows } from "../evidence.ts";

const SAYS: Readonly<Record<InputResource, Says>> = {
  path: "path-in-input",
  agent: "agent-in-input",
  input: "input",
};

export function resourceShown({ entry, event }: Call): readonly PresentEvidence[] {
  return shows(placeOf(entry), event.resource?.value ?? null, SAYS[resourceKind(event.tool.value)]);
}

/** Nothing where the input names no folder, or one that is not readable. */
export function folderShown({ entry, event }: Call): readonly PresentEvidence[] {
  const folder = event.resource?.folder;
  return folder === undefined || typeof folder === "string" ? [] : shows(placeOf(entry), folder, SAYS.path);
}
