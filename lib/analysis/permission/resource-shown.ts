// What of a call permission rules look at, as evidence: its one value, the files of a patch, and the folder that the input names.

import type { PresentEvidence, Says } from "../../model/evidence.ts";
import { type InputResource, resourceKind } from "../../model/resource-kind.ts";
import type { Call } from "../call-index.ts";
import { placeOf, shows } from "../evidence.ts";

const SAYS: Readonly<Record<InputResource, Says>> = {
  path: "path-in-input",
  agent: "agent-in-input",
  input: "input",
};

/** Of a patch so many files are shown. */
const MOST_FILES = 12;

export function resourceShown({ entry, event }: Call): readonly PresentEvidence[] {
  const { resource, patch, tool } = event;
  const named = (patch?.value ?? []).flatMap(({ path, movesTo }) =>
    movesTo === null ? [path] : [path, movesTo],
  );
  return [
    ...shows(placeOf(entry), resource?.value ?? null, SAYS[resourceKind(tool.value)]),
    ...named
      .slice(0, MOST_FILES)
      .flatMap((value) => shows(placeOf(entry), patch && { value, at: patch.at }, SAYS.path)),
  ];
}

/** Nothing where the input names no folder, or one that is not readable. */
export function folderShown({ entry, event }: Call): readonly PresentEvidence[] {
  const folder = event.resource?.folder;
  return folder === undefined || typeof folder === "string" ? [] : shows(placeOf(entry), folder, SAYS.path);
}
