// The first page: what this browser keeps, and where files come in.
import { Suspense } from "react";
import { LibraryScreen } from "@/components/library/library-screen.tsx";
import { StartingPage } from "@/components/ui/starting-page.tsx";

export default function LibraryPage() {
  return (
    <Suspense
      fallback={
        <StartingPage
          className="mx-auto max-w-400 px-4 py-5 lg:px-8"
          textsOf={({ library }) => ({
            title: library.title,
            lead: library.dropTitle,
            text: library.dropText,
            noScript: library.noScript,
          })}
        />
      }
    >
      <LibraryScreen />
    </Suspense>
  );
}
