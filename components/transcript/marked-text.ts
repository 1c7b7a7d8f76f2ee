// Makes invisible characters of formatted text visible: each text that holds one is wrapped, so that it is drawn with marks.
// Also takes away ids, which several texts of one page may share. Works on the tree between Markdown and the page.

import { visibleParts } from "@/lib/words/visible-characters.ts";

interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** A plugin: changes the tree in place. */
export function markedText() {
  return (tree: Node): void => {
    wrapIn(tree);
  };
}

function wrapIn(node: Node): void {
  if (node.properties !== undefined) {
    delete node.properties.id;
    delete node.properties.ariaDescribedBy;
  }
  if (node.children === undefined) return;
  node.children = node.children.map((child) => {
    if (child.type !== "text" || !hasInvisible(child.value ?? "")) {
      wrapIn(child);
      return child;
    }
    return { type: "element", tagName: "bdi", properties: {}, children: [child] };
  });
}

function hasInvisible(text: string): boolean {
  return visibleParts(text, { lines: true }).some(({ kind }) => kind === "invisible");
}
