// One session, as its address names it. All of it is read in the browser, so the exported page holds only its start.
import type { Metadata } from "next";
import { Suspense } from "react";
import { SessionScreen } from "@/components/session/session-screen.tsx";
import { SessionStarting } from "@/components/session/session-starting.tsx";

export const metadata: Metadata = { title: "Session" };

export default function SessionPage() {
  return (
    <Suspense fallback={<SessionStarting />}>
      <SessionScreen />
    </Suspense>
  );
}
