// What is known of hosts, and every rule behind a claim. The same for everybody: nothing of it comes from a session.
import type { Metadata } from "next";
import { Suspense } from "react";
import { ReferenceScreen } from "@/components/reference/reference-screen.tsx";
import { StartingPage } from "@/components/ui/starting-page.tsx";

export const metadata: Metadata = { title: "Reference" };

export default function ReferencePage() {
  return (
    <Suspense
      fallback={
        <StartingPage
          textsOf={({ pages, session }) => ({
            title: pages.reference,
            text: session.starting,
            noScript: pages.noScript,
          })}
        />
      }
    >
      <ReferenceScreen />
    </Suspense>
  );
}
