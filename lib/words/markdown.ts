// Foreign text inside Markdown: everything that could become structure, a link, HTML or a mention is escaped, and control
// characters are written by their code. For summaries that are pasted elsewhere.

import { visibleParts } from "./visible-characters.ts";

export function escapeMarkdown(text: string): string {
  return plainLine(text)
    .replace(/[\\`*_{}[\]()<>#+!|~$&@=^-]/g, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/\b(https?|ftp|mailto|www)([:.])/gi, "$1\\$2");
}

/** Text in backticks, with a fence longer than any run of backticks inside. */
export function markdownCode(text: string): string {
  const plain = plainLine(text);
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const gap = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${gap}${plain}${gap}${fence}`;
}

/** One line, invisible characters named by their code. */
export function plainLine(text: string): string {
  return visibleParts(text)
    .map((part) => (part.kind === "text" ? part.text : part.code === "U+000A" ? " " : `‹${part.code}›`))
    .join("");
}
