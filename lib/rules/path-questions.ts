// What is asked for a call that names one path, and for a search in a folder. Outside the directory first, then the file
// itself: from the project's root on 1.x; on 2.x from the session's directory, and whole where it lies outside.

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
  const isHome = host !== "opencode-1" && isFromHome(given, setting);
  const place = placeOfPath(given, setting);
  if (isHome || place.where === "unknown" || paths === null || directory === null)
    return askedQuestions([{ action, resource: given, how: "unplaced", or: null }], [POSSIBLY_OUTSIDE]);
  const outside = questionsOfPlace(place, given, asked.kind);
  const isOne = host === "opencode-1";
  const seen = relativePath(isOne ? (worktree ?? directory) : directory, place.path, paths);
  const isOutside = place.where === "outside";
  const resource = asked.isWhole || (isOutside && !isOne) ? place.path : seen;
  // Seen from a root that the file does not name, the value is not what is known to be asked, even where it reads alike.
  const isSame = resource === given && !(isOne && worktree === null);
  const file: CallQuestion = {
    action,
    resource,
    how: isSame ? asked.how : "made",
    or: isOutside && !place.isCertain && !isOne && !asked.isWhole ? seen : null,
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
