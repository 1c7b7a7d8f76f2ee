// The closed vocabularies in which the rules layer explains itself. Here, because the dictionaries hold a text for each.

/** Why a shell line is not split into its commands. */
export type NotSplit =
  | "empty"
  | "powershell"
  | "windows-shell"
  | "case"
  | "function"
  | "arithmetic-command"
  | "array"
  | "unclosed"
  | "nested-backticks"
  | "redirected-assignment"
  | "here-document-in-pipeline"
  | "pattern-or-function"
  | "stray-sign"
  | "too-long"
  | "too-deep";

/** How a pattern misses a text. `differs`: no wildcards. `shape`: every piece is there, not in this order or length. */
export type MissHow = "differs" | "begins" | "ends" | "lacks" | "shape";

/** What is wrong with a rule that a person wrote. `short`: fewer than three words. `shape`: no rule. */
export type RuleFault = "json" | "effect" | "short" | "shape";
