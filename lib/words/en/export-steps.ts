// How a person gets a session's file out of its host: the menu of the app and the command, per host. Steps are those of
// the hosts' own exports (docs and README tell where they were seen); a command is copied as it stands.

import type { FormatId, SessionId } from "../../model/ids.ts";
import { formatCount } from "../format.ts";

export interface ExportWay {
  readonly host: string;
  readonly menu: string;
  readonly command: string;
  /** What this way leaves out. */
  readonly note: string | null;
}

function byOpenCode1(session: SessionId): ExportWay {
  return {
    host: "OpenCode 1",
    menu: "In the app: open the session, then the command “Export session”, or type /export.",
    command: `opencode export ${shellWord(session)} > ${shellWord(`${session}.json`)}`,
    note: null,
  };
}

function byOpenCode2(session: SessionId): ExportWay {
  return {
    host: "OpenCode 2",
    menu: "In the desktop app: open the session, then “Export session” in its menu.",
    command: `opencode session export ${shellWord(session)} > ${shellWord(`${session}.json`)}`,
    note: "The command leaves out steps that have not ended; the menu keeps them.",
  };
}

function byPreview(session: SessionId): ExportWay {
  return {
    host: "OpenCode 2 preview",
    menu: "In the terminal app: open the session, type /export and choose JSON.",
    command: `opencode export ${shellWord(session)}`,
    note: null,
  };
}

/** The ways for one host; all known ones when the host is not known. */
export function exportWays(format: FormatId | "unknown" | null, session: SessionId): readonly ExportWay[] {
  switch (format) {
    case "opencode-1":
      return [byOpenCode1(session)];
    case "opencode-2":
      return [byOpenCode2(session)];
    case "opencode-2-preview":
      return [byPreview(session)];
    default:
      return [byOpenCode2(session), byOpenCode1(session)];
  }
}

/** An id comes from a file: only plain words stand in a command as they are, everything else in single quotes. */
function shellWord(text: string): string {
  return /^[\w.:@-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

export const exportSteps = {
  ways: exportWays,
  command: "command",
  copyCommand: "Copy command",
  copyCommands: (count: number) =>
    count === 1 ? "Copy the command" : `Copy all ${formatCount(count)} commands`,
  copyId: "Copy id",
  copyIds: (count: number) =>
    count === 1 ? "Copy the missing id" : `Copy all ${formatCount(count)} missing ids`,
  dropIt: "Drop the file here or on the library: it joins this bundle.",
};
