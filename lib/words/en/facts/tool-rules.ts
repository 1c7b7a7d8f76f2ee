// What holds of Code Mode, of the browser and of single tools of OpenCode 2, in sentences.

import type { ToolRuleFact } from "../../../model/host-fact-names.ts";

export const toolRules: Readonly<Record<ToolRuleFact, string>> = {
  "execute-globals":
    "The names that a program inside `execute` finds. There are no imports, no files and no timers; `fetch` is the host's own, reads only, and gives up after its time.",
  "execute-errors":
    "The kinds of errors that `execute` ends with. A wrong name is thrown as an unknown tool, often with a suggestion; asking for the type of a name says nothing about whether it exists.",
  "execute-result":
    "The result is the program's value as one text, then its files. The nested calls are listed in the metadata with name and status, without times, ids or outputs.",
  "execute-search":
    "`search` is a name inside `execute`, no tool of the model. It answers at once, without a promise, with paths, descriptions and signatures, page by page. `tools.` stands before each path.",
  "native-names-in-execute":
    "The tools that have a door of their own are not there inside `execute`: a call of `read` or `shell` in a program fails as an unknown tool. So no nested call of them is ever asked for.",
  "browser-shared-action":
    "All 45 browser tools were registered with one action, `browser`. Denying it for `*` takes them all away. Nobody asks it when one of them is called, so a rule that says ask changes nothing.",
  "browser-shared-parameters":
    "Most tools of the browser name the tab; many an element, a frame or a file. These parameters are the same wherever they stand.",
  "browser-deadline":
    "Each command has a deadline. When it passes, the outcome is unknown, and clicks, submissions, uploads and scripts must not be repeated until it is known. A capture must not be repeated to mend an error of the protocol either.",
  "browser-disconnected":
    "Without the desktop app there is no browser: each command ends at once with this error. A plugin has no way to establish the connection.",
  "browser-malformed":
    "What the page sends back in another form than expected ends with this text. Nothing was allowed to happen.",
  "browser-refs":
    "Elements are named by refs of a snapshot and not by selectors, and what comes from a page is marked as not to be trusted. There is no policy for what a page loads, no mode without a window, and no consent for single targets.",
  "shell-commands-parsed":
    "Before it asks, the host reads the line with grammars of the shell and asks for each command in it, as text; a redirection belongs to its command. Commands that only change the folder are not asked for: their paths are, as `external_directory`.",
  "shell-save-prefix":
    "An answer of always covers the first words of a command and whatever follows: one word for most programs, two or three for those in a table of the host.",
  "shell-scanner":
    "Another way to read a command line exists as an experiment and is off. Where it cannot read a line it ends the call with an error and does not ask for more than was meant.",
  "shell-background":
    "The end of a command in the background comes to the session as a row of its own, with the command's text in it.",
  "read-loads-instructions":
    "Reading a file of the project makes the host look upwards for files of instructions and load those it has not loaded yet.",
  "webfetch-addresses":
    "Nothing but the scheme of an address is examined: neither addresses of the own machine or network nor those of a cloud's metadata are refused by the host.",
  "websearch-provider-dialog":
    "Where no provider was chosen, the host opens a dialog of its own: allow, choose a provider, or switch searching off. A plugin cannot open it.",
  "websearch-year":
    "The current year stands in the tool's description from the moment of its registration, so in a process that lives for days it can be an old one.",
  "question-inside-host":
    "The dialog is reached through a service inside the host. A plugin that declares a permission of its own neither gets evaluated nor asks anybody.",
  "output-bound":
    "Each result is held to a limit of length. Its metadata says whether it was cut; if so, where the whole text was saved.",
  "subagent-depth":
    "A child may not dispatch children of its own: the depth is one, and a setting of the host raises it.",
  "subagent-errors":
    "How a dispatch fails, by what stood in its way. A child that failed or was cancelled is named, so that it can be continued.",
  "shell-before-create":
    "Before a command runs a plugin can change its text, folder, limit of time, shell and environment.",
  "shell-result":
    "What the metadata of a command holds. A command that ends with another number than zero is a completed call all the same.",
  "shell-notice": "What the metadata of the row holds that tells of the end of a command in the background.",
  "managing-actions-in-source":
    "In the source these three are registered without an action of their own and ask for nothing; by the rule of names a rule would have to name the tool itself. Read in one commit, not tied to a release.",
  "path-field-in-source":
    "In the source `read` takes `path`: a third reading beside the two that disagree. Read in one commit, not tied to a release.",
  "mcp-resource-actions-in-source":
    "In the source these two are asked for under their own names, the one with each server's name, the other with server and address; an answer of always covers that server. Read in one commit, not tied to a release.",
  "websearch-in-source":
    "In the source the result's metadata names the provider, two answers of a server have messages of their own, and the dialog gives up after its time. Read in one commit, not tied to a release.",
};
