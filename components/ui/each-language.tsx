// The same in every language, of which the page's style shows one: for what stands in the exported page before its script
// runs, where nobody can know yet which language the reader wants. For server components only: it holds every dictionary.

import type { ReactNode } from "react";
import type { Words } from "@/lib/words/en/index.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { LANGUAGE_TAGS, LANGUAGES } from "@/lib/words/language-names.ts";

export function EachLanguage({ children }: { readonly children: (words: Words) => ReactNode }) {
  return LANGUAGES.map((language) => (
    <div data-language={language} key={language} lang={LANGUAGE_TAGS[language]}>
      {children(wordsOf(language))}
    </div>
  ));
}
