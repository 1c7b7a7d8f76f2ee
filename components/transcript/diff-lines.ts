// A change as lines that were added, removed or kept: from the two sides of an edit, or from a patch or unified diff as
// text. The two sides are compared from both ends; what differs between is shown as removed, then added.

export interface DiffLine {
  readonly kind: "added" | "removed" | "kept" | "head";
  readonly text: string;
}

/** Lines around a change that are shown with it. */
const AROUND = 3;

export function linesOfEdit(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const kept = (lines: readonly string[]) => lines.map((text): DiffLine => ({ kind: "kept", text }));
  return [
    ...kept(old.slice(Math.max(0, start - AROUND), start)),
    ...old.slice(start, old.length - end).map((text): DiffLine => ({ kind: "removed", text })),
    ...now.slice(start, now.length - end).map((text): DiffLine => ({ kind: "added", text })),
    ...kept(now.slice(now.length - end, now.length - end + AROUND)),
  ];
}

/** Lines of a patch by their first character; what names files or places is a head. */
export function linesOfPatch(text: string): readonly DiffLine[] {
  return linesOf(text).map((line) => {
    if (/^(?:\+\+\+|---|@@|\*\*\*|diff |index |Index: |={3})/.test(line)) return { kind: "head", text: line };
    if (line.startsWith("+")) return { kind: "added", text: line.slice(1) };
    if (line.startsWith("-")) return { kind: "removed", text: line.slice(1) };
    return { kind: "kept", text: line.startsWith(" ") ? line.slice(1) : line };
  });
}

function linesOf(text: string): readonly string[] {
  if (text === "") return [];
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
