// The library of this page: what is kept and the worker that reads it, made on first use and never twice.

import { type LibraryStore, libraryStore } from "../store/library-store.ts";
import { type WorkerClient, workerClient } from "../worker/client.ts";

export interface Library {
  readonly store: LibraryStore;
  readonly worker: WorkerClient;
}

let made: Library | null = null;

export function library(): Library {
  made ??= { store: libraryStore(), worker: workerClient() };
  return made;
}
