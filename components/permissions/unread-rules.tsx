// Entries of a session's rules that could not be read: how many, and where each stands. None is counted as a rule.
"use client";

import { OpenInSource } from "@/components/claim/places.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { UnreadEntry } from "@/lib/model/call-records.ts";

const MOST_NAMED = 8;

export function UnreadRules({ unread }: { readonly unread: readonly UnreadEntry[] }) {
  const words = useWords().permissions;
  if (unread.length === 0) return null;
  return (
    <p className="pt-2 text-small">
      {words.unread(unread.length)}{" "}
      <span className="decision-ways">
        {unread.slice(0, MOST_NAMED).map(({ ref, before }) => (
          <OpenInSource about={words.unreadAfter(before)} key={ref.at} place={ref} />
        ))}
      </span>
    </p>
  );
}
