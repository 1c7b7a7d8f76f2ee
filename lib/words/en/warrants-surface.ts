// The rules for what a model could call, in full: why each licenses a step, who vouches for it, what would prove it wrong.

import type { WarrantName, WarrantWords } from "../../model/warrant.ts";

export const surfaceWarrants = {
  "tool-call-completed": {
    because: "The record holds a completed call of this tool, made by the model under the tool's own name.",
    cite: "calls of 1.18.33 and 2.0.18 exports",
    rebuttedBy:
      "A host that completes calls of tools it did not offer, or a plugin that turns one name into another before a call is made.",
  },
  "tool-call-reached": {
    because:
      "The call was refused, failed or is not ended, under the tool's own name; for a name that it does not have, this host has another answer.",
    cite: "calls on 1.18.33; tool registry and what runs its tools, 2.0.16",
    rebuttedBy: "A host that refuses or fails calls of tools it did not offer in the same words.",
  },
  "nested-call-completed": {
    because:
      "The metadata of an `execute` call lists a completed call of this tool inside it. It shows that door, and says nothing of the other.",
    cite: "`metadata.toolCalls` of 2.x exports",
    rebuttedBy: "A list that names calls which were never made.",
  },
  "tool-in-stated-list": {
    because: "The host's answer to a call lists the tools that were available, and this is one of them.",
    cite: "answers to unavailable tools on 1.18.33",
    rebuttedBy: "A call of a listed tool, right after, that finds it missing.",
  },
  "not-in-stated-list": {
    because: "The host's answer lists the tools that were available, and no other name is in the list.",
    cite: "answers to unavailable tools on 1.18.33",
    rebuttedBy: "A host that shortens the list.",
  },
  "tool-answered-unknown": {
    because:
      "The host answered a call with its fixed sentence for a tool that it does not have. It speaks for the door at which the call was made.",
    cite: "`invalid` calls on 1.18.33; `Unknown tool` errors of the early 2.x engine",
    rebuttedBy: "A tool that writes the host's sentence itself.",
  },
  "tool-taken-from-request": {
    because:
      "The host answered a call with its fixed sentence for a tool that it has and did not send with this request.",
    cite: "source of what runs a request's tools, one commit, tied to no release",
    rebuttedBy: "A tool that writes the host's sentence itself.",
  },
  "offered-by-registry": {
    because:
      "The host may be a version whose registry is known, and that registry gives this tool this door unless a rule, a plugin or an option takes it away. The catalogue is known of 2.0.16 alone. Rules of the project and of the agent, and what plugins did, are not in an export.",
    cite: "tool registry, 2.0.16; definitions counted on 2.0.16 to 2.0.20",
    rebuttedBy: "A rule, a plugin or an option that took the tool away, or a host version without it.",
  },
  "offered-by-model": {
    because:
      "The host takes `patch` out of each request, or else `edit` and `write`: by its source it keeps `patch` for models whose id holds `gpt-` and neither `gpt-4` nor `oss`, and the other two for all others. The models are those of the session's steps.",
    cite: "source of the tool `patch`, one commit, tied to no release; it fits the definitions counted on 2.0.16 to 2.0.20",
    rebuttedBy:
      "A call of the other form that was carried out, a rule or a plugin that took the tool away, or a host version that sends all three.",
  },
  "removed-by-session-rule": {
    because:
      "The last of the session's own rules whose action fits this tool denies the resource `*`: the registry then drops the tool before it is offered, at both doors. Rules of the project and of the agent may come after.",
    cite: "tool registry, 2.0.16; tools vanish by configuration on 1.18.33",
    rebuttedBy: "A call of the tool that was carried out while the rule held.",
  },
  "direct-door-closed": {
    because:
      "The tool was called directly before, then the host answered that there is no such tool, while a call of it inside `execute` was completed. A rule would have closed both doors; so it was taken out of the requests. Nothing is concluded of the host's own tools with a door of their own, which are not known to stand inside `execute`.",
    cite: "the two doors of the registry, 2.0.16; a premise of this analyzer",
    rebuttedBy: "A rule that denies the tool, or another tool of the same name in the catalogue.",
  },
  "reach-differs": {
    because: "Of the same tool, at the same door, the records first show one thing and later another.",
    cite: "the files themselves",
    rebuttedBy: "One of the two places speaking of another tool or another door.",
  },
  "reach-carried-over": {
    because:
      "What was known of the surface before this moment is presumed to go on where no record says otherwise. The host assembles its tools anew for every request; so its answer that a tool was not there goes on to no other one.",
    cite: "no record states it; a premise of this analyzer",
    rebuttedBy: "A list, an answer or a rule of that time that says otherwise.",
  },
  "tools-not-exported": {
    because:
      "An export holds no tool definitions. What is listed was called, or stated by the host, or follows from a rule of the host; of every other tool nothing is known.",
    cite: "exports of 1.18.33 and 2.0.18",
    rebuttedBy: "A host that writes its tool definitions into an export.",
  },
  "plugin-door-denied": {
    because:
      "The rule takes away the plugin's tool. The host's own tools for the same use go by another action, which the rules of the session do not take away: as far as they say, these tools stay reachable.",
    cite: "tool registry, 2.0.16: the 45 browser tools share the action `browser`",
    rebuttedBy:
      "A rule of the project or the agent that denies the host's action, or a plugin that takes these tools out.",
  },
  "plugin-door-by-reading": {
    because:
      "The rule takes away the plugin's tool. The plugin's own pages hold the host's tools for the same use beside it; they go by another action, which the rules of the session do not take away. That a denial of the one is meant for the other is our reading.",
    cite: "verdicts of the plugin on OpenCode 2.0.16, read by us",
    rebuttedBy:
      "A use of the plugin's tool that the host's does not have, a rule of the project or the agent that denies the host's action, or a plugin that takes these tools out.",
  },
} satisfies Partial<Record<WarrantName, WarrantWords>>;
