// What can be done about a problem, or was done, in English.

import type { HintKey } from "../../../model/hint.ts";

const AS_JSON =
  "Choose JSON when exporting, or use `opencode export` (1.x) or `opencode session export` (2.x).";

export const hints: Readonly<Record<HintKey, string>> = {
  "add-again-changed": "The file may have been changed or moved. Add it again.",
  "add-again-whole": "Add the file again to read it whole.",
  "export-again": "Export the session again.",
  "export-again-after-cut": "Export the session again: what stood after this byte is not in the file.",
  "expected-files":
    "Expected: a session export (JSON), a log (one JSON object a line), or a ZIP or gzip archive of them.",
  "pack-again": "Pack or download the archive again.",
  "remove-value": "Remove this value from the file if it is not needed.",
  "repair-or-export": "Export the session again, or repair the file at this place.",
  "save-as-utf-8": "Save the file as UTF-8.",
  "save-as-utf-8-if-other": "Save the file as UTF-8 if it is in another encoding.",
  "split-file": "Split the file.",
  "take-out-of-archive": "Take it out of the outer archive and add it alone.",
  "unpack-with-trusted-tool": "Unpack it with a tool you trust and add the files.",
  "unpack-yourself": "Unpack the archive yourself and add the files.",

  "author-unknown-calls-read": "Whose message it is cannot be told; calls in its parts were read.",
  "call-kept-outcome-unknown": "The call is kept; what became of it is not known.",
  "check-export-command":
    "Export the session again, and check that the command wrote to this file to the end.",
  "choose-json": AS_JSON,
  "credentials-not-kept":
    "It was not imported and nothing of it is kept. Do not share it. Export a session instead.",
  "database-not-read": `The host's own database is not read. ${AS_JSON}`,
  "drop-its-export":
    "Add the export that it was made from: the analysis is made again from it. What comes back in without it is a report, as `groundline report` makes one.",
  "export-session":
    "Export the session itself: `opencode export` (1.x), `opencode session export` (2.x), or `/export` in the app.",
  "export-session-not-api":
    "The API answers messages under another address. Export the session to have both in one file.",
  "export-unsanitized":
    "Linkage that stood in them was removed by sanitising; an export without `--sanitize` shows it.",
  "export-unsanitized-for-answers":
    "Export the session again without `--sanitize` to see which child answered which call.",
  "export-whole-session": "Export the whole session to see the rest.",
  "help-of-other-command":
    "On OpenCode 2.x the command is `opencode session export ses_…`; `opencode export` prints its help instead.",
  "kept-and-counted": "It is kept and counted.",
  "kept-calls-read": "It is kept and counted; calls in its parts were read.",
  "kept-rest-of-message-read": "It is kept and counted; the rest of its message was read.",
  "kept-rows-read": "It is kept and counted; all other rows were read.",
  "later-supported": "It will be supported later; today its sessions are read from the exports of the host.",
  "make-report-again": "Make the report again from its export, or ask whoever sent it for another copy.",
  "markdown-without-ids": `Markdown holds no ids and no times, so nothing can be told from it. ${AS_JSON}`,
  "message-read": "The message itself was read.",
  "messages-read-record-lost":
    "Its messages were read; title, parent and rules of the session are not known.",
  "no-duration": "No duration is made of the two.",
  "only-session-record-read": "Only the session's own record was read.",
  "other-agents-not-read": "Sessions of other agents are not read.",
  "page-is-no-session": `A shared page shows a session but does not hold it. ${AS_JSON}`,
  "read-from-wrapper": "It was read from there; all pointers keep the wrapper.",
  "read-without-time": "Everything else of this record was read; its place in time is not known.",
  "readable-formats":
    "What can be read: exports of OpenCode 1.x and 2.x (JSON), pages and wrapped answers of their API, 1.x share payloads, event exports of the early 2.x builds, and the lines of `opencode run --format json`.",
  "repeat-request": "Repeat the request that wrote this file; the answer holds no session.",
  "rest-of-message-read": "The rest of its message was read.",
  "rows-read-apart":
    "Each row was read as what it is. Joining exports of two hosts into one file is a usual cause.",
  "said-once-per-pattern": "Read as far as it goes. Said once for all places of this pattern.",

  "child-id-would-settle": "An export whose calls carry the child's id would tell.",
  "child-only-inferred": "The child can only be inferred, from agent and description.",
  "dispatch-elsewhere": "The dispatch may stand in an export that is not loaded.",
  "drop-again": "Drop the file again.",
  "drop-again-changed": "It changed, moved or vanished after it was dropped. Drop it again.",
  "drop-here": "It changed, moved or vanished, or the system did not allow it. Drop it here.",
  "export-library-again": "Export the library again where it is still whole, or drop the original file.",
  "unpack-library":
    "Export it again. Or unpack it and drop its folder “files”: the sessions are read like any others.",
  "export-child": "Export that session on its host and drop it here; it joins its lead.",
  "export-lead": "Export the lead on its host and drop it here.",
  "export-once-idle": "Export the session again once it is idle to see the rest.",
  "keep-one-file": "Rows that only one of them holds are shown together; keep one file if they are copies.",
  "nothing-reordered": "Both are shown as recorded; nothing is reordered silently.",
  "open-securely": "Open the app over https or from this machine.",
  "outcome-not-guessed": "The child is settled by the notice; how it came out is not guessed.",
  "status-not-guessed": "What the word means is not guessed; a later notice can still settle the dispatch.",
  "times-as-recorded": "Both times are shown as recorded; no duration is made of them.",
  "try-again-memory":
    "What is kept here is untouched. Try again; if it stops again, the file may be too large for this browser's memory.",
  "try-again-mistake":
    "What is kept here is untouched. Try again; if it stops again, this file meets a mistake of this program.",
};
