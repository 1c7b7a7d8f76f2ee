// The programs that a command line starts and the words in it that read like files, each with the folder it is seen from. Follows
// `bash -c '…'` and what sudo, env, timeout, xargs and find start; what hangs on a variable is passed over.

import { namedFile } from "../../rules/command-paths.ts";
import { isAbsolutePath, resolvePath } from "../../rules/paths.ts";
import type { RuleSetting } from "../../rules/setting.ts";
import { type ShellCommand, splitShell } from "../../rules/shell-split.ts";

/** Of so common a program nothing follows. */
const COMMON: ReadonlySet<string> = new Set([
  ...["cd", "echo", "printf", "true", "false", ":", "test", "set"],
  ...["exit", "export", "pwd", "sleep", "wait"],
]);
/** What starts another program, with its flags that take a word. */
const WRAPPERS: ReadonlyMap<string, string> = new Map([
  ["sudo", "ughpCrtTUDR"],
  ["doas", "uC"],
  ["env", "uC"],
  ["timeout", "sk"],
  ["nice", "n"],
  ["ionice", "cn"],
  ["stdbuf", "ioe"],
  ["command", ""],
  ["nohup", ""],
  ["time", ""],
  ["exec", ""],
]);
const SHELLS: ReadonlySet<string> = new Set(["sh", "bash", "dash", "zsh"]);
const DEEPEST = 3;

/** Where the session's directory is not recorded, it is one place all the same. */
export const SESSION_FOLDER = ".";

export interface SeenPath {
  readonly path: string;
  /** The folder it is seen from; null: not known. */
  readonly from: string | null;
}

interface CommandTraits {
  readonly files: readonly SeenPath[];
  readonly programs: readonly string[];
}

const NOTHING: CommandTraits = { files: [], programs: [] };

/** `folder`: as of an asking call. */
export function commandTraits(
  line: string,
  folder: string | null | undefined,
  setting: RuleSetting,
  depth = 0,
): CommandTraits {
  const split = splitShell(line, setting);
  if (split.kind === "not-split") return NOTHING;
  let from =
    folder === undefined ? (setting.directory ?? SESSION_FOLDER) : within(setting.directory, folder, setting);
  const found = split.commands.map((command, index): CommandTraits => {
    if (command.changesDirectory) {
      // Only a line that begins with it is sure to go on from there.
      const isLeading = index === 0 && /^\s*cd\s+(?:"[^"]*"|'[^']*'|[^\s;&|]+)\s*(?:&&|;|\n)/.test(line);
      from = isLeading ? within(from, namedFile(command.words[1] ?? ""), setting) : null;
      return NOTHING;
    }
    const inner = depth < DEEPEST ? innerLine(command.words) : null;
    if (inner !== null) return commandTraits(inner, from, setting, depth + 1);
    const seenFrom = from;
    return {
      files: fileWords(command).map((path) => ({ path, from: seenFrom })),
      programs: programsOf(command.words),
    };
  });
  return { files: found.flatMap(({ files }) => files), programs: found.flatMap(({ programs }) => programs) };
}

/** null: not known. */
function within(from: string | null, path: string | null, { paths }: RuleSetting): string | null {
  if (path === null || paths === null || path.startsWith("~")) return null;
  if (from === null && !isAbsolutePath(path, paths)) return null;
  return resolvePath(from ?? "/", path, paths);
}

/** The line in `bash -c 'line'`. */
function innerLine(words: readonly string[]): string | null {
  const started = withoutWrappers(words);
  if (!SHELLS.has(baseName(started[0] ?? ""))) return null;
  const at = started.findIndex((word) => /^-[a-z]*c$/.test(word));
  const given = at < 0 ? undefined : started[at + 1];
  const quoted = /^'([^']*)'$|^"([^"$`\\]*)"$/.exec(given ?? "");
  return quoted ? (quoted[1] ?? quoted[2] ?? null) : null;
}

/** The program of a command, and the one that it starts in turn. */
function programsOf(words: readonly string[]): readonly string[] {
  const started = words.findIndex((word) => word === "xargs" || word === "-exec" || word === "-execdir");
  const behind = words.slice(started + 1);
  const named = behind.findIndex((word) => !/^-|^\d+$/.test(word));
  return [words, ...(started >= 0 && named >= 0 ? [behind.slice(named)] : [])].flatMap((from) => {
    const program = baseName(withoutWrappers(from)[0] ?? "");
    return program === "" || /[$`{}]/.test(program) || COMMON.has(program) ? [] : [program];
  });
}

function baseName(word: string): string {
  return (
    word
      .replaceAll(/^["'\\]|["']$/g, "")
      .split("/")
      .at(-1) ?? ""
  );
}

/** From the program on that is started in the end. */
function withoutWrappers(words: readonly string[]): readonly string[] {
  let at = 0;
  for (;;) {
    const flags = WRAPPERS.get(baseName(words[at] ?? ""));
    if (flags === undefined) return words.slice(at);
    at += 1;
    for (let word = words[at]; word !== undefined && isOfWrapper(word); word = words[at]) {
      const takesNext = /^-[A-Za-z]$/.test(word) && flags.includes(word.charAt(1));
      at += takesNext ? 2 : 1;
    }
  }
}

/** A flag, a variable, or a length of time. */
function isOfWrapper(word: string): boolean {
  return /^-|^[A-Za-z_]\w*=|^\d+(?:\.\d+)?[smhd]?$/.test(word);
}

/** Words that read like a file's name: with a slash in them, or an ending; and the targets of redirects. */
function fileWords({ words, targets }: ShellCommand): readonly string[] {
  const named = words.slice(1).filter(isFileWord);
  return [...named, ...targets.filter((target) => !/^(?:\d+|-|\/dev\/.*)$/.test(target))].flatMap(
    (word) => namedFile(word) ?? [],
  );
}

/** No flag, address, scope of a package, version, or expression of sed. */
function isFileWord(word: string): boolean {
  if (/^-|:\/\/|^["']?@|^["']?\d+(?:\.\d+)+["']?$/.test(word) || isSedExpression(word)) return false;
  return word.includes("/") || /\.\w{1,8}["']?$/.test(word);
}

/** `s/a/b/g`: three of one sign, and flags behind the last. By hand: an expression would try each sign as each of the three. */
function isSedExpression(word: string): boolean {
  const [head, sign] = /^["']?[sy]([/|,#])/.exec(word) ?? [];
  if (head === undefined || sign === undefined) return false;
  const second = word.indexOf(sign, head.length);
  const last = word.lastIndexOf(sign);
  return second >= head.length && second < last && /^\w*["']?$/.test(word.slice(last + 1));
}
