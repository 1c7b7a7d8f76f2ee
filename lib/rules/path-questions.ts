// What is asked for a call that names one path, and for a search in a folder. Outside the directory first, then the file
// itself: from the project's root on 1.x, so not known where rows name none or several; on 2.x from the session's directory,
// and whole where it lies outside.

import { isFromHome, POSSIBLY_OUTSIDE, placeOfPath, questionsOfPlace } from "./external-directory.ts";
import { relativePath } from "./paths.ts";
import {
  type AskedQuestions,
  type AskingCall,
  askedQuestions,
  type CallQuestion,
  type QuestionMade,
} from "./question.ts";
import type { RuleSetting } from "./setting.ts";

export interface AskedPath {
  readonly action: string;
  /** How the action is known. */
  readonly how: QuestionMade;
  readonly given: string;
  /** Asked for by its whole path wherever it lies. */
  readonly isWhole: boolean;
  /** Whether the tool takes folders too. */
  readonly kind: "file" | "either";
}

export function questionsOfPath(asked: AskedPath, setting: RuleSetting): AskedQuestions {
  const { action, given } = asked;
  const { host, paths, directory, worktree } = setting;
  const isOne = host === "opencode-1";
  const place = placeOfPath(given, setting);
  const unplaced: CallQuestion = { action, resource: given, how: "unplaced", or: null };
  if (
    (!isOne && isFromHome(given, setting)) ||
    place.where === "unknown" ||
    paths === null ||
    directory === null
  )
    return askedQuestions([unplaced], [POSSIBLY_OUTSIDE]);
  const outside = questionsOfPlace(place, given, asked.kind);
  const seenFrom = isOne ? worktree : directory;
  const isWhole = asked.isWhole || (place.where === "outside" && !isOne);
  if (seenFrom === null && !isWhole) return askedQuestions([...outside.sure, unplaced], outside.possible);
  const resource = isWhole || seenFrom === null ? place.path : relativePath(seenFrom, place.path, paths);
  const isOpen = isWhole && !asked.isWhole && place.where === "outside" && !place.isCertain;
  const file: CallQuestion = {
    action,
    resource,
    how: resource === given ? asked.how : "made",
    or: isOpen ? relativePath(directory, place.path, paths) : null,
  };
  return askedQuestions([...outside.sure, file], outside.possible);
}

/** A search asks for its pattern, and for the folder it looks in when that lies outside. `own`: the question of the pattern. */
export function questionsOfSearch(
  own: CallQuestion,
  { tool, folder }: AskingCall,
  setting: RuleSetting,
): AskedQuestions {
  if (folder === undefined) return askedQuestions([own]);
  if (folder === null || (setting.host !== "opencode-1" && isFromHome(folder, setting)))
    return askedQuestions([own], [POSSIBLY_OUTSIDE]);
  const kind = tool === "glob" ? "directory" : "either";
  const outside = questionsOfPlace(placeOfPath(folder, setting), folder, kind);
  return askedQuestions([...outside.sure, own], outside.possible);
}
