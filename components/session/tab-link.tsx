// A link to another tab of the same session; without a session around it, a link by address alone.
"use client";

import type { ReactNode } from "react";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { useOptionalSession } from "./session-context.tsx";
import type { SessionTab } from "./session-types.ts";

export function TabLink({ tab, children }: { readonly tab: SessionTab; readonly children: ReactNode }) {
  const session = useOptionalSession();
  const show = session === null ? undefined : onPlainClick(() => session.showTab(tab));
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
