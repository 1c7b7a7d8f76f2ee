// A shell line as the commands in it, one resource each, as both hosts ask for them. The host parses with tree-sitter; this
// split is ours, so whatever rests on it is inferred, and a line that it does not understand is not split at all.

import type { NotSplit } from "../model/rule-words.ts";
import type { PathStyle, RuleSetting } from "./setting.ts";
import { readList } from "./shell-lists.ts";
import { startReading } from "./shell-reading.ts";

export interface ShellCommand {
  /** What a rule is held against: the command as written. */
  readonly resource: string;
  /** Its words as written, quotes included, without redirects and assignments. */
  readonly words: readonly string[];
  /** Of its redirects, as written. */
  readonly targets: readonly string[];
  /** Changes the directory: no permission of its own, its paths go to `external_directory`. */
  readonly changesDirectory: boolean;
}

export type ShellSplit =
  | {
      readonly kind: "split";
      readonly commands: readonly ShellCommand[];
      /** One plain command, the same in every shell: nothing was decided by us. */
      readonly isPlain: boolean;
    }
  | { readonly kind: "not-split"; readonly because: NotSplit };

const MOST_CHARACTERS = 50_000;
/** In every shell of either host. */
const CHANGES_DIRECTORY: ReadonlySet<string> = new Set(["cd", "popd", "pushd"]);
/** 1.x counts them in every shell; 2.x by shell and version (v2-builtin-tools.md §2.5, parse.ts@11eb5f3), which no export names. */
const OTHER_CHANGES: ReadonlySet<string> = new Set(["chdir", "push-location", "set-location"]);
const OF_POWERSHELL: ReadonlySet<string> = new Set([
  ...CHANGES_DIRECTORY,
  ...OTHER_CHANGES,
  "sl",
  "pop-location",
]);
const POWERSHELL =
  /(?:^|[\s;|&({])(?:Get|Set|New|Remove|Copy|Move|Write|Test|Select|Where|ForEach|Invoke|Start|Stop|Out|Add|Rename|Push|Pop|Join|Resolve|Import|Export|ConvertTo|ConvertFrom|Measure|Sort|Clear)-[A-Z][A-Za-z]+|\$env:|\$PSHOME|@\(/;
/** One command without any sign that a shell reads. */
const PLAIN = /^[^\s|&;<>()$`"'\\*?[\]{}#~!=%^\n\r]+(?:[ \t]+[^\s|&;<>()$`"'\\{}#!^%\n\r]+)*$/;

export function splitShell(
  command: string,
  { host, paths }: Pick<RuleSetting, "host" | "paths">,
): ShellSplit {
  const text = command.trim();
  if (text === "") return { kind: "not-split", because: "empty" };
  if (text.length > MOST_CHARACTERS) return { kind: "not-split", because: "too-long" };
  if (POWERSHELL.test(text)) return { kind: "not-split", because: "powershell" };
  const isPlain = PLAIN.test(text);
  if (paths === "windows" && !isPlain) return { kind: "not-split", because: "windows-shell" };
  const reading = startReading(text);
  readList(reading, "");
  if (reading.because === null && reading.due.length > 0) reading.because = "unclosed";
  if (reading.because !== null) return { kind: "not-split", because: reading.because };
  const commands = reading.found
    .toSorted((left, right) => left.start - right.start)
    .map(({ resource, words, targets }) => ({
      resource,
      words,
      targets,
      changesDirectory: changesDirectory(words[0] ?? "", host),
    }));
  if (commands.some((one) => isUncertain(one, host, paths)))
    return { kind: "not-split", because: "other-cd" };
  return { kind: "split", commands, isPlain };
}

function changesDirectory(name: string, host: RuleSetting["host"]): boolean {
  return CHANGES_DIRECTORY.has(name) || (host === "opencode-1" && OTHER_CHANGES.has(name));
}

/** Whether it is taken for a change of folder hangs on the shell. */
function isUncertain(one: ShellCommand, host: RuleSetting["host"], paths: PathStyle | null): boolean {
  const name = one.words[0] ?? "";
  if (one.changesDirectory) return false;
  return OTHER_CHANGES.has(name) || (paths === "windows" && isOfPowerShell(name, host));
}

function isOfPowerShell(name: string, host: RuleSetting["host"]): boolean {
  const lower = name.toLowerCase();
  return host === "opencode-1"
    ? CHANGES_DIRECTORY.has(lower) || OTHER_CHANGES.has(lower)
    : OF_POWERSHELL.has(lower);
}
