// Problems, verdicts of formats and advice, in English: all parts joined.

import type { ProblemWords } from "../../problem-words.ts";
import { bundleSentences } from "./bundles.ts";
import { documentSentences } from "./documents.ts";
import { fileSentences } from "./files.ts";
import { hints } from "./hints.ts";
import { reasons } from "./reasons.ts";
import { recordSentences } from "./records.ts";
import { terms } from "./terms.ts";

export const problems: ProblemWords = {
  sentences: { ...fileSentences, ...documentSentences, ...recordSentences, ...bundleSentences },
  hints,
  reasons,
  terms,
};
