// A simulation of the catalogue that OpenCode 2 writes into the system prompt for `execute`. The form of an entry, where its first line
// is cut, and the budget are the host's, as far as its program was read; which entries fall out when the budget is exceeded was not
// read: here they are taken in order until the next one does not fit.

import { startOf } from "../base/text.ts";
import { CATALOGUE_BUDGET, catalogueTokens } from "../knowledge/hosts/surface-rule.ts";

export interface CatalogueTool {
  /** `browser.tabs.open`: what stands before the last dot is the namespace. */
  readonly path: string;
  /** As TypeScript; empty: made from the path alone. */
  readonly signature: string;
  readonly description: string;
}

export interface CatalogueEntry {
  readonly tool: CatalogueTool;
  /** `  - <signature> // <first line>` */
  readonly line: string;
  readonly tokens: number;
  /** The first line of the description is longer than the host writes. */
  readonly isCut: boolean;
  /** Characters of the description that the catalogue does not hold. */
  readonly left: number;
  readonly isListed: boolean;
}

export interface CatalogueNamespace {
  readonly name: string;
  readonly tools: number;
  readonly listed: number;
}

export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  /** Listed before any entry, whatever the budget. */
  readonly namespaces: readonly CatalogueNamespace[];
  /** Of what is listed, as the host counts: characters divided by four, rounded. */
  readonly tokens: number;
  /** Of all entries, listed or not. */
  readonly wanted: number;
  readonly budget: number;
  /** Something is left out: the host then says that the catalogue is partial, and that the rest is found with `search`. */
  readonly isPartial: boolean;
}

const NO_NAMESPACE = "";

export function simulateCatalogue(
  tools: readonly CatalogueTool[],
  budget: number = CATALOGUE_BUDGET.tokens,
): Catalogue {
  const sorted = tools.toSorted((a, b) => compare(namespaceOf(a), namespaceOf(b)));
  const names = [...new Set(sorted.map(namespaceOf))].filter((name) => name !== NO_NAMESPACE);
  const head = names.map((name) => `${name}\n`).join("");
  let characters = head.length;
  let isFull = false;
  let wanted = head.length;
  const entries = sorted.map((tool): CatalogueEntry => {
    const { line, isCut, left } = entryOf(tool);
    const size = line.length + 1;
    wanted += size;
    isFull ||= catalogueTokens(characters + size) > budget;
    if (!isFull) characters += size;
    return { tool, line, tokens: catalogueTokens(size), isCut, left, isListed: !isFull };
  });
  return {
    entries,
    namespaces: names.map((name) => {
      const own = entries.filter(({ tool }) => namespaceOf(tool) === name);
      return { name, tools: own.length, listed: own.filter(({ isListed }) => isListed).length };
    }),
    tokens: catalogueTokens(characters),
    wanted: catalogueTokens(wanted),
    budget,
    isPartial: isFull,
  };
}

function entryOf({ path, signature, description }: CatalogueTool) {
  const [first = ""] = description.split(/\r?\n/, 1);
  // How the host counts a character of two units is not known; half of one is never shown.
  const shown = startOf(first, CATALOGUE_BUDGET.firstLineCharacters);
  const said = signature === "" ? `${path}()` : signature;
  return {
    line: shown === "" ? `  - ${said}` : `  - ${said} // ${shown}`,
    isCut: shown.length < first.length,
    left: description.length - shown.length,
  };
}

function namespaceOf({ path }: Pick<CatalogueTool, "path">): string {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? NO_NAMESPACE : path.slice(0, dot);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
