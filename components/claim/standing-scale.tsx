// The four standings in order, with the claim's own one marked.

import { useWords } from "@/components/ui/use-words.ts";
import { STANDINGS, type Standing } from "@/lib/model/standing.ts";
import { StandingMark } from "./standing-mark.tsx";

const RULES: Readonly<Record<Standing, string>> = {
  observed: "border-observed",
  computed: "border-computed",
  inferred: "border-inferred",
  unknown: "border-unknown",
};

export function StandingScale({ standing }: { readonly standing: Standing }) {
  const words = useWords();
  return (
    <ol aria-label={words.claim.scale} className="flex flex-wrap gap-x-3.5 px-4 pb-2 text-small">
      {STANDINGS.map((step) => (
        <li
          aria-current={step === standing ? "true" : undefined}
          className={`flex h-6 items-center gap-1.5 ${
            step === standing ? `border-b-2 font-semibold ${RULES[step]}` : "pb-0.5 text-ink-3"
          }`}
          key={step}
          title={words.common.standingMeans[step]}
        >
          <StandingMark className={step === standing ? "" : "text-ink-3!"} standing={step} />
          {words.common.standing[step]}
        </li>
      ))}
    </ol>
  );
}
