// Wheel, pinch and drag on the drawing, recognised by d3-zoom and handed on as moves of the window: zoom at the pointer,
// pan by pixels. One finger scrolls the page as everywhere else; nothing here needs a gesture, keys and buttons do the same.
"use client";

import { pointer, select, type ZoomTransform, zoom, zoomIdentity } from "d3";
import { type RefObject, useEffect, useEffectEvent } from "react";

export interface Gestures {
  readonly onZoom: (x: number, factor: number) => void;
  readonly onPan: (dx: number, dy: number) => void;
}

export function useGestures(surface: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const onZoom = useEffectEvent(gestures.onZoom);
  const onPan = useEffectEvent(gestures.onPan);
  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    let last: ZoomTransform = zoomIdentity;
    const behaviour = zoom<HTMLElement, unknown>()
      .filter((event: unknown) => isMeant(event))
      .on("zoom", ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        const factor = transform.k / last.k;
        const [x, y] = middleOf(sourceEvent, element);
        const moved = transform.apply(last.invert([x, y]));
        last = transform;
        if (factor !== 1) onZoom(x, factor);
        const [dx, dy] = [moved[0] - x, moved[1] - y];
        if (Math.abs(dx) > 0.01 || (factor === 1 && Math.abs(dy) > 0.01)) onPan(-dx, factor === 1 ? -dy : 0);
      })
      .on("end", () => {
        last = zoomIdentity;
        select(element).property("__zoom", zoomIdentity);
      });
    const sideways = (event: WheelEvent) => {
      if (!isSideways(event)) return;
      event.preventDefault();
      onPan(event.deltaX === 0 ? event.deltaY : event.deltaX, 0);
    };
    element.addEventListener("wheel", sideways, { passive: false });
    select(element).call(behaviour).on("dblclick.zoom", null);
    return () => {
      element.removeEventListener("wheel", sideways);
      select(element).on(".zoom", null);
    };
  }, [surface]);
}

function isMeant(event: unknown): boolean {
  if (event instanceof WheelEvent) return !isSideways(event);
  if (typeof TouchEvent !== "undefined" && event instanceof TouchEvent) return event.touches.length > 1;
  return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey;
}

function isSideways(event: WheelEvent): boolean {
  return !event.ctrlKey && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY));
}

/** Where the pointer is, or the middle of two fingers. */
function middleOf(event: unknown, element: HTMLElement): readonly [number, number] {
  if (typeof TouchEvent !== "undefined" && event instanceof TouchEvent) {
    const points = Array.from(event.touches, (touch) => pointer(touch, element));
    const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
    const count = Math.max(1, points.length);
    return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count];
  }
  return pointer(event, element);
}
