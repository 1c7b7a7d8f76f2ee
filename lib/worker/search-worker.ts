// A search worker as the page holds it: starts it under the page's policy, hands messages to those who wait for them, and
// notices its end. Beside client.ts the only file that says `new Worker`.

import type { SearchOutline } from "../model/search-outline.ts";
import { type Sentence, say } from "../model/sentences.ts";
import { lockName, watchLock } from "./liveness.ts";
import { underPagePolicy } from "./page-policy.ts";
import type { DroppedFile } from "./protocol.ts";
import { type FromSearchWorker, outlineBuffers, type ToSearchWorker } from "./search-protocol.ts";

/** What a question hears: answers to itself, and what concerns all. */
export type Heard =
  | Exclude<FromSearchWorker, { readonly kind: "ready" }>
  | { readonly kind: "ended"; readonly told: Sentence };

export interface SearchWorker {
  readonly isLoaded: () => boolean;
  readonly isEnded: () => boolean;
  readonly send: (message: Exclude<ToSearchWorker, { readonly kind: "start" | "load" }>) => void;
  /** Until the returned function is called. */
  readonly listen: (id: number, listener: (heard: Heard) => void) => () => void;
  readonly end: (told: Sentence) => void;
}

export function startSearchWorker(outline: SearchOutline, files: readonly DroppedFile[]): SearchWorker {
  const listeners = new Map<number, (heard: Heard) => void>();
  const watching = new AbortController();
  let isLoaded = false;
  let isEnded = false;
  const worker = underPagePolicy(
    () =>
      new Worker(new URL("./search.worker.ts", import.meta.url), {
        type: "module",
        name: "groundline-search",
      }),
  );
  const send = (message: ToSearchWorker, transfer: Transferable[] = []) => {
    if (!isEnded) worker.postMessage(message, transfer);
  };
  const tellAll = (heard: Heard) => {
    for (const listener of [...listeners.values()]) listener(heard);
  };
  const end = (told: Sentence) => {
    if (isEnded) return;
    isEnded = true;
    watching.abort();
    worker.terminate();
    tellAll({ kind: "ended", told });
    listeners.clear();
  };
  const lock = lockName();
  worker.addEventListener("message", ({ data }: MessageEvent<FromSearchWorker>) => {
    if (data.kind === "ready") watchLock(lock, () => end(say("search-ended", {})), watching.signal);
    else if ("id" in data) listeners.get(data.id)?.(data);
    else {
      isLoaded ||= data.kind === "loaded";
      tellAll(data);
    }
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    end(event.message ? say("search-stopped", { error: event.message }) : say("search-not-loaded", {}));
  });
  worker.addEventListener("messageerror", () => end(say("search-answer-unreadable", {})));
  send({ kind: "start", lock });
  const bare = files.map(({ name, blob }) => ({ name, blob }));
  send({ kind: "load", outline, files: bare }, outlineBuffers(outline));
  return {
    isLoaded: () => isLoaded,
    isEnded: () => isEnded,
    send,
    listen: (id, listener) => {
      listeners.set(id, listener);
      return () => listeners.delete(id);
    },
    end,
  };
}
