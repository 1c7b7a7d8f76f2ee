// What is known of hosts, in sentences, each under its record's name. Loaded by the Reference alone. A record without a sentence
// is a type error here, and a sentence that the other language lacks is one there.

import type { CorrectionFact, CorrectionWords, PlainFact } from "../../../model/host-fact-names.ts";
import type { Widened } from "../../widened.ts";
import { browserTools } from "./browser-tools.ts";
import { coreTools } from "./core-tools.ts";
import { corrections } from "./corrections.ts";
import { delegation } from "./delegation.ts";
import { denials } from "./denials.ts";
import { openCode1Rules } from "./opencode-1-rules.ts";
import { openCode1Tools } from "./opencode-1-tools.ts";
import { page } from "./page.ts";
import { permissions } from "./permissions.ts";
import { questions } from "./questions.ts";
import { surface } from "./surface.ts";
import { teamMode } from "./team-mode.ts";
import { toolRules } from "./tool-rules.ts";

export type PageWords = Widened<typeof page>;

export interface FactWords {
  readonly page: PageWords;
  readonly says: Readonly<Record<PlainFact, string>>;
  readonly corrected: Readonly<Record<CorrectionFact, CorrectionWords>>;
}

export const facts: FactWords = {
  page,
  says: {
    ...coreTools,
    ...browserTools,
    ...openCode1Tools,
    ...openCode1Rules,
    ...surface,
    ...toolRules,
    ...permissions,
    ...delegation,
    ...questions,
    ...teamMode,
    ...denials,
  },
  corrected: corrections,
};
