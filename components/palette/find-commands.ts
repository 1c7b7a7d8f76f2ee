// Commands by a few letters of their names, in either language, the best first. Without letters all of them, as they come.

import uFuzzy from "@leeoniya/ufuzzy";
import type { Command, CommandGroup } from "./commands.ts";

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
/** Named by the files, not by the app. */
const RECORDED: ReadonlySet<CommandGroup> = new Set(["dispatch", "session", "bundle"]);

export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const sought = typed.trim();
  if (sought === "") return commands.slice(0, MOST);
  const names = commands.map(({ label, also }) => `${label} ${also}`);
  const [found, info, order] = FUZZY.search(names, sought, ORDERS);
  if (found === null) return [];
  const places = info === null || order === null ? found : order.map((place) => info.idx[place] ?? -1);
  const isBegun = beginsWordsOf(sought);
  return places
    .flatMap((place) => commands[place] ?? [])
    .map((command) => ({ command, rank: rankOf(command, isBegun(`${command.label} ${command.also}`)) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ command }) => command)
    .slice(0, MOST);
}

/** The app's own commands of which words begin as typed, then what files named so, then whatever else the letters fit. */
function rankOf({ group }: Command, isBegun: boolean): number {
  if (!isBegun) return 2;
  return RECORDED.has(group) ? 1 : 0;
}

/** Whether each of the typed words begins one of a name; Han is written without gaps, so any of its signs may begin one. */
function beginsWordsOf(sought: string): (name: string) => boolean {
  const typed = sought
    .split(/[^\p{L}\d']+/u)
    .filter((word) => word !== "")
    .map((word) => new RegExp(`(?<![\\p{L}\\d'])${word}|(?=\\p{Script=Han})${word}`, "iu"));
  return (name) => typed.every((word) => word.test(name));
}
