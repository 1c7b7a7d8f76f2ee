// The views of a session, as links: each is an address of its own. Claim, dispatch and time range go along.
"use client";

import type { MouseEvent } from "react";
import { useWords } from "@/components/ui/use-words.ts";
import { formatCount } from "@/lib/words/format.ts";
import { useSession } from "./session-context.tsx";
import { SESSION_TABS, type SessionTab } from "./session-types.ts";
import { TabTools } from "./tab-tools.tsx";

export function TabBar({ onSearch }: { readonly onSearch: () => void }) {
  const words = useWords();
  const session = useSession();
  const counts: Readonly<Partial<Record<SessionTab, number>>> = {
    dispatches: session.view.dispatches.length,
  };
  const show = (tab: SessionTab) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    session.showTab(tab);
  };
  return (
    <div className="tab-row">
      <nav aria-label={words.session.tabs} className="tab-bar">
        {SESSION_TABS.map((tab) => {
          const count = counts[tab];
          return (
            <a
              aria-current={tab === session.tab ? "page" : undefined}
              className="tab"
              href={session.hrefWith({
                view: tab,
                claim: session.selectedClaim,
                d: session.selectedDispatch,
                t: session.range,
              })}
              key={tab}
              onClick={show(tab)}
            >
              {words.session.tab[tab]}
              {count !== undefined && <span className="tab-count">{formatCount(count)}</span>}
            </a>
          );
        })}
      </nav>
      <TabTools onSearch={onSearch} />
    </div>
  );
}
