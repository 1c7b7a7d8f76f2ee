// A call of the `question` tool that a person answered or dismissed.

import { type Cursor, elements, member } from "../../base/cursor.ts";
import { isJsonArray } from "../../base/json.ts";
import type { CallPhase, Question } from "../../model/tool-call.ts";
import { saysQuestionAnswered, saysQuestionDismissed } from "../host-text/sentences.ts";
import { withoutErrorName } from "./error-text.ts";
import { isRedacted } from "./reading.ts";

const QUESTION_TOOL = "question";

/** How the question of a call was settled; null for any other call and for one still open. */
export function readQuestion(tool: string, state: Cursor, phase: CallPhase): Question | null {
  if (tool !== QUESTION_TOOL) return null;
  if (phase === "error") {
    const error = member(state, "error");
    if (typeof error.value !== "string" || !saysQuestionDismissed(withoutErrorName(error.value))) return null;
    return { state: "dismissed", answers: null, at: error.pointer };
  }
  if (phase !== "completed") return null;
  const answers = member(member(state, "metadata"), "answers");
  if (isJsonArray(answers.value)) {
    answers.node.isReadWhole = true;
    const value = elements(answers).map(textsOf);
    return { state: "answered", answers: { value, at: answers.pointer }, at: answers.pointer };
  }
  const output = member(state, "output");
  // A dismissed question is an error; what a sanitised export hides of a completed one is only the answer.
  if (isRedacted(output.value)) return { state: "answered", answers: null, at: output.pointer };
  if (typeof output.value !== "string" || !saysQuestionAnswered(output.value)) return null;
  return { state: "answered", answers: null, at: output.pointer };
}

function textsOf(answer: Cursor): readonly string[] {
  const given = isJsonArray(answer.value) ? answer.value : [answer.value];
  return given.filter((word) => typeof word === "string");
}
