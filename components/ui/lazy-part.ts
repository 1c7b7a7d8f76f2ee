// A part of a page that is loaded when it is shown, with the words that it says, so that it never stands there without them.
"use client";

import { type FunctionComponent, type LazyExoticComponent, lazy } from "react";
import { languageOfPage } from "./language-context.tsx";
import { loadWords } from "./loaded-words.ts";

export function lazyPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadWords(languageOfPage())]);
    return { default: part };
  });
}
