// What is said in place of a text that a report leaves out, masks or numbers.

import type { LeftOutKind } from "../../model/marks.ts";
import { formatCount } from "../format.ts";

export const marks = {
  leftOut: {
    prompts: "prompt, not included",
    messages: "message, not included",
    "tool-input": "input, not included",
    "tool-output": "output, not included",
    errors: "error text, not included",
    paths: "path, not included",
    titles: "title, not included",
    descriptions: "task, not included",
    other: "text, not included",
  } satisfies Record<LeftOutKind, string>,
  masked: "secret, masked",
  task: (number: number) => `Task ${formatCount(number)}`,
  name: (number: number) => `Name ${formatCount(number)}`,
  document: (number: number, ending: string) => `Document ${formatCount(number)}${ending}`,
};
