// What the TeamMode plugin concluded about its own tools on OpenCode 2, and what it adds to the host, in sentences.

import type { TeamModeFact, VerdictFact } from "../../../model/host-fact-names.ts";

export const teamMode: Readonly<Record<VerdictFact | TeamModeFact, string>> = {
  "team-mode.tm_read":
    "Given up for the host's `read`, which pages, attaches pictures and PDF files, and asks about folders outside instead of failing.",
  "team-mode.tm_grep":
    "Given up for the host's `grep`. One thing is lost: an empty answer no longer says where it looked and how to look wider.",
  "team-mode.tm_bash":
    "Given up for the host's `shell`, which asks for each command. Two differences matter: the folder is `workdir`, and of long output the end is kept. The list of commands that only read has no counterpart in the host.",
  "team-mode.tm_ptc_run":
    "Given up for `execute`. Its price: all that a program returns enters the model's context as one text.",
  "team-mode.tm_search": "Kept: the host's search needs a key, asks one engine and compares nothing.",
  "team-mode.tm_webfetch":
    "Kept, for the host examines no addresses. Once a guard for that is seen at work on the host's own tool, the question can be put again.",
  "team-mode.tm_browser":
    "Was kept behind a probe: the host's browser needs the desktop app, stands in the catalogue only, and comes back as a result of `execute`.",
  "team-mode.tm_fetch":
    "Kept: nothing of the host gives out a handle that expires and is read by pages; its saved outputs are plain paths.",
  "team-mode.tm_memory": "Kept: the host has nothing like it.",
  "team-mode.tm_board_write":
    "Kept: the host's `write` overwrites, takes any path from the model, and does not know the role of the writer.",
  "team-mode.tm_join":
    "Kept as far as the host lets it: there is no tree of sessions that a plugin can reach, so it reads the notices.",
  "team-mode.tm_pty":
    "May be given up on 2.x, where it finds no terminal: `shell` in the background gives an id, a file and a row that tells of the end. It was not decided.",
  "team-mode.tm_ledger": "Kept, and only for 2.x: the host's list of things to do is gone.",
  "team-mode.tm_stats": "Kept: nothing of the host reads what the plugin records.",
  "tm-browser-deleted": "The plugin's own browser tool was removed with 1.7.0.",
  "guards-only-tighten":
    "The plugin's guards may turn allow into ask or deny, and ask into deny; never the other way. Their refusals name a numbered rule, a red line, a limit or a quota.",
  "plugin-doors":
    "Tools of the plugin, each with the action under which the host does the same. Only of the first list does the page say that a rule against the one leaves the other open; of the rest it says that the host's tool took the place of the plugin's, or compares the two. That they are such doors too is our reading.",
  "team-dispatches-alone":
    "Of the plugin's roles only the lead may dispatch; the others are denied `subagent` by a rule.",
};
