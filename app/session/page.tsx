// One session, as its address names it. All of it is read in the browser, so the exported page holds only its start.
import type { Metadata } from "next";
import { Suspense } from "react";
import { SessionScreen } from "@/components/session/session-screen.tsx";
import { StartingPage } from "@/components/ui/starting-page.tsx";

export const metadata: Metadata = { title: "Session" };

export default function SessionPage() {
  return (
    <Suspense
      fallback={
        <StartingPage
          textsOf={({ session, library }) => ({
            title: session.heading,
            text: session.starting,
            noScript: library.noScript,
          })}
        />
      }
    >
      <SessionScreen />
    </Suspense>
  );
}
