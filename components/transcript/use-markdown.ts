// The part that formats Markdown, loaded with the first transcript: it is large, and no other screen needs it. Rows wait for it,
// for a text that changes its height after it was shown moves everything below from under the pointer. Where it cannot be
// loaded, texts stand as recorded.
"use client";

import { type ComponentType, useEffect, useState } from "react";

export type MarkdownState =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly Markdown: ComponentType<{ readonly text: string }> };

const LOADING: MarkdownState = { status: "loading" };
const FAILED: MarkdownState = { status: "failed" };
let loaded: MarkdownState = LOADING;

export function useMarkdown(): MarkdownState {
  const [state, setState] = useState(loaded);
  useEffect(() => {
    if (loaded.status === "ready") return undefined;
    let isCurrent = true;
    const become = (next: MarkdownState) => {
      loaded = next;
      if (isCurrent) setState(next);
    };
    import("./markdown.tsx").then(
      ({ Markdown }) => become({ status: "ready", Markdown }),
      () => become(FAILED),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return state;
}
