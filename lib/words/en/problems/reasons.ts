// Why a document was taken for a format, or for none, in English: clauses that go after “because”.

import type { ReasonKey } from "../../../model/reason.ts";

export const reasons: Readonly<Record<ReasonKey, string>> = {
  "record-shape": "{row} has info and parts, as OpenCode 1.x writes it",
  "record-flat": "{row} has a role and parts in one object, as OpenCode 1.x writes it",
  "record-share-item": "{row} is a share item of a type and its data, as OpenCode 1.x writes it",
  "record-run-line": "{row} is a line of `opencode run --format json`, as OpenCode 1.x writes it",
  "rows-of-other-shape": "{others} of the first {rows|row is|rows are} of another shape",
  "messages-by-key": "messages is an object of messages with role and parts, as older 1.x shares have it",
  "no-message-row": "no row has info and parts, and none is a share item or a line of `opencode run`",
  "no-message-list": "there is no list of messages with info and parts",
  "info-without-marks": "info has none of directory, version and slug, and no row shows the shape",
  "neither-name-nor-list": "info names no session, and there is no list of messages",
  "info-with-marks": "info has {fields}, as OpenCode 1.x writes it; there is no row that could be read",
  "early-tool": "a row holds a tool with `{field}`, as only the early shape of OpenCode 2.x does",
  "early-text-id": "a row holds a text with the id `{id}`, as only the early shape of OpenCode 2.x does",
  "early-reasoning-id":
    "a row holds a reasoning with the id `{id}`, as only the early shape of OpenCode 2.x does",
  "no-early-mark": "no row holds `structured`, `provider` or a text id, and there are no events",
  "event-dump": "it holds the session's record and its events, as early builds of OpenCode 2.x exported them",
  "named-events": "its records are events with data, as OpenCode 2.x names them",
  "empty-event-list": "it holds the session's record and an empty list of events",
  "events-no-rows": "its records are events, not rows",
  "rows-without-host-marks":
    "no row has an id or a time of its own, and no session is named: other programs write such rows",
  "typed-rows":
    "its rows are flat and have a type (the first known one is `{type}`), as OpenCode 2.x writes them; there are no parts",
  "no-known-row-type": "no row has a type that OpenCode 2.x writes",
  "no-rows-no-location": "there are no rows, and the session has no `location` as in OpenCode 2.x",
  "session-location": "the session has a `location`, as OpenCode 2.x writes it; there are no rows",
  "foreign-records": "its records have the marks of {look}",
  "fits-several": "it fits several formats equally well",
  "rows-mixed": "it holds {rows|row|rows} of {format} together with {guestRows|row|rows} of {guest}",
  "exports-in-list": "{count|export stands|exports stand} in one list",
};
