// Texts of problems and of the reasons for a format: a key of ours with values, each of a class of its own.

import type { Problem } from "../model/problem.ts";
import type { Reason } from "../model/reason.ts";
import { FILE, type ListPlan, list, type MembersPlan, members, POINTER } from "./plan.ts";

export const BECAUSE: ListPlan<MembersPlan<Reason>> = list(
  members({ format: "kept", says: "kept", values: "sentence-values" } as const),
);

export const PROBLEM: MembersPlan<Problem> = members({
  code: "kept",
  severity: "kept",
  says: "kept",
  values: "sentence-values",
  hint: "kept",
  document: FILE,
  line: "kept",
  at: POINTER,
  bytes: list("kept"),
} as const);
