// The foot of the library: whether the page opens without a network, and whose work ships with it.
"use client";

import Link from "next/link";
import { useWords } from "@/components/ui/use-words.ts";
import { useServiceWorker } from "./use-service-worker.ts";

const NOTICES = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/third-party-notices.txt`;

export function PageFoot() {
  const { offline: words, pages } = useWords();
  const { keeping } = useServiceWorker();
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-t pt-3 text-ink-3 text-small print:hidden">
      {keeping !== "off" && <p data-keeping={keeping}>{words[keeping]}</p>}
      <span className="flex-1" />
      <Link className="quiet-link inline-flex min-h-6 items-center" href="/reference/" prefetch={false}>
        {pages.reference}
      </Link>
      <a className="quiet-link inline-flex min-h-6 items-center" href={NOTICES}>
        {words.notices}
      </a>
    </footer>
  );
}
