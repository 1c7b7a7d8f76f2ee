// What each tool of OpenCode 1.x does, in a sentence, and how far it is known.

import type { OpenCode1Tool } from "../../../model/host-tools.ts";

export const openCode1Tools: Readonly<Record<`opencode-1.${OpenCode1Tool}`, string>> = {
  "opencode-1.bash":
    "Runs a command line, in `workdir` when one is named. What is asked is the text of each command in it; a folder outside that one of its commands or `workdir` names is asked for as `external_directory`. Called `shell` in 2.x.",
  "opencode-1.read":
    "Reads a file by pages of numbered lines, or lists a folder. What is asked is the path from the root of the worktree; an earlier source of 1.x asks with the absolute one.",
  "opencode-1.write": "Writes a whole file. Its permission is `edit`.",
  "opencode-1.edit":
    "Replaces one passage, or all that match. What is asked is the path from the root of the worktree.",
  "opencode-1.apply_patch":
    "Adds, updates, moves and deletes files from one text; the files are asked for all at once. Offered in place of `edit` and `write` to models of one family, so a list of tools depends on the model. Called `patch` in 2.x.",
  "opencode-1.glob": "Finds files by pattern; the pattern is what is asked.",
  "opencode-1.grep":
    "Searches contents by regular expression; the pattern is what is asked. A folder outside is asked for as `external_directory`.",
  "opencode-1.list":
    "Lists a folder. An older tool: the program of 1.18.33 no longer brings it, though a rule of one of its agents still names it. Known from a copy of an older source.",
  "opencode-1.webfetch":
    "Fetches a page as text, Markdown or HTML. Of the address only its scheme is looked at. An image comes back as an attachment.",
  "opencode-1.websearch":
    "Searches the web with one of two services, by chance of the session's id unless a setting names one. Offered to two providers of models, or behind switches of the host.",
  "opencode-1.task":
    "Dispatches a child, or continues one when `task_id` names it. In the background only behind a switch of the host. How deep children may go is a setting. Called `subagent` in 2.x.",
  "opencode-1.todowrite": "Replaces the session's list of things to do. Gone in 2.x.",
  "opencode-1.question":
    "Puts questions to the person. No rule is asked for it, but one that denies it takes it away, as `opencode run` always does.",
  "opencode-1.skill": "Loads the instructions of a skill by its name; 2.x calls the parameter `id`.",
  "opencode-1.lsp":
    "Asks a language server about a place in a file, or about a name. Offered only behind a switch of the host; gone in 2.x.",
  "opencode-1.batch":
    "Made several calls in one; each of them asked for itself. An older tool: the program of 1.18.33 no longer brings it.",
  "opencode-1.plan_enter":
    "No tool of 1.18.33: only rules name it, those of its agents and the one that `opencode run` adds against it.",
  "opencode-1.plan_exit":
    "Asks the person whether to leave planning, and goes on under the agent `build`. Offered only in the terminal and behind a switch of the host. No rule is asked for it, but one that denies it takes it away.",
  "opencode-1.invalid":
    "Answers a call that the host cannot run: a name that is not offered, or arguments that do not fit. The call is recorded as completed. Of a name that is not offered it also lists all names that are.",
  "opencode-1.list_mcp_resources":
    "Lists the resources of MCP servers, of one or of all. Offered when a connected server has resources. Its permission is `read`.",
  "opencode-1.list_mcp_resource_templates":
    "Lists the templates of MCP servers' resources. Offered when a connected server has resources. Its permission is `read`.",
  "opencode-1.read_mcp_resource":
    "Reads one resource of an MCP server; images and PDF files come along as attachments. Its permission is `read`. In 2.x it is called inside `execute`.",
  "opencode-1.execute":
    "Runs a program that calls tools of MCP servers and nothing else. Offered only behind a switch of the host; then those tools are no definitions any more. No rule is asked for it: each call inside asks by its own name and `*`.",
};
