// The document's title, in the language of the page.
"use client";

import { useEffect } from "react";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
