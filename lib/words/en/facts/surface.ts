// How OpenCode 2 decides what a model can call, in sentences.

import type { SurfaceFact } from "../../../model/host-fact-names.ts";

export const surface: Readonly<Record<SurfaceFact, string>> = {
  "surface-rule":
    "For each request every registered tool goes through one of two doors: with `codemode` set to false it is sent as a definition, otherwise it is in the catalogue and can only be called inside `execute`. `execute` is added to the definitions, unless a rule denies `execute` for `*`.",
  "catalogue-in-prompt":
    "The catalogue is no list of tools: it is written into the system prompt, each entry as a signature and the first line of its description, with the namespaces before all entries.",
  "catalogue-budget":
    "The catalogue has a budget, counted as characters divided by four and rounded. When it does not suffice, entries are left out, the prompt says that the catalogue is partial, and the rest is found with `search`. A long description costs its first line only, and that is cut.",
  "denied-everywhere":
    "A tool leaves both doors when the last rule that matches its action denies it for `*`. The action is the one the tool was registered with, or else its flat name. That happens before the doors are told apart.",
  "request-removal":
    "A plugin can also take a tool out of a single request. That reaches definitions only: what stands in the catalogue was never in the request's list.",
  "name-derivation":
    "The flat name is namespace and name joined by `_`, with everything unsafe replaced by `_`. In Code Mode the same registration is called by its path, so one tool goes by two spellings.",
  "provider-safe-names": "A definition's name must be one that every provider takes.",
  "core-tools-complete":
    "The program registers exactly twelve tools of its own with a door of their own; there is no thirteenth. Which of them one agent is sent depends on its rules.",
  "denied-yet-reachable":
    "A rule that denies a plugin's browser tool names that tool's action. The host's own browser tools answer to the action `browser`, so they stay reachable inside `execute` until a rule denies that action for `*`.",
  "plugin-tools-in-catalogue":
    "A plugin's tool that is registered without options stands in the catalogue. It is registered, though no request lists it as a definition.",
  "mcp-tools":
    "A tool of an MCP server is called by the server's name and its own, stands in the catalogue unless it is set otherwise, and is asked for with that name as action and `*` as resource. So a rule can name it and cannot say more of it.",
  "names-gone":
    "These names of 1.x are no tools of 2.x. A session that was taken over keeps them in its old calls, and its model is told the new names.",
  "plugin-may-rewrite":
    "A plugin may change a call's input before it runs and its result after it ran. Several plugins, and the host itself, may do so on the same call, in the order in which they were loaded.",
  "definitions-not-stored":
    "The list of tools is made anew for each request and is neither stored nor exported. Which tools a model could call is therefore unknown from an export, unless an answer states it.",
  "migrated-sessions":
    "A session of 1.x that 2.x took over keeps the old names of tools and parameters in its old rows. Calls that had not ended are written as interrupted, and a row tells the model the new names.",
  "tools-by-model-in-source":
    "In the source the host itself takes tools out of each request by the model's name: models whose name has `gpt-`, the oldest and the open ones excepted, keep the one form, all others the other. So of the twelve no model is sent all. Read in one commit, not tied to a release; it fits what was counted on 2.0.16 and later.",
};
