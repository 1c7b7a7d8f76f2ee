// What readers say of a document and its records, in English.

import type { RecordSentence } from "../../../model/sentences.ts";

export const recordSentences: Readonly<Record<RecordSentence, string>> = {
  "looks-like": "This looks like {look}, not like a session.",
  "looks-like-lines-with-keys":
    "This looks like lines of JSON, the first an object with {count|key|keys} ({keys}), not like a session.",
  "looks-like-lines-of": "This looks like lines of JSON, the first {kind}, not like a session.",
  "looks-like-list-with-keys":
    "This looks like a list whose first item is an object with {count|key|keys} ({keys}), not like a session.",
  "looks-like-list-of": "This looks like a list whose first item is {kind}, not like a session.",
  "looks-like-object-with-keys":
    "This looks like JSON that is an object with {count|key|keys} ({keys}), not like a session.",
  "looks-like-value-of": "This looks like a single value of JSON ({kind}), not like a session.",
  "report-without-data": "This page says that it is a report, but holds no data of one, or more than one.",
  "report-of-other-version":
    "This report is of format {version}, made with rules {analysis}: this program reads another version.",
  "report-altered": "This report was altered or damaged: its data does not fit at {place}.",
  "report-cut-short": "This report was cut short: its data does not reach its end.",
  "report-changed":
    "This report was altered or damaged after it was made: its data is not the text that it was saved with.",
  "report-claims-lowered":
    "This report was altered after it was made: {count|value stands|values stand} higher than the rule behind it allows. Each is shown as inferred.",
  "report-places-elsewhere":
    "This report was altered after it was made: {count|value rests|values rest} on a file that it does not name. Each is shown as inferred.",
  "report-ids-repeated":
    "This report was altered after it was made: {count|name belongs|names belong} to more than one value. Each of these values is shown as inferred.",
  "rows-after-loss":
    "Rows of this format do not name their session: {count|row stands|rows stand} after lost bytes, and may belong to another one. What rests on them is inferred.",
  "shape-without-content": "This has the shape of an export but holds nothing: no message and no session.",
  "no-session-read": "No session could be read from {name}: {reasons}.",
  "element-no-export": "The element at {place} is no export of a session; the others were read.",
  "wrapped-in": "The export stands inside {place}, as an API answers it.",
  "one-page": "These rows are one page: {place} names another.",
  "shapes-mixed": "This document mixes shapes: {reasons}.",
  "sanitized-placeholders":
    "Texts, ids or states were replaced by placeholders before the export: what linked them is gone.",
  "sanitized-texts": "Texts, inputs and metadata were replaced before the export was written.",
  "row-is": "A row is {kind} where an object was due.",
  "row-at-is": "The row at {place} is {value} where a message was due.",
  "line-is": "The line is {value} where a message was due.",
  "row-without-type": "A row has no type.",
  "row-of-type": "The row type {type} is not known.",
  "row-at-of-type": "The row at {place} has the type {type}, which is not known.",
  "line-of-type": "The line has the type {type}, which is not known.",
  "event-is": "An event is {kind} where an object was due.",
  "event-without-type": "An event has no type.",
  "event-of-name": "The event name {name} is not known.",
  "event-data-is": "The data of the event {event} is {kind} where an object was due.",
  "result-item-is": "An item of a tool's result is {kind} where an object was due.",
  "result-item-of-type": "An item of a tool's result has the type {type}, which is not known.",
  "nested-call-is": "An entry of a program's calls is {kind} where an object was due.",
  "content-item-is": "A content item is {kind} where an object was due.",
  "content-item-without-type": "A content item has no type.",
  "content-item-of-type": "A content item has the type {type}, which is not known.",
  "part-is": "The part at {place} is {value} where an object was due.",
  "part-without-type": "The part at {place} has no type that could be read ({type}).",
  "part-of-type": "The part at {place} has the type {type}, which is not known.",
  "parts-are": "{place} is {value} where the list of parts was due.",
  "messages-are": "{place} is {value} where the list of messages was due.",
  "rows-are": "{place} is {kind} where the list of rows was due.",
  "info-is": "`info` is {kind} where an object was due.",
  "rules-stated-twice":
    "The session states rules in `permissions` and in `permission`. How the two lists follow on one another is not known, so those in `permission` are one entry that may decide.",
  "session-record-is": "{place} is {value} where the session's own record was due.",
  "message-record-is": "{place} is {value} where the record of a message was due.",
  "message-without-role": "The message at {place} does not say whose it is: it has no role.",
  "message-of-role": "The role {role} of the message at {place} is not known.",
  "call-in-state": "The state {state} of a call of {tool} is not known.",
  "tool-in-state": "A tool's state is {state}, which is not known.",
  "time-unreadable": "The recorded time `{field}` is {value}, which is no time in milliseconds.",
  "ends-before-begins": "A record ends before it begins: {end} after {start}.",
  "place-is-no-object": "{place} is {value} where an object was due.",
  "field-is": "`{field}` of a record of type `{record}` is {kind} where {due} was due.",
  "field-holds": "`{field}` of a record of type `{record}` is {value}, which its host is not known to write.",
  "field-missing":
    "`{field}` of a record of type `{record}` is missing, which its host is not known to leave out.",
  "pattern-missing": "{pattern} is missing.",
  "pattern-of-kind": "{pattern} is {value} where {due} was due.",
  "pattern-of-words": "{pattern} is {value} where one of these was due: {due}.",
  "pattern-too-small": "{pattern} is {value}; at least {limit} was due.",
  "pattern-too-large": "{pattern} is {value}; at most {limit} was due.",
  "pattern-of-form": "{pattern} is {value}, which is of another form than its host is known to write.",
};
