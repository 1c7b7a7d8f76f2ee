// The chosen value, asked of the worker. A later question makes an earlier answer void.
"use client";

import { useEffect, useState } from "react";
import type { SourceNode } from "@/lib/model/bundle-view.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";
import type { SourceReader } from "./source-tree-store.ts";
import type { Place } from "./tree-model.ts";

export type NodeState =
  | { readonly status: "asked" }
  | { readonly status: "missing" }
  | { readonly status: "failed"; readonly trouble: Trouble }
  | { readonly status: "ready"; readonly node: SourceNode };

const ASKED: NodeState = { status: "asked" };

export function useSourceNode(reader: SourceReader, document: DocumentId, { line, at }: Place): NodeState {
  const key = `${document}:${line ?? ""}#${at}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly state: NodeState } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const become = (state: NodeState) => {
      if (isCurrent) setAnswer({ key, state });
    };
    reader.source(document, line, at).then(
      (node) => become(node === null ? { status: "missing" } : { status: "ready", node }),
      (error: unknown) => become({ status: "failed", trouble: troubleOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reader, document, line, at, key]);
  return answer?.key === key ? answer.state : ASKED;
}
