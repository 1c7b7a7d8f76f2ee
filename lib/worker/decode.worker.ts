// The entry of the decoding worker: takes the port to the worker that reads, and decodes for it.

import { decodeFor } from "./decode-for.ts";
import { holdLock } from "./liveness.ts";
import type { ToDecodingWorker } from "./protocol.ts";

addEventListener("message", ({ data }: MessageEvent<ToDecodingWorker>) => {
  void holdLock(data.lock).then(() => {
    postMessage("ready");
    decodeFor(data.port);
  });
});
