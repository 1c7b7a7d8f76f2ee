// The document's title, in the language of the page. The exported page brings its own, in English, and the router puts it
// back whenever it comes to a page, also after our effect: so the title is held, not set once.
"use client";

import { useEffect } from "react";

export function useTitle(title: string): void {
  useEffect(() => {
    // As the document gives it back, which no rule here foretells: blanks are joined, a half of a pair may be replaced. Held
    // against the text as it came, the two would never be equal, and each try would ask for the next.
    let held: string | null = null;
    const hold = () => {
      if (document.title === held) return;
      document.title = title;
      held = document.title;
    };
    hold();
    const watch = new MutationObserver(hold);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [title]);
}
