// The document's title, in the language of the page. The exported page brings its own, in English, and the router puts it
// back whenever it comes to a page, also after our effect: so the title is held, not set once.
"use client";

import { useEffect } from "react";

export function useTitle(title: string): void {
  useEffect(() => {
    // As `document.title` gives it back; with the text as it came, the two would never be equal.
    const held = title.replace(/[\t\n\f\r ]+/g, " ").trim();
    const hold = () => {
      if (document.title !== held) document.title = held;
    };
    hold();
    const watch = new MutationObserver(hold);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [title]);
}
