// Commands by a few letters of their names, in either language, the best first. Without letters all of them, as they come.

import uFuzzy from "@leeoniya/ufuzzy";
import type { Command } from "./commands.ts";

/** Letters of every script count, and a letter may be missing or wrong in a word. */
const FUZZY = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: "\\p{Ll}\\p{Lu}",
  intraBound: "\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}",
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 0,
  intraIns: Number.POSITIVE_INFINITY,
});
/** More than anybody looks through; a further letter finds the rest. */
const MOST = 60;
const ORDERS = 3;

export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const sought = typed.trim();
  if (sought === "") return commands.slice(0, MOST);
  const names = commands.map(({ label, also }) => `${label} ${also}`);
  const [found, info, order] = FUZZY.search(names, sought, ORDERS);
  if (found === null) return [];
  const places = info === null || order === null ? found : order.map((place) => info.idx[place] ?? -1);
  return places.flatMap((place) => commands[place] ?? []).slice(0, MOST);
}
