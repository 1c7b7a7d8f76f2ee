// The commands by which a host gives out a session's file, with the texts of one language around them. A command is the same
// in every language and is copied as it stands.

import type { FormatId, SessionId } from "../model/ids.ts";

export interface ExportWay {
  readonly host: string;
  readonly menu: string;
  readonly command: string;
  /** What this way leaves out. */
  readonly note: string | null;
}

type Host = "opencode-1" | "opencode-2" | "opencode-2-preview";
export type ExportTexts = Readonly<Record<Host, Omit<ExportWay, "command">>>;

const COMMANDS: Readonly<Record<Host, (session: SessionId) => string>> = {
  "opencode-1": (session) => `opencode export ${shellWord(session)} > ${shellWord(`${session}.json`)}`,
  "opencode-2": (session) =>
    `opencode session export ${shellWord(session)} > ${shellWord(`${session}.json`)}`,
  "opencode-2-preview": (session) => `opencode export ${shellWord(session)}`,
};

/** The ways for one host; all known ones when the host is not known. */
export function exportWays(
  texts: ExportTexts,
): (format: FormatId | "unknown" | null, session: SessionId) => readonly ExportWay[] {
  return (format, session) =>
    hostsOf(format).map((host) => ({ ...texts[host], command: COMMANDS[host](session) }));
}

function hostsOf(format: FormatId | "unknown" | null): readonly Host[] {
  return format === null || format === "unknown" ? ["opencode-2", "opencode-1"] : [format];
}

/** An id comes from a file: only plain words stand in a command as they are, everything else in single quotes. */
function shellWord(text: string): string {
  return /^[\w.:@-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
