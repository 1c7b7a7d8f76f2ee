// Puts a floating panel under the control that opened it, inside the window.

const GAP = 4;
const EDGE = 8;

export function placeBelow(anchor: HTMLElement, panel: HTMLElement, align: "left" | "right"): void {
  const at = anchor.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const wanted = align === "left" ? at.left : at.right - size.width;
  const left = Math.max(EDGE, Math.min(wanted, window.innerWidth - size.width - EDGE));
  const fitsBelow = at.bottom + GAP + size.height <= window.innerHeight - EDGE;
  const top = fitsBelow ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - size.height);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${window.innerHeight - top - EDGE}px`;
}
