// A worker started from an address has the policy its host sends with the script, and a plain host sends none. One
// started from a blob has the policy of the page that made it: only the site's own files, no other origin. So the
// worker starts as a blob that does nothing but load the bundler's script.

/**
 * Runs `start`, which must say `new Worker(new URL("…", import.meta.url))` for the bundler to see, with the address
 * it comes to turned into such a blob.
 */
export function underPagePolicy(start: () => Worker): Worker {
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(blobThatLoads(new URL(address, location.href)), options);
    }
  };
  try {
    return start();
  } finally {
    globalThis.Worker = Plain;
  }
}

/** The bundler's parameters stand in the fragment and must stay there. */
function blobThatLoads(script: URL): string {
  const { hash } = script;
  script.hash = "";
  const loader = `importScripts(${JSON.stringify(script.href)});`;
  return `${URL.createObjectURL(new Blob([loader], { type: "text/javascript" }))}${hash}`;
}
