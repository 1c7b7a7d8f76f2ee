// The tree of one document for a screen: made when the document is chosen, read by version.
"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { DocumentId } from "@/lib/model/ids.ts";
import { type SourceReader, type SourceTree, sourceTree } from "./source-tree-store.ts";

export function useSourceTree(reader: SourceReader, document: DocumentId): SourceTree {
  const tree = useMemo(() => sourceTree(reader, document), [reader, document]);
  useSyncExternalStore(tree.subscribe, tree.version, () => 0);
  return tree;
}
