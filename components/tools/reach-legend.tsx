// What the signs of reach mean, each with its word.

import { useWords } from "@/components/ui/use-words.ts";
import { REACHES } from "@/lib/model/tool-surface.ts";
import { ReachGlyph } from "./reach-glyph.tsx";

export function ReachLegend() {
  const words = useWords().tools;
  return (
    <ul aria-label={words.reachLegend} className="reach-legend">
      {REACHES.map((reach) => (
        <li key={reach} title={words.reachMeans[reach]}>
          <ReachGlyph reach={reach} />
          {words.reach[reach]}
        </li>
      ))}
    </ul>
  );
}
