// What the records of a bundle say together, and work that stopped, in English.

import type { BundleSentence } from "../../../model/sentences.ts";

export const bundleSentences: Readonly<Record<BundleSentence, string>> = {
  "same-bytes": "{name} holds the same bytes as {other}; read once.",
  "session-in-several": "Session {session} has {count|document|documents} here: {names}.",
  "message-repeated": "Message {message} stands in two identical rows; it is counted once.",
  "message-id-twice": "Message id {message} stands on two different rows; both are kept.",
  "call-id-twice": "Call id {call} stands on two different calls; both are kept.",
  "row-out-of-order": "The row at {at} stands after a row at {above}: order and recorded times disagree.",
  "ends-in-message": "The document ends inside a turn: its last message is unfinished.",
  "ends-in-call": "The document ends inside a turn: call {call} is still {phase}.",
  "ends-in-call-of": "The document ends inside a turn: a call of {tool} is still {phase}.",
  "child-not-loaded": "The export of child session {session} is not loaded.",
  "child-of-agent-not-loaded": "The export of child session {session} ({agent}) is not loaded.",
  "parent-not-loaded": "The export of session {session}, the parent of {child}, is not loaded.",
  "acknowledged-as": "The acknowledgement of {call} has the status {status}, which is not known.",
  "acknowledged-without-child": "The acknowledgement of {call} names no child session.",
  "session-fits-several":
    "Session {session} fits several dispatches equally by agent and description; it is joined to none.",
  "notice-in-state": "A notice about {child} has the state {state}, which is not known.",
  "notice-before-acknowledgement":
    "The notice about {child} is recorded before the acknowledgement of its dispatch.",
  "end-before-acknowledgement":
    "The end of child {child} is recorded before the acknowledgement of its dispatch.",
  "notice-twice": "A second notice about {child} without a new dispatch; the first one counts.",
  "notice-too-early":
    "A notice about {child} is older than the only call in these files that could wait for it; it is joined to none.",
  "notice-fits-several": "A notice about {child} fits several open dispatches equally; it is joined to none.",
  "notice-of-no-dispatch": "A notice about {child}, which no dispatch in these files started.",
  "import-stopped": "The import stopped: {error}.",
  "analysis-stopped": "The analysis stopped: {error}.",
  "analysis-not-started": "The analysis stopped: it did not start.",
  "analysis-ended": "The analysis stopped: it ended without a word.",
  "analysis-not-loaded": "The analysis stopped: its script could not be loaded.",
  "analysis-answer-unreadable": "The analysis stopped: an answer could not be read.",
  "needs-secure-context":
    "The analysis stopped: a browser digests files only over https, or from this machine (localhost).",
  "search-stopped": "The search stopped: {error}.",
  "search-ended": "The search stopped: it ended without a word.",
  "search-not-loaded": "The search stopped: its script could not be loaded.",
  "search-answer-unreadable": "The search stopped: an answer could not be read.",
  "search-superseded": "The search stopped: another bundle is searched.",
  "search-too-slow": "The search stopped: an expression took too long.",
  "reading-cancelled": "Cancelled.",
  "file-gone": "The browser can no longer read this file.",
  "file-not-opened": "The browser could not open this file.",
  "library-list-unreadable": "This is an exported library whose list of files cannot be read.",
  "library-file-missing": "The archive lists “{name}” and does not hold it.",
  "library-file-cut": "The archive holds {held} of the {size} bytes of “{name}”. They were not added.",
  "library-file-packed": "This file of the archive cannot be unpacked here. It was not added.",
  "not-as-exported":
    "These are not the bytes that were exported: the archive was damaged or changed. They were not added.",
};
