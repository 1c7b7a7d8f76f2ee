// What of the span columns may be handed to the page instead of copied.

import type { SpanColumns } from "../model/bundle-view.ts";

export function buffersOf(columns: SpanColumns): Transferable[] {
  const { from, to, lane, kind, state, name, agent } = columns;
  return transferable([from, to, lane, kind, state, name, agent]);
}

/** The buffers of typed arrays, as far as they can be handed over. */
export function transferable(arrays: readonly { readonly buffer: ArrayBufferLike }[]): Transferable[] {
  return arrays.map(({ buffer }) => buffer).filter(isTransferable);
}

function isTransferable(buffer: ArrayBufferLike): buffer is ArrayBuffer {
  return buffer instanceof ArrayBuffer;
}
