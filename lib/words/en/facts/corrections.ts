// Claims that a later finding took back: what was said, and what holds.

import type { CorrectionFact, CorrectionWords } from "../../../model/host-fact-names.ts";

export const corrections: Readonly<Record<CorrectionFact, CorrectionWords>> = {
  "corrected-child-id": {
    earlier: "A child in the foreground has no `sessionID` in the call's metadata.",
    later: "The metadata always has child and status; `completed` is what tells the two apart.",
  },
  "corrected-input-field": {
    earlier: "A plugin finds the arguments of a call under `args`.",
    later: "They stand under `input`. Read as `args`, each acknowledgement stayed without its dispatch.",
  },
  "corrected-child-idle": {
    earlier: "The child's own `session.idle` is the measured way to learn that it is settled.",
    later: "It never arrives for a child of the host; the injected notice does.",
  },
  "corrected-injection-unseen": {
    earlier: "A plugin cannot see the injection.",
    later: "It sees it one request later, and cannot change it.",
  },
  "corrected-child-body": {
    earlier: "The text of a child cannot be read on 2.x.",
    later:
      "It can; it was decoded in the wrong form. The form changed between two versions: a flat list at first, content in parts later.",
  },
  "corrected-no-stop": {
    earlier: "A running child cannot be stopped on 2.x.",
    later: "`session.interrupt` stops it and says whether it did.",
  },
  "corrected-codemode": {
    earlier: "`codemode` set to false makes a plugin's tool a definition.",
    later:
      "On 2.0.16 and 2.0.18 it did not: all of the plugin's tools stayed in the catalogue. Another plugin reports that it works on 2.0.7, together with a namespace. So it depends on the host's version and is to be observed.",
  },
  "corrected-six-tools": {
    earlier: "A lead is sent six definitions.",
    later: "The six were put together from several roles. Measured, each agent is sent another number.",
  },
  "corrected-evaluate": {
    earlier: "Only `shell` is evaluated where a plugin can see it.",
    later: "Tools for files and `subagent` are too, many times over; the browser's are not.",
  },
  "corrected-search-resource": {
    earlier: "The resource of `grep` and `glob` is a path.",
    later: "It is the pattern. A rule about paths therefore does not see which file is searched.",
  },
  "corrected-path-field": {
    earlier: "`read`, `write` and `edit` take `path`, and `skill` takes `id`.",
    later:
      "Another reading of the program found `filePath`, and `name` for a skill. Both spellings have to be accepted.",
  },
  "corrected-agents-missing": {
    earlier: "A role in `agents_missing` is not installed.",
    later:
      "That list was taken before the settings were joined. Only what a request resolved decides, role by role.",
  },
  "corrected-tools-removed": {
    earlier: "`tools_removed` lists what was cut from a request.",
    later: "Since 1.7.0 of the plugin it lists what was planned.",
  },
  "corrected-usage": {
    earlier: "The messages that a plugin sees carry their usage.",
    later: "They do not; usage comes in an event of its own.",
  },
  "corrected-1-bash": {
    earlier: "`bash` of 1.x takes a description, and a folder only as a `cd` in the command.",
    later:
      "In 1.18.33 it takes `workdir` and no description. Models still send one; it is recorded and ignored.",
  },
  "corrected-1-tools": {
    earlier: "`list`, `batch` and `plan_enter` are tools of 1.x up to 1.18.33.",
    later:
      "The program of 1.18.33 brings none of them. What it brings beside the known ones are three tools for resources of MCP servers, and `execute` behind a switch.",
  },
  "corrected-elapsed": {
    earlier:
      "The time that the plugin writes down for a child that is settled by its notice is the child's own.",
    later:
      "It runs from the acknowledgement to the lead's next request, waiting included: the child took no longer than that.",
  },
};
