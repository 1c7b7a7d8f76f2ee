// What each tool of the core of OpenCode 2, `execute`, and the tools that manage OpenCode do, in a sentence: what numbers do not say.

import type { CoreTool, ManagingTool } from "../../../model/host-tools.ts";

export const coreTools: Readonly<Record<`opencode-2.${CoreTool | "execute" | ManagingTool}`, string>> = {
  "opencode-2.read":
    "Reads a file by pages of numbered lines, or lists a folder, for which 2.x has no other tool. Images and PDF files come along as attachments. A path outside the session's folder is asked for a second time, as `external_directory`.",
  "opencode-2.write":
    "Writes a whole file, over an existing one without asking why. Its permission is `edit`, not `write`; the result says whether the file existed.",
  "opencode-2.edit":
    "Replaces one passage, or all that match when told so. Several matches without that are an error. Before it compares, typographic quotes, dashes, spaces and trailing blanks count as plain ones.",
  "opencode-2.patch":
    "Adds, updates and deletes several files from one text. The `apply_patch` of 1.x under a new name; its permission is `edit`, once for each file.",
  "opencode-2.shell":
    "Runs a command line, in `workdir` when one is named. Of long output the end is kept and the whole is saved to a file. A `timeout` of 0 switches the limit of time off; in the background there is none unless it is given, and the end is told to the session later. How much is kept is the setting `tool_output`.",
  "opencode-2.glob":
    "Finds files by pattern. What is asked is the pattern, not the folder. Found paths are not looked into, so an empty answer means that nothing matches.",
  "opencode-2.grep":
    "Searches contents by regular expression, or by plain text. What is asked is the pattern, not the path. An empty answer names neither the folder that was searched nor a way to search wider.",
  "opencode-2.webfetch":
    "Fetches a page as text, Markdown or HTML. Images are refused, drawings in SVG excepted, and so is what is no text. Of the address only its scheme is looked at.",
  "opencode-2.websearch":
    "Searches the web through a provider that needs a key or a connection. While it is switched off it takes itself off the list of each request.",
  "opencode-2.question":
    "Puts one or more questions with choices to the person, through a dialog that only the host itself can open.",
  "opencode-2.skill":
    "Loads the instructions of a skill by its id. An answer of always covers that one skill.",
  "opencode-2.subagent":
    "Dispatches a child, or continues one when `sessionID` names it. In the foreground the reply comes as the result; in the background the result is an acknowledgement and the reply comes later as a notice. What is asked is the id of the agent. The host itself drops an empty `model` or `sessionID` before the call runs, and tells the model to set none unasked.",
  "opencode-2.execute":
    "Runs a program in a closed runtime, the only place from which tools of the catalogue can be called. Whatever the program returns reaches the model as one text, with files beside it. Calls made inside stand in the metadata and nowhere else.",
  "opencode-2.opencode_session_rename": "Gives the session, or another one, a new title.",
  "opencode-2.opencode_session_move":
    "Moves the session to another folder. It takes effect at the next safe point; until then nothing destructive should be run.",
  "opencode-2.opencode_models":
    "Turns the spoken name of a model into the exact reference that `subagent` takes; those of the session's own provider come first.",
  "opencode-2.opencode_list_mcp_resources":
    "Lists resources and templates of MCP servers, of one or of all. A template has places that must be filled before it can be read.",
  "opencode-2.opencode_read_mcp_resource":
    "Reads one resource of an MCP server. What is too long is cut and saved whole to a file; images and PDF files are shown.",
};
