// The language of the page and its dictionary, for everything that says a word. `public/language.js` sets the language on
// <html> before the first paint; the page reads it there and only there. What the exported page holds says nothing in one
// language alone, so the dictionary may come a moment later than the page.
"use client";

import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useMemo,
  useSyncExternalStore,
} from "react";
import type { Words } from "@/lib/words/en/index.ts";
import { near as englishNear, type NearWords } from "@/lib/words/en/near.ts";
import { FIRST_LANGUAGE, LANGUAGE_TAGS, type Language, languageOf } from "@/lib/words/language-names.ts";
import { loadedNearWords, loadedWords, loadNearWords, loadWords } from "./loaded-words.ts";

export interface Spoken {
  readonly language: Language;
  readonly near: NearWords;
  /** null: to be loaded by whoever needs more than what is near. */
  readonly words: Words | null;
}

const SpokenContext = createContext<Spoken>({ language: FIRST_LANGUAGE, near: englishNear, words: null });
const listeners = new Set<() => void>();

/** A part of the page in a language of its own. */
export const SpokenIn = SpokenContext;

export function useSpoken(): Spoken {
  return useContext(SpokenContext);
}

interface LanguageProviderProps {
  readonly children: ReactNode;
}

/** What stands in the exported page stays on screen until the reader's words are here. */
export function LanguageProvider({ children }: LanguageProviderProps) {
  return (
    <Suspense fallback={null}>
      <Speaking>{children}</Speaking>
    </Suspense>
  );
}

function Speaking({ children }: LanguageProviderProps) {
  const language = useSyncExternalStore(subscribe, languageOfPage, languageOfHtml);
  const near = loadedNearWords(language) ?? use(loadNearWords(language));
  // No hook may follow: one who waited draws again without the `use`, and React takes a hook behind it for an old one.
  return (
    <Said language={language} near={near}>
      {children}
    </Said>
  );
}

function Said({ language, near, children }: LanguageProviderProps & Pick<Spoken, "language" | "near">) {
  const spoken = useMemo(() => ({ language, near, words: null }), [language, near]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** Says everything in this language, once its words are here: all that are on screen, so that nothing has to wait then. */
export async function speak(language: Language): Promise<void> {
  const isMoreSaid = loadedWords(languageOfPage()) !== null;
  await Promise.all([loadNearWords(language), isMoreSaid ? loadWords(language).catch(() => null) : null]);
  document.documentElement.lang = LANGUAGE_TAGS[language];
  for (const listener of listeners) listener();
}

/** While the page is exported there is no document, and nothing is said in one language alone. */
export function languageOfPage(): Language {
  if (typeof document === "undefined") return FIRST_LANGUAGE;
  return languageOf(document.documentElement.lang) ?? FIRST_LANGUAGE;
}

/** What the HTML says that is hydrated: nothing of its own in the export, English where a server in development made it. */
const languageOfHtml = process.env.NODE_ENV === "production" ? languageOfPage : () => FIRST_LANGUAGE;

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
  if (language !== null && language !== languageOfPage()) void speak(language);
}

// The words are on their way while the rest of the page is.
void loadNearWords(languageOfPage());
