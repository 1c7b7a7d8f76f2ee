// The contents of the Reference, with how much of each section was found: beside the list where there is room, else in a menu.
"use client";

import { formatCount } from "@/lib/words/format.ts";
import { useFactWords } from "./fact-words-context.ts";
import type { SectionName } from "./reference-items.ts";
import { sectionTitle } from "./section-title.ts";

export interface SectionCount {
  readonly section: SectionName;
  readonly found: number;
}

export interface ContentsNavProps {
  readonly counts: readonly SectionCount[];
  readonly hasStandings: boolean;
  readonly className?: string;
  readonly onGo?: () => void;
}

export function ContentsNav({ counts, hasStandings, className, onGo }: ContentsNavProps) {
  const { page } = useFactWords();
  return (
    <nav aria-label={page.contents} className={className}>
      <ul>
        {counts.map(({ section, found }) => (
          <ContentsRow
            found={found}
            key={section}
            name={sectionTitle(section, page).replaceAll("`", "")}
            onGo={onGo}
            section={section}
          />
        ))}
        {hasStandings && <ContentsRow name={page.standings} onGo={onGo} section="standings" />}
      </ul>
    </nav>
  );
}

interface ContentsRowProps {
  readonly section: SectionName | "standings";
  readonly name: string;
  readonly found?: number;
  readonly onGo: (() => void) | undefined;
}

function ContentsRow({ section, name, found, onGo }: ContentsRowProps) {
  return (
    <li>
      <a className="menu-row" href={`#section-${section}`} onClick={onGo}>
        <span className="min-w-0 flex-1">{name}</span>
        {found !== undefined && <span className="text-ink-3">{formatCount(found)}</span>}
      </a>
    </li>
  );
}
