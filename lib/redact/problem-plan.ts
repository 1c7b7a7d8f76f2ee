// Texts of problems: what they say names values of a file, so it is free text of any kind. Code, severity and place stay.
// Sentences that are kept as a key and values have the plan "kept" for `says` and "sentence-values" for `values`.

import type { Problem } from "../model/problem.ts";
import { ANY, FILE, list, type MembersPlan, members, POINTER } from "./plan.ts";

export const BECAUSE = ANY;

export const PROBLEM: MembersPlan<Problem> = members({
  code: "kept",
  severity: "kept",
  message: ANY,
  hint: ANY,
  document: FILE,
  line: "kept",
  at: POINTER,
  bytes: list("kept"),
} as const);
