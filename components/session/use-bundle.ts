// The bundle that a link names, opened: looked up among what is kept, read and analysed in the worker. A link to a
// bundle that is not here is a state of its own, so that the screen can ask for the file.
"use client";

import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import { useTendedLibrary } from "@/components/library/use-library.ts";
import { bundleNamed, withOpenedAt } from "@/lib/library/find-bundle.ts";
import { bundleFiles, bundleKey } from "@/lib/library/kept-documents.ts";
import { library } from "@/lib/library/library.ts";
import { type BundleDetails, openedBundle } from "@/lib/library/opened-bundle.ts";
import type { BundleView, SpanColumns } from "@/lib/model/bundle-view.ts";
import type { BundleId } from "@/lib/model/ids.ts";
import type { Problem } from "@/lib/model/problem.ts";
import type { ReportOrigin } from "@/lib/worker/protocol.ts";

export type { BundleDetails } from "@/lib/library/opened-bundle.ts";
export type { ReportOrigin } from "@/lib/worker/protocol.ts";

export type BundleState =
  | { readonly status: "none" }
  | { readonly status: "missing"; readonly bundle: BundleId }
  | { readonly status: "opening"; readonly bytesRead: number; readonly bytes: number }
  | { readonly status: "failed"; readonly problem: Problem; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly view: BundleView;
      readonly columns: SpanColumns;
      readonly details: BundleDetails;
      readonly report: ReportOrigin | null;
    };

const NONE: BundleState = { status: "none" };
const OPENING: BundleState = { status: "opening", bytesRead: 0, bytes: 0 };
const never = () => () => undefined;

export function useBundle(bundle: BundleId | null): BundleState {
  const { condition, content } = useTendedLibrary();
  const row = bundle === null ? null : bundleNamed(content, bundle);
  const needed = row === null ? null : bundleFiles(content, row);
  // A report opens anew when a file that it speaks of comes or goes.
  const rowKey = row === null ? null : bundleKey(row);
  const key = rowKey === null || needed === null ? null : `${rowKey} ${needed.documents.length}`;

  // Opened by key: a row that only changed its "last opened" is the same bundle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `row` and the files it is made of.
  const opened = useMemo(() => {
    return key === null || needed === null ? null : openedBundle(library().worker, key, needed);
  }, [key]);

  const told = useSyncExternalStore(
    opened?.subscribe ?? never,
    () => opened?.getState() ?? null,
    () => null,
  );
  // What a store tells is drawn in one go; a bundle is much to draw, and is drawn in the parts that React can part.
  const deferred = useDeferredValue(useMemo(() => ({ opened, state: told }), [opened, told]));
  const state = deferred.opened === opened ? deferred.state : told;

  const isReady = state?.status === "ready";
  useEffect(() => {
    if (rowKey !== null && isReady) void withOpenedAt(library(), rowKey, Date.now());
  }, [rowKey, isReady]);

  if (bundle === null) return NONE;
  if (state !== null) return state;
  const isStillOpening = condition.kind === "opening" || condition.kind === "blocked";
  return isStillOpening ? OPENING : { status: "missing", bundle };
}
