// Files that the system opens with the installed app: imported like dropped ones, with their ledger on the library. A file
// that the system names and no longer has is a row of that ledger, too.
"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { useImport } from "./use-import.ts";

interface LaunchParams {
  readonly files?: readonly FileSystemFileHandle[];
}

declare global {
  interface Window {
    readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
  }
}

export function useLaunchedFiles(): void {
  const { blobs, unopened } = useImport();
  const router = useRouter();
  const pathname = usePathname();
  const launched = useEffectEvent(async ({ files = [] }: LaunchParams) => {
    if (files.length === 0) return;
    const opened = await Promise.all(files.map(opens));
    if (pathname !== "/") router.push("/");
    blobs(opened.flatMap(({ name, blob }) => (blob === null ? [] : [{ name, blob }])));
    for (const { name, blob } of opened) if (blob === null) unopened(name);
  });
  useEffect(() => {
    window.launchQueue?.setConsumer((params) => void launched(params));
  }, []);
}

async function opens(
  handle: FileSystemFileHandle,
): Promise<{ readonly name: string; readonly blob: Blob | null }> {
  try {
    return { name: handle.name, blob: await handle.getFile() };
  } catch {
    return { name: handle.name, blob: null };
  }
}
