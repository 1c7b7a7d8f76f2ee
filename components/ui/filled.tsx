// A sentence of the dictionary with marked values in its places.

import { Fragment, type ReactNode } from "react";
import { fill } from "@/lib/words/fill.ts";

export interface FilledProps {
  readonly template: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

export function Filled({ template, parts }: FilledProps) {
  const nodes = new Map<string, ReactNode>(Object.entries(parts));
  const names = Object.fromEntries([...nodes.keys()].map((name) => [name, name]));
  return fill(template, names).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name and never move.
    <Fragment key={index}>{typeof piece === "string" ? piece : nodes.get(piece.part)}</Fragment>
  ));
}
