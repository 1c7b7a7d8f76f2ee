// How OpenCode 1.18.33 decides what a model can call, in sentences.

import type { OpenCode1Fact } from "../../../model/host-fact-names.ts";

export const openCode1Rules: Readonly<Record<OpenCode1Fact, string>> = {
  "opencode-1-tools-by-model":
    "Which tools a model is sent depends on the model and on switches: models whose name has `gpt-`, the oldest and the open ones excepted, get the one form, all others the other. `question` is offered by the app, the desktop and the terminal, the rest of the list behind switches, or to some providers.",
  "opencode-1-code-mode":
    "Behind a switch 1.18.33 has a Code Mode too: tools of MCP servers, and no others, are listed in the description of `execute`, with the same budget and the same search as on 2.x.",
  "opencode-1-output-bound":
    "Each result is held to a limit of lines and bytes, from its beginning; what is longer is saved whole to a file, and the metadata says where. `bash` keeps the end and does its own cutting, `read` its own pages.",
};
