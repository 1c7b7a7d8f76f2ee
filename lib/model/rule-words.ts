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
  | "other-cd"
  | "after-pipeline"
  | "stray-sign"
  | "too-long"
  | "too-deep";

/** What a set of rules says of a call. `no-match`: of something that is asked no rule speaks. */
export type RuleVerdict = "allow" | "ask" | "deny" | "no-match" | "nothing-asked";

/**
 * What a verdict rests on beside the rules and the recorded call. `split`: commands split off a line here. `path`: a path seen
 * from the directory. `host`: what the host is known to ask for such a tool, where that is not the tool's name and its input.
 * `mcp`: that the tool is one of an MCP server, as its name allows. `patch`: files that are read out of a patch's text here.
 */
export type RulePremise = "split" | "path" | "host" | "mcp" | "patch";

/** What a call asks that its input does not show: files in a text that is not in the form of a patch, nothing stated, a tool of which it is not known, a
 * name of the other line, by which nothing asks. */
export type NotShown = "in-text" | "not-stated" | "not-known" | "other-line";

/**
 * Why there is no verdict. `effect`: the deciding rule's word is none of the three. `unread`: a later entry may decide.
 * `open`: what is asked depends on something that no file here tells, which would change the verdict. An `OpenBecause` says what.
 */
export type VerdictLack = NotShown | "not-split" | "effect" | "unread" | "open" | OpenBecause;

/** `unplaced`: what a path is seen from. `letters`: whether letters of either case are alike, as they are on Windows. */
export type OpenBecause = "unplaced" | "letters";

/** How a pattern misses a text. `differs`: no wildcards. `shape`: every piece is there, not in this order or length. */
export type MissHow = "differs" | "begins" | "ends" | "lacks" | "shape";

/** What is wrong with a rule that a person wrote. `short`: fewer than three words. `shape`: no rule. */
export type RuleFault = "json" | "effect" | "short" | "shape";
