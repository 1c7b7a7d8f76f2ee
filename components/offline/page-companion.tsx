// What belongs to the page and to no screen: it keeps itself for use without a network, says when a newer version waits,
// and takes the files that the system opens with it.
"use client";

import { useLaunchedFiles } from "@/components/import/use-launched-files.ts";
import { UpdateNotice } from "./update-notice.tsx";

export function PageCompanion() {
  useLaunchedFiles();
  return <UpdateNotice />;
}
