// Brings a child of a row that scrolls sideways into sight, with the room around it that the row keeps (`scroll-padding-inline`):
// under a fade a child is not in sight. `scrollIntoView` would do that too, and would move the place from which the next Tab key
// goes on: the skip link of a page just opened would no longer come first.

export function showSideways(row: Element | null | undefined, child: Element | null): void {
  if (!row || child === null) return;
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(row);
  const seen = row.getBoundingClientRect();
  const from = seen.left + (Number.parseFloat(scrollPaddingLeft) || 0);
  const to = seen.right - (Number.parseFloat(scrollPaddingRight) || 0);
  const { left, right } = child.getBoundingClientRect();
  if (left < from) row.scrollLeft -= from - left;
  else if (right > to) row.scrollLeft += right - to;
}
