// The host's own 50 tools of the catalogue as the simulation takes them: paths and parameters as they are known, and no descriptions,
// which were read and not kept. So a real catalogue is longer than this one.

import type { Parameter } from "../knowledge/hosts/fact-record.ts";
import { knownTools } from "../knowledge/hosts/tool-names.ts";
import { BROWSER_MEASURE_TOOLS } from "../knowledge/hosts/tools/browser-measures.ts";
import { BROWSER_PAGE_TOOLS } from "../knowledge/hosts/tools/browser-pages.ts";
import { MANAGING_TOOLS } from "../knowledge/hosts/tools/managing.ts";
import type { CatalogueTool } from "./catalogue.ts";

const DETAILS: ReadonlyMap<string, { readonly parameters: readonly Parameter[] | null }> = new Map(
  Object.entries({ ...BROWSER_PAGE_TOOLS, ...BROWSER_MEASURE_TOOLS, ...MANAGING_TOOLS }),
);

export function hostCatalogue(): readonly CatalogueTool[] {
  return knownTools("opencode-2").flatMap(({ name, codePath }) =>
    codePath === null
      ? []
      : [
          {
            path: codePath,
            signature: signatureOf(codePath, DETAILS.get(name)?.parameters ?? []),
            description: "",
          },
        ],
  );
}

function signatureOf(path: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return `${path}()`;
  const members = parameters.map(
    ({ name, type, required }) => `${name}${required ? "" : "?"}: ${wordOf(type)}`,
  );
  return `${path}(input: { ${members.join("; ")} })`;
}

function wordOf(type: string): string {
  return type === "integer" ? "number" : type;
}
