// What of a call another call could share with it: files by their whole path, hosts of URLs, programs of commands. From the
// one value of its input that rules look at; a command that is not split has only the hosts that stand in its text.

import { toolPermission } from "../../knowledge/tool-permissions.ts";
import { namedFile } from "../../rules/command-paths.ts";
import { isFromHome, placeOfPath } from "../../rules/external-directory.ts";
import { type RuleSetting, ruleSetting } from "../../rules/setting.ts";
import { type ShellCommand, splitShell } from "../../rules/shell-split.ts";
import type { Call } from "../call-index.ts";

export interface CallTraits {
  readonly paths: ReadonlySet<string>;
  readonly hosts: ReadonlySet<string>;
  readonly programs: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
/** Of so common a program nothing follows. */
const COMMON: ReadonlySet<string> = new Set([
  "cd",
  "echo",
  "printf",
  "true",
  "false",
  ":",
  "test",
  "set",
  "exit",
  "export",
  "pwd",
  "sleep",
  "wait",
]);
const WRAPPERS: ReadonlySet<string> = new Set(["sudo", "env", "command", "nohup", "time", "exec"]);

export function traitsOf(call: Call): CallTraits {
  const value = call.event.resource?.value.value;
  if (value === undefined) return { paths: NONE, hosts: NONE, programs: NONE };
  const setting = ruleSetting(call.source.format, call.source.record.directory?.value ?? null);
  const { kind } = toolPermission(setting.host, call.event.tool.value);
  if (kind === "path") return { paths: wholePaths([value], setting), hosts: NONE, programs: NONE };
  if (kind === "url") return { paths: NONE, hosts: hostsIn(value), programs: NONE };
  if (kind !== "command") return { paths: NONE, hosts: NONE, programs: NONE };
  const split = splitShell(value, setting);
  const commands = split.kind === "split" ? split.commands : [];
  return {
    paths: wholePaths(commands.flatMap(fileWords), setting),
    hosts: hostsIn(value),
    programs: new Set(commands.flatMap(programsOf)),
  };
}

/** Words that read like a file's name: with a slash in them, or an ending; and the targets of redirects. */
function fileWords({ words, targets, changesDirectory }: ShellCommand): readonly string[] {
  const named = changesDirectory
    ? []
    : words
        .slice(1)
        .filter((word) => !word.startsWith("-") && (word.includes("/") || /\.\w{1,8}["']?$/.test(word)));
  return [...named, ...targets.filter((target) => !/^(?:\d+|-|\/dev\/.*)$/.test(target))];
}

function wholePaths(words: readonly string[], setting: RuleSetting): ReadonlySet<string> {
  return new Set(
    words.flatMap((word) => {
      const path = namedFile(word);
      if (path === null || path.includes("://")) return [];
      if (isFromHome(path, setting)) return [path];
      const place = placeOfPath(path, setting);
      return place.where === "unknown" ? [path] : [place.path];
    }),
  );
}

function hostsIn(text: string): ReadonlySet<string> {
  const found = text.matchAll(/\bhttps?:\/\/(?:[^\s/@'"<>]*@)?([^\s/:?#'"<>|;&()\\`]+)/gi);
  return new Set([...found].map((match) => (match[1] ?? "").toLowerCase()).filter(Boolean));
}

/** The program of a command, and the one that it starts in turn. */
function programsOf({ words, changesDirectory }: ShellCommand): readonly string[] {
  if (changesDirectory) return [];
  const started = words.findIndex((word) => word === "xargs" || word === "-exec" || word === "-execdir");
  return [words, ...(started >= 0 ? [words.slice(started + 1)] : [])].flatMap((from) => {
    const name = from.find((word) => !WRAPPERS.has(word) && !/^-|^\d+$|=/.test(word));
    const program =
      (name ?? "")
        .replaceAll(/^["']|["']$/g, "")
        .split("/")
        .at(-1) ?? "";
    return program === "" || /[$`{}]/.test(program) || COMMON.has(program) ? [] : [program];
  });
}
