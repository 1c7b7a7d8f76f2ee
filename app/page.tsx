// The first page: what this browser keeps, and where files come in.
import { Suspense } from "react";
import { LibraryScreen } from "@/components/library/library-screen.tsx";
import { LibraryShell } from "@/components/library/library-shell.tsx";

export default function LibraryPage() {
  return (
    <Suspense fallback={<LibraryShell />}>
      <LibraryScreen />
    </Suspense>
  );
}
