// Brings a child of a row that scrolls sideways into sight. `scrollIntoView` would do that too, and would move the place from
// which the next Tab key goes on: the skip link of a page just opened would no longer come first.

export function showSideways(row: Element | null | undefined, child: Element | null): void {
  if (!row || child === null) return;
  const seen = row.getBoundingClientRect();
  const { left, right } = child.getBoundingClientRect();
  if (left < seen.left) row.scrollLeft -= seen.left - left;
  else if (right > seen.right) row.scrollLeft += right - seen.right;
}
