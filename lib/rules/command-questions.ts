// What is asked for a command line: each command in it, and `external_directory` for the folder it runs in and for what `cd`,
// and on 1.x the file commands, name outside. The sources are packages/core/src/tool/plugin/shell.ts@0107518 with
// shell/parse.ts@11eb5f3 for 2.x, and packages/opencode/src/tool/shell.ts@0498793 for 1.x.

import { FILE_COMMANDS_OF_1, FILE_COMMANDS_OF_CMD } from "../knowledge/tool-permissions.ts";
import { directoryPath, filePath } from "./command-paths.ts";
import {
  isFromHome,
  type OutsideQuestions,
  type PathPlace,
  POSSIBLY_OUTSIDE,
  placeOfPath,
  questionsOfPlace,
} from "./external-directory.ts";
import { type AskingCall, askedQuestions, type CallQuestion, type CallQuestions } from "./question.ts";
import type { RuleSetting } from "./setting.ts";
import { type ShellCommand, splitShell } from "./shell-split.ts";

const NOTHING: OutsideQuestions = { sure: [], possible: [] };

/** `action` is the host's own; `isOwn`: it is the recorded tool name too. */
export function questionsOfCommand(
  call: AskingCall & { readonly value: string },
  action: string,
  setting: RuleSetting,
): CallQuestions {
  const split = splitShell(call.value, setting);
  if (split.kind === "not-split") return { kind: "not-split", because: split.because, action };
  const from = folderOf(call, setting);
  const outside = [
    ...(call.folder === undefined ? [] : [questionsOfPlace(from.place, call.folder ?? "", "directory")]),
    ...split.commands.map((command) => outsideOf(command, from.path, setting)),
  ];
  const own = split.commands.filter((one) => !one.changesDirectory);
  // 2.x asks for the line itself when it finds nothing in it to ask for, such as a redirect or a `cd` alone.
  const isWholeLine = own.length === 0 && setting.host !== "opencode-1";
  const commands = isWholeLine ? [call.value] : own.map(({ resource }) => resource);
  // That a plain line is asked as it stands is what the host is known to do; a part of a line is one because we say so.
  const isCutByUs = !split.isPlain || (!isWholeLine && commands.some((one) => one !== call.value));
  const isStated = !isWholeLine && action === call.tool;
  const how = isCutByUs ? "made" : isStated ? "stated" : "known";
  return askedQuestions(
    [
      ...outside.flatMap(({ sure }) => sure),
      ...commands.map((resource): CallQuestion => ({ action, resource, how, or: null })),
    ],
    outside.flatMap(({ possible }) => possible),
    isCutByUs,
  );
}

interface Folder {
  readonly place: PathPlace;
  /** null: not known, so that nothing relative can be placed. */
  readonly path: string | null;
}

function folderOf({ folder }: AskingCall, setting: RuleSetting): Folder {
  const unknown: Folder = { place: { where: "unknown", because: "no-directory" }, path: null };
  if (
    folder === null ||
    (folder !== undefined && setting.host !== "opencode-1" && isFromHome(folder, setting))
  )
    return unknown;
  const place = placeOfPath(folder ?? ".", setting);
  return place.where === "unknown" ? unknown : { place, path: place.path };
}

function outsideOf(command: ShellCommand, from: string | null, setting: RuleSetting): OutsideQuestions {
  const name = command.words[0] ?? "";
  const isOne = setting.host === "opencode-1";
  const isWindows = setting.paths === "windows";
  // Only cmd.exe has these, and the file does not name the shell.
  if (isOne && isWindows && FILE_COMMANDS_OF_CMD.has(name.toLowerCase()))
    return { sure: [], possible: [POSSIBLY_OUTSIDE] };
  if (!command.changesDirectory && !(isOne && FILE_COMMANDS_OF_1.has(name))) return NOTHING;
  const given = command.words.slice(1).flatMap((word) => {
    const path = isOne ? filePath(word, name) : directoryPath(word);
    return path === null ? [] : [path];
  });
  const kind = command.changesDirectory ? "directory" : "either";
  const found = given.map((path) => {
    // A shell of Windows may see `/x` as a place of its own.
    const isUnseen = isFromHome(path, setting) || (isWindows && /^\/(?![A-Za-z](?:\/|$))/.test(path));
    return isUnseen
      ? { sure: [], possible: [POSSIBLY_OUTSIDE] }
      : questionsOfPlace(placeOfPath(path, setting, from), path, kind);
  });
  return {
    sure: found.flatMap(({ sure }) => sure),
    possible: found.flatMap(({ possible }) => possible),
  };
}
