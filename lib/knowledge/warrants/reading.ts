// Warrants that only read what a file states, or do arithmetic on it. They lean on no knowledge about a host, so they
// have no versions.

import { defineWarrant } from "./define.ts";

export const READING_WARRANTS = [
  defineWarrant({
    id: "stated",
    ceiling: "observed",
    because: "The file states this value at the place shown.",
    authority: { kind: "live", cite: "the file itself" },
    seenOn: null,
    rebuttedBy: "The same place holding another value.",
  }),
  defineWarrant({
    id: "difference-of-times",
    ceiling: "computed",
    because: "It is the later recorded time minus the earlier one.",
    authority: { kind: "live", cite: "arithmetic" },
    seenOn: null,
    rebuttedBy: "Either of the two times being wrong.",
  }),
  defineWarrant({
    id: "upper-bound",
    ceiling: "computed",
    because: "The child can have worked no longer than from the request to the moment its end became known.",
    authority: { kind: "live", cite: "arithmetic" },
    seenOn: null,
    rebuttedBy: "A record of the child outside that span.",
  }),
  defineWarrant({
    id: "count",
    ceiling: "computed",
    because: "It is the number of records listed.",
    authority: { kind: "live", cite: "arithmetic" },
    seenOn: null,
    rebuttedBy: "A record that is missing from the list or counted twice.",
  }),
  defineWarrant({
    id: "sum",
    ceiling: "computed",
    because: "It is the sum of the recorded numbers listed.",
    authority: { kind: "live", cite: "arithmetic" },
    seenOn: null,
    rebuttedBy: "A number that is missing from the sum or added twice.",
  }),
  defineWarrant({
    id: "same-id",
    ceiling: "computed",
    because: "Both records state the same id.",
    authority: { kind: "live", cite: "id join" },
    seenOn: null,
    rebuttedBy: "Two different things that carry one id.",
  }),
  defineWarrant({
    id: "time-in-id",
    ceiling: "inferred",
    because: "The host builds an id from the time at which it makes it; decoded, this id gives another time.",
    authority: { kind: "live", cite: "decoded ids of 1.18.33 exports" },
    seenOn: [{ format: "opencode-1", from: "1.2.0", to: "1.18.33" }],
    rebuttedBy: "An id that a caller supplied instead of the host.",
  }),
  defineWarrant({
    id: "same-message-id",
    ceiling: "observed",
    because: "Another row carries the same message id and states another time.",
    authority: { kind: "live", cite: "the file itself" },
    seenOn: null,
    rebuttedBy: "One of the two rows being a copy.",
  }),
  defineWarrant({
    id: "row-order",
    ceiling: "observed",
    because:
      "The row stands after a row with a later time: the order of the rows and the recorded times disagree.",
    authority: { kind: "live", cite: "the file itself" },
    seenOn: null,
    rebuttedBy: "A host that writes rows out of order on purpose.",
  }),
  defineWarrant({
    id: "host-by-shape",
    ceiling: "inferred",
    because: "The file names no host version; only certain versions are known to write rows of this shape.",
    authority: { kind: "host-source", cite: "OpenCode 2.x session schema, 2.0.12 and 2.0.16" },
    seenOn: null,
    rebuttedBy: "Another version found to write the same shape.",
  }),
] as const;
