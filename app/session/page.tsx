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
