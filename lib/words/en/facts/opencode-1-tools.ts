// What each tool of OpenCode 1.x does, in a sentence, and how far it is known.

import type { OpenCode1Tool } from "../../../model/host-tools.ts";

export const openCode1Tools: Readonly<Record<`opencode-1.${OpenCode1Tool}`, string>> = {
  "opencode-1.bash":
    "Runs a command line. What is asked is the text of each command in it; folders outside the project are asked for as `external_directory`. Called `shell` in 2.x.",
  "opencode-1.read":
    "Reads a file by pages of numbered lines, or lists a folder. What is asked is the path from the root of the worktree; an earlier source of 1.x asks with the absolute one.",
  "opencode-1.write": "Writes a whole file. Its permission is `edit`.",
  "opencode-1.edit":
    "Replaces one passage, or all that match. What is asked is the path from the root of the worktree.",
  "opencode-1.apply_patch":
    "Changes several files from one text. Models of one family get it in place of `edit` and `write`, so a list of tools depends on the model. Called `patch` in 2.x.",
  "opencode-1.glob": "Finds files by pattern; the pattern is what is asked.",
  "opencode-1.grep": "Searches contents by regular expression; the pattern is what is asked.",
  "opencode-1.list": "Lists a folder. Known by name only; gone in 2.x, where `read` lists folders.",
  "opencode-1.webfetch":
    "Fetches a page as text, Markdown or HTML. Of the address only its scheme is looked at. An image comes back as an attachment.",
  "opencode-1.websearch":
    "Searches the web. Which models are offered it depends on the provider and on switches of the host.",
  "opencode-1.task":
    "Dispatches a child, or continues one when `task_id` names it. In the background only behind a switch of the host. Called `subagent` in 2.x.",
  "opencode-1.todowrite": "Replaces the session's list of things to do. Gone in 2.x.",
  "opencode-1.question":
    "Puts questions to the person. No rule is asked for it, but one that denies it takes it away, as `opencode run` always does.",
  "opencode-1.skill": "Loads the instructions of a skill by its name; 2.x calls the parameter `id`.",
  "opencode-1.lsp":
    "Asks a language server about a place in a file. Offered only behind a switch of the host; gone in 2.x.",
  "opencode-1.batch": "Made several calls in one. Known by name only; gone in 2.x.",
  "opencode-1.plan_enter":
    "Enters the mode of planning. Known by the rule that `opencode run` adds against it.",
  "opencode-1.plan_exit":
    "Leaves the mode of planning. Known by the rule that `opencode run` adds against it.",
  "opencode-1.invalid":
    "Answers a call that the host cannot run: a name that is not offered, or arguments that do not fit. The call is recorded as completed. Of a name that is not offered it also lists all names that are.",
};
