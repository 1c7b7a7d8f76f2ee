// Bundled samples: a first look without a file of one's own.
"use client";

import { useState } from "react";
import { useNearWords } from "@/components/ui/use-words.ts";
import { formatSize } from "@/lib/words/format.ts";
import { useImport } from "./use-import.ts";
import { loadSample, type Sample, useSamples } from "./use-samples.ts";

export function SampleList() {
  const words = useNearWords().library;
  const samples = useSamples();
  const { blobs } = useImport();
  const [failed, setFailed] = useState<Sample | null>(null);
  const tryOut = (sample: Sample) => {
    setFailed(null);
    loadSample(sample).then(blobs, () => setFailed(sample));
  };
  return (
    <section aria-labelledby="samples-title">
      <h2 className="mb-1 font-semibold" id="samples-title">
        {words.samples}
      </h2>
      {samples.status === "failed" && <p className="text-danger">{words.samplesFailed}</p>}
      {samples.status === "ready" && (
        <ul className="border-hairline-strong border-t">
          {samples.samples.map((sample) => (
            <li className="border-hairline border-b" key={sample.id}>
              <button
                className="flex min-h-8 w-full items-center gap-3 py-1 text-left hover:bg-hover"
                onClick={() => tryOut(sample)}
                type="button"
              >
                <span className="min-w-0 flex-1">{words.sampleTitle(sample.id, sample.title)}</span>
                <span className="whitespace-nowrap text-ink-3 text-small">{formatSize(sample.bytes)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-danger empty:hidden" role="status">
        {failed !== null && words.sampleFailed(words.sampleTitle(failed.id, failed.title))}
      </p>
    </section>
  );
}
