// The language of the page, for everything that says a word. `public/language.js` sets it on <html> before the first
// paint; the page reads it there and only there. While the exported page is hydrated it is the first language.
"use client";

import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { FIRST_LANGUAGE, LANGUAGE_TAGS, type Language, languageOf } from "@/lib/words/language.ts";

const LanguageContext = createContext<Language>(FIRST_LANGUAGE);
const listeners = new Set<() => void>();

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A part of the page in a language of its own. */
export const SpokenIn = LanguageContext;

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, languageOfPage, () => FIRST_LANGUAGE);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Says everything in this language from now on. */
export function speak(language: Language): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
  for (const listener of listeners) listener();
}

function languageOfPage(): Language {
  return languageOf(document.documentElement.lang) ?? FIRST_LANGUAGE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", speakAsAddressed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", speakAsAddressed);
  };
}

/** A step of the history may lead to an address that names a language. */
function speakAsAddressed(): void {
  const language = languageOf(new URLSearchParams(window.location.search).get("lang") ?? "");
  if (language !== null) speak(language);
}
