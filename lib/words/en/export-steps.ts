// How a person gets a session's file out of its host: the menu of the app and the command, per host. Steps are those of
// the hosts' own exports (docs and README tell where they were seen).

import { exportWays } from "../export-ways.ts";
import { formatCount } from "../format.ts";

export const exportSteps = {
  ways: exportWays({
    "opencode-1": {
      host: "OpenCode 1",
      menu: "In the app: open the session, then the command “Export session”, or type /export.",
      note: null,
    },
    "opencode-2": {
      host: "OpenCode 2",
      menu: "In the desktop app: open the session, then “Export session” in its menu.",
      note: "The command leaves out steps that have not ended; the menu keeps them.",
    },
    "opencode-2-preview": {
      host: "OpenCode 2 preview",
      menu: "In the terminal app: open the session, type /export and choose JSON.",
      note: null,
    },
  }),
  command: "command",
  copyCommand: "Copy command",
  copyCommands: (count: number) =>
    count === 1 ? "Copy the command" : `Copy all ${formatCount(count)} commands`,
  copyId: "Copy id",
  copyIds: (count: number) =>
    count === 1 ? "Copy the missing id" : `Copy all ${formatCount(count)} missing ids`,
  dropIt: "Drop the file here or on the library: it joins this bundle.",
};
