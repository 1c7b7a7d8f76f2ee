// What the palette of commands says.

import { formatCount } from "../format.ts";

export const palette = {
  name: "Commands",
  open: "Commands",
  field: "Type a command, a view, a session, a dispatch",
  none: "No command has this name.",
  found: (count: number) => (count === 1 ? "1 command" : `${formatCount(count)} commands`),
  on: "on",
  off: "off",
  group: {
    action: "do",
    view: "view",
    switch: "set",
    dispatch: "dispatch",
    session: "session",
    bundle: "bundle",
  },
  show: (view: string) => `Show ${view}`,
  search: "Search everything",
  keys: "All keys",
  copyLink: "Copy the link to this view",
  saveCsv: "Save all dispatches as CSV",
  library: "Go to the library",
  reference: "Go to the reference",
  importFiles: "Import files",
  exportLibrary: "Export the whole library",
  characters: "Keys of one character",
  language: (name: string) => `Language: ${name}`,
  theme: (name: string) => `Theme: ${name}`,
  zone: (name: string) => `Time: ${name}`,
  transcriptOf: (session: string) => `Transcript of ${session}`,
  dispatch: (number: number, agent: string, task: string) =>
    [`Dispatch ${formatCount(number)}`, agent, task].filter((part) => part !== "").join(", "),
  bundle: (title: string) => `Open ${title}`,
};
