// A sentence of the dictionary with marked values in its places.

import { Fragment, isValidElement, type ReactNode } from "react";
import { fill } from "@/lib/words/fill.ts";

export interface FilledProps {
  readonly template: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

export function Filled({ template, parts }: FilledProps) {
  const nodes = new Map<string, ReactNode>(Object.entries(parts));
  const names = Object.fromEntries([...nodes.keys()].map((name) => [name, name]));
  return fill(template, names, (name) => textOf(nodes.get(name))).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name and never move.
    <Fragment key={index}>{typeof piece === "string" ? piece : nodes.get(piece.part)}</Fragment>
  ));
}

/** The text that a simple node shows; null for one that draws a mark first or is not known. */
function textOf(node: ReactNode): string | null {
  if (typeof node === "string") return node;
  if (!isValidElement<{ readonly text?: unknown; readonly children?: ReactNode }>(node)) return null;
  const { text, children } = node.props;
  return typeof text === "string" ? text : textOf(children);
}
