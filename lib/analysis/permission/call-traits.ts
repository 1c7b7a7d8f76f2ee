// What of a call another call could share with it: files and folders by their whole path, hosts of URLs, programs of commands.
// From the one value of its input that rules look at, the folder that a search names, the files of a patch; a command that is not split has only
// the hosts that stand in its text. A path that is seen from nobody knows where is no trait, nor the folder that nobody names.

import { toolPermission } from "../../knowledge/tool-permissions.ts";
import { isFromHome, placeOfPath } from "../../rules/external-directory.ts";
import { type RuleSetting, ruleSetting } from "../../rules/setting.ts";
import type { Call } from "../call-index.ts";
import { askingCall } from "./asking-call.ts";
import { commandTraits, SESSION_FOLDER, type SeenPath } from "./command-traits.ts";

/** Each as it is compared, with how it is written. */
export type Traits = ReadonlyMap<string, string>;

export interface CallTraits {
  readonly paths: Traits;
  readonly hosts: Traits;
  readonly programs: Traits;
}

const NONE: Traits = new Map();
const NOTHING: CallTraits = { paths: NONE, hosts: NONE, programs: NONE };

export function traitsOf(call: Call): CallTraits {
  const { tool, value, folder, files } = askingCall(call);
  const setting = ruleSetting(call.source.format, call.source.record.directory?.value ?? null);
  const { kind } = toolPermission(setting.host, tool);
  if (kind === "files") {
    const named = (files ?? []).flatMap(({ path, movesTo }) => (movesTo === null ? [path] : [path, movesTo]));
    return {
      ...NOTHING,
      paths: pathTraits(
        named.map((path) => seenHere(path, setting)),
        setting,
      ),
    };
  }
  if (value === null) return NOTHING;
  if (kind === "path") return { ...NOTHING, paths: pathTraits([seenHere(value, setting)], setting) };
  if (kind === "pattern") {
    const folders = typeof folder === "string" ? [seenHere(folder, setting)] : [];
    return { ...NOTHING, paths: pathTraits(folders, setting) };
  }
  if (kind === "url") return { ...NOTHING, hosts: hostsIn(value) };
  if (kind !== "command") return NOTHING;
  const { files: seen, programs } = commandTraits(value, folder, setting);
  return {
    paths: pathTraits(seen, setting),
    hosts: hostsIn(value),
    programs: new Map(programs.map((program) => [programKey(program, setting), program])),
  };
}

function seenHere(path: string, { directory }: RuleSetting): SeenPath {
  return { path, from: directory ?? SESSION_FOLDER };
}

function pathTraits(seen: readonly SeenPath[], setting: RuleSetting): Traits {
  const { directory, paths } = setting;
  return new Map(
    seen.flatMap(({ path, from }): (readonly [string, string])[] => {
      if (isFromHome(path, setting)) return [[path, path]];
      // Without the session's directory all that names no other folder is seen from the same place.
      if (directory === null || paths === null) return from === SESSION_FOLDER ? [[path, path]] : [];
      const place = placeOfPath(path, setting, from);
      if (place.where === "unknown") return [];
      return [[paths === "windows" ? place.path.toLowerCase() : place.path, place.path]];
    }),
  );
}

function programKey(program: string, { paths }: RuleSetting): string {
  return paths === "windows" ? program.toLowerCase().replace(/\.exe$/, "") : program;
}

/** Names in URLs, without port; none where the name is put in by the shell. */
function hostsIn(text: string): Traits {
  const found = text.matchAll(
    /\bhttps?:\/\/(?:[^\s/@'"<>]*@)?(\[[\da-f:.]+\]|[^\s/:?#'"<>|;&()\\`[\]，。；：、！？）》」』”’]+)/gi,
  );
  const names = [...found].map((match) => (match[1] ?? "").toLowerCase().replace(/\.$/, ""));
  return new Map(names.filter((name) => name !== "" && !/[${}]/.test(name)).map((name) => [name, name]));
}
