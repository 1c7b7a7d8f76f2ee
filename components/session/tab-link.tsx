// A link to another tab of the same session; without a session around it, a link by address alone.
"use client";

import type { MouseEvent, ReactNode } from "react";
import { useOptionalSession } from "./session-context.tsx";
import type { SessionTab } from "./session-types.ts";

export function TabLink({ tab, children }: { readonly tab: SessionTab; readonly children: ReactNode }) {
  const session = useOptionalSession();
  const show = (event: MouseEvent) => {
    if (session === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    session.showTab(tab);
  };
  return (
    <a
      className="quiet-link text-ink-2 text-small"
      href={session?.hrefWith({ view: tab }) ?? `?view=${tab}`}
      onClick={show}
    >
      {children}
    </a>
  );
}
