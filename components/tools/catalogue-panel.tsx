// The catalogue's budget, simulated: on the host's own tools, or on what a person pastes. Folded at first, and loaded when it is opened;
// what is pasted stays in the page.
"use client";

import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";

const Simulation = lazy(async () => ({
  default: (await import("./catalogue-simulation.tsx")).CatalogueSimulation,
}));

export function CataloguePanel() {
  const { tools, session } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={tools.catalogue} className="tools-section">
      <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Icon className="fold-sign" name="right" />
          <h3 className="font-semibold">{tools.catalogue}</h3>
        </summary>
        <div className="fold-content flex flex-col gap-3">
          <p className="tools-intro">{tools.catalogueMeans}</p>
          {isOpen && (
            <Suspense fallback={<p className="text-ink-2">{session.tabLoading}</p>}>
              <Simulation />
            </Suspense>
          )}
        </div>
      </details>
    </section>
  );
}
