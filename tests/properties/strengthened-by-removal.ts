// Claims that may rightly become stronger when something is taken out of a file, each with why. A property that is not
// listed here must never be.

export interface Exception {
  readonly property: RegExp;
  readonly because: string;
}

export const STRENGTHENED_BY_REMOVAL: readonly Exception[] = [
  {
    property: /\/call_[^/]*\/outcome$/,
    because:
      "Without the notice or the idle that left the outcome undecided, complete files show an open dispatch.",
  },
  {
    property: /\/session\/prompts$/,
    because:
      "Without the parent link nothing says that the session is a child, and its prompts are those of a lead.",
  },
  {
    property: /\/tools\/(?:changes|(?:direct|execute):[^/]*\/reach)$/,
    because:
      "Without the row that parts two surfaces, a completed call was made under the earlier one, of which only a failed call spoke.",
  },
  {
    property: /\/rules\/root$/,
    because:
      "Of rows that name different roots of the project some are gone, and those that are left name one.",
  },
  {
    property: /^bundle\/settledByInference$/,
    because: "With the last inference gone, none is left to count: 0 is arithmetic.",
  },
];

/** Only for bytes: a cut from the middle of one object to the middle of another makes one object of the two. */
export const STRENGTHENED_BY_SPLICE: readonly Exception[] = [
  ...STRENGTHENED_BY_REMOVAL,
  {
    property: /\/session\/(agent|title|parent|forkOf|createdAt|tokens|cost)$/,
    because:
      "Cut from the head into a row, the file states the row's member as one of the session's own record.",
  },
];
