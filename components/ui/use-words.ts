// The dictionary of the chosen language. One language exists; a second one is chosen here.

import { en, type Words } from "@/lib/words/en/index.ts";

export function useWords(): Words {
  return en;
}
