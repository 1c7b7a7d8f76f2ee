// What of the span columns may be handed to the page instead of copied.

import type { SpanColumns } from "../model/bundle-view.ts";

export function buffersOf(columns: SpanColumns): Transferable[] {
  const { from, to, lane, kind, state, name, agent } = columns;
  return [from, to, lane, kind, state, name, agent].map(({ buffer }) => buffer).filter(isTransferable);
}

function isTransferable(buffer: ArrayBufferLike): buffer is ArrayBuffer {
  return buffer instanceof ArrayBuffer;
}
