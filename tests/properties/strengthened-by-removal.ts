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
    property: /^bundle\/settledByInference$/,
    because: "With the last inference gone, none is left to count: 0 is arithmetic.",
  },
];
