// The title of a page that does not exist, in the reader's language.
"use client";

import { useTitle } from "@/components/ui/use-title.ts";
import { useNearWords } from "@/components/ui/use-words.ts";

export function NoSuchTitle() {
  const words = useNearWords();
  useTitle(words.session.title(words.pages.notFound));
  return null;
}
