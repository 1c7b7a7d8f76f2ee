// What belongs to the page and to no screen: its query string; it keeps itself for use without a network, says when a newer
// version waits,
// takes the files that the system opens with it, and holds the palette of commands and the sheet of keys.
"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { useLaunchedFiles } from "@/components/import/use-launched-files.ts";
import { Overlays } from "@/components/keys/overlays.tsx";
import { UpdateNotice } from "./update-notice.tsx";

export function PageCompanion({ children }: { readonly children: ReactNode }) {
  useLaunchedFiles();
  return (
    <NuqsAdapter>
      {children}
      <UpdateNotice />
      <Overlays />
    </NuqsAdapter>
  );
}
