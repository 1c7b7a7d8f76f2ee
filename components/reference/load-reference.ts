// What only the Reference needs, loaded when it is opened: all records, and their sentences in every language, for a sentence is found
// whichever language is read.
"use client";

import type { FactRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import type { PermissionAction } from "@/lib/knowledge/hosts/permission-actions.ts";
import type { FactWords } from "@/lib/words/en/facts/index.ts";
import type { Language } from "@/lib/words/language-names.ts";

export interface ReferenceData {
  readonly facts: readonly FactRecord[];
  readonly actions: readonly PermissionAction[];
  readonly words: Readonly<Record<Language, FactWords>>;
}

let loading: Promise<ReferenceData> | null = null;

/** The same promise each time, as React asks for; a load that failed is tried again with the next page. */
export function loadReference(): Promise<ReferenceData> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<ReferenceData> {
  const [{ FACTS }, { PERMISSION_ACTIONS }, english, chinese] = await Promise.all([
    import("@/lib/knowledge/hosts/facts.ts"),
    import("@/lib/knowledge/hosts/permission-actions.ts"),
    import("@/lib/words/en/facts/index.ts"),
    import("@/lib/words/zh/facts/index.ts"),
  ]);
  return { facts: FACTS, actions: PERMISSION_ACTIONS, words: { en: english.facts, zh: chinese.facts } };
}
