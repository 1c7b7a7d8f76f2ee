// Byte ranges of the places of open records, asked of the worker once per claim. Until it answers, and in a page without
// a session around it, there are none.
"use client";

import { useEffect, useState } from "react";
import { useOptionalSession } from "@/components/session/session-context.tsx";
import type { LocatedEvidence } from "@/lib/model/bundle-view.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { ByteRange } from "@/lib/model/raw-document.ts";
import type { ExactRecord } from "./exact-records.ts";

type Located = ReadonlyMap<ClaimId, readonly LocatedEvidence[]>;

export function useRecordBytes(records: readonly ExactRecord[]): (record: ExactRecord) => ByteRange | null {
  const details = useOptionalSession()?.details ?? null;
  const [located, setLocated] = useState<Located>(new Map());
  const wanted = [...new Set(records.map(({ claim }) => claim))].join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the claims of `records`.
  useEffect(() => {
    if (details === null) return;
    let isCurrent = true;
    const claims = [...new Set(records.map(({ claim }) => claim))];
    Promise.all(claims.map(async (id) => [id, (await details.claim(id))?.evidence ?? []] as const)).then(
      (answers) => isCurrent && setLocated(new Map(answers)),
      () => undefined, // The bytes are an addition: without them the records stand as they are.
    );
    return () => {
      isCurrent = false;
    };
  }, [details, wanted]);
  return ({ claim, index }) => located.get(claim)?.[index]?.bytes ?? null;
}
