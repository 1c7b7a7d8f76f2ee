// The views of a session, as links: each is an address of its own. Claim, dispatch and time range go along.
"use client";

import { useEffect, useRef } from "react";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { showSideways } from "@/components/ui/show-sideways.ts";
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
  const current = useRef<HTMLAnchorElement>(null);
  // Narrow, the tabs scroll: the one that is shown stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab is another place.
  useEffect(() => {
    // Asked where things lie, the browser lays the page out; right before it paints it does so anyway.
    const frame = requestAnimationFrame(() => showSideways(current.current?.parentElement, current.current));
    return () => cancelAnimationFrame(frame);
  }, [session.tab]);
  const show = (tab: SessionTab) =>
    onPlainClick(({ detail }) => {
      session.showTab(tab);
      // Who points at a tab goes on in what it shows: the keys that scroll act there. By keyboard one stays among the tabs.
      if (detail > 0) document.getElementById("content")?.focus({ preventScroll: true });
    });
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
              ref={tab === session.tab ? current : undefined}
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
