// Keeps the page itself for use without a network, by the service worker of the build. A newer version waits until a
// reader asks for it: nothing is ever reloaded by itself. Only the exported site has a worker, served over http(s).
"use client";

import { useEffect, useSyncExternalStore } from "react";

export interface SiteState {
  /** `off`: not an exported site, so there is nothing to say. */
  readonly keeping: "off" | "unsupported" | "keeping" | "kept" | "failed";
  /** `elsewhere`: another tab made the newer version take over; this page is still the older one. */
  readonly update: "none" | "ready" | "elsewhere";
}

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? "";
const CHECK_EVERY_MS = 60 * 60 * 1000;
const AT_FIRST: SiteState = { keeping: "off", update: "none" };

const listeners = new Set<() => void>();
let state = AT_FIRST;
let registration: ServiceWorkerRegistration | null = null;
let isStarted = false;
let isReloading = false;

function become(next: Partial<SiteState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export function useServiceWorker(): SiteState {
  useEffect(start, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => AT_FIRST,
  );
}

/** Lets the waiting version take over and reloads this page with it. */
export function takeOver(): void {
  isReloading = true;
  if (registration?.waiting == null) location.reload();
  else registration.waiting.postMessage("take-over");
}

function start(): void {
  if (isStarted || process.env.NODE_ENV !== "production" || !/^https?:$/.test(location.protocol)) return;
  isStarted = true;
  const isSupported = "serviceWorker" in navigator;
  become({ keeping: isSupported ? "keeping" : "unsupported" });
  if (isSupported) {
    afterLoad()
      .then(keepSite)
      .catch(() => become({ keeping: "failed" }));
  }
}

/** Keeping the site fetches all of it: the page that is being opened comes first. */
function afterLoad(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}

async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isReloading) location.reload();
    else if (isControlled) become({ update: "elsewhere" });
    isControlled = true;
  });
  const made = await serviceWorker.register(`${BASE_PATH}/sw.js`, {
    scope: `${BASE_PATH}/`,
    updateViaCache: "none",
  });
  registration = made;
  if (made.active !== null) become({ keeping: "kept" });
  if (made.waiting !== null) become({ update: "ready" });
  if (made.installing !== null) follow(made.installing);
  made.addEventListener("updatefound", () => {
    if (made.installing !== null) follow(made.installing);
  });
  checkNowAndThen(made);
}

/** A first worker becomes active by itself; a later one waits once it is installed. */
function follow(worker: ServiceWorker): void {
  worker.addEventListener("statechange", () => {
    if (worker.state === "activated") become({ keeping: "kept" });
    else if (worker.state === "installed" && registration?.active != null) become({ update: "ready" });
    else if (worker.state === "redundant" && registration?.active == null) become({ keeping: "failed" });
  });
}

/** A tab that stays open for days would never hear of a newer version: looked for when somebody comes back to it. */
function checkNowAndThen(made: ServiceWorkerRegistration): void {
  let checkedAt = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || performance.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = performance.now();
    // Without a network there is nothing newer to find; the next time will do.
    made.update().catch(() => undefined);
  });
}
