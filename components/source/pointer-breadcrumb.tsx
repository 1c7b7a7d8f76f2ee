// Where the chosen value stands, segment by segment; each leads to the value that it names. Ways to cite it beside it.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { pointerFrom, ROOT, segmentsOf } from "@/lib/base/json-pointer.ts";
import type { Place } from "./tree-model.ts";

export interface PointerBreadcrumbProps {
  readonly documentName: string;
  readonly place: Place;
  readonly onShow: (place: Place) => void;
}

/** A pointer deeper than this is shown by its ends. */
const MOST_SEGMENTS = 24;

export function PointerBreadcrumb({ documentName, place, onShow }: PointerBreadcrumbProps) {
  const words = useWords();
  const segments = segmentsOf(place.at);
  const steps = [
    { label: documentName, to: { line: null, at: ROOT } },
    ...(place.line === null
      ? []
      : [{ label: words.source.lineNumber(place.line), to: { line: place.line, at: ROOT } }]),
    ...segments.map((label, index) => ({
      label,
      to: { line: place.line, at: pointerFrom(segments.slice(0, index + 1)) },
    })),
  ];
  const cut = steps.length > MOST_SEGMENTS;
  const shown = cut ? [...steps.slice(0, 12), ...steps.slice(-11)] : steps;
  return (
    <nav aria-label={words.source.path} className="source-path">
      <ol className="flex min-w-0 flex-wrap items-center">
        {shown.map(({ label, to }, index) => (
          <li className="flex items-center" key={`${to.line}#${to.at}`}>
            {index > 0 && <span className="text-ink-3">{cut && index === 12 ? "/ … /" : "/"}</span>}
            <button
              aria-current={index === shown.length - 1 ? "location" : undefined}
              className="source-step"
              onClick={() => onShow(to)}
              type="button"
            >
              <SafeText text={label === "" ? '""' : label} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
