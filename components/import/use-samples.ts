// The bundled samples: listed by a file of the site, loaded when one is tried, and imported like any dropped file.
"use client";

import { useEffect, useState } from "react";

export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

export type Samples =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly samples: readonly Sample[] };

const FOLDER = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/samples`;

export function useSamples(): Samples {
  const [samples, setSamples] = useState<Samples>({ status: "loading" });
  useEffect(() => {
    const gone = new AbortController();
    loadIndex(gone.signal).then(
      (ready) => setSamples({ status: "ready", samples: ready }),
      () => {
        if (!gone.signal.aborted) setSamples({ status: "failed" });
      },
    );
    return () => gone.abort();
  }, []);
  return samples;
}

/** The files of a sample; rejects when one of them does not answer. */
export async function loadSample({ files }: Sample) {
  return Promise.all(
    files.map(async (name) => ({ name, blob: await (await answered(`${FOLDER}/${name}`)).blob() })),
  );
}

async function loadIndex(signal: AbortSignal): Promise<readonly Sample[]> {
  const index: unknown = await (await answered(`${FOLDER}/index.json`, signal)).json();
  if (!Array.isArray(index) || !index.every(isSample))
    throw new Error("samples/index.json is no list of samples");
  return index;
}

async function answered(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

function isSample(value: unknown): value is Sample {
  return (
    value instanceof Object &&
    "id" in value &&
    typeof value.id === "string" &&
    "title" in value &&
    typeof value.title === "string" &&
    "files" in value &&
    Array.isArray(value.files) &&
    "bytes" in value &&
    typeof value.bytes === "number"
  );
}
