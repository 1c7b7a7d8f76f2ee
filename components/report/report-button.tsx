// Opens the dialog that saves a report; it is loaded when it is first asked for.
"use client";

import { lazy, Suspense, useMemo, useState } from "react";
import { type Command, useCommands } from "@/components/palette/commands.ts";
import { useSaying } from "@/components/palette/use-saying.ts";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";

const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

export function ReportButton({ className = "" }: { readonly className?: string }) {
  const words = useWords().reportDialog;
  const [isOpen, setOpen] = useState(false);
  const say = useSaying();
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        {
          id: "report",
          group: "action",
          ...say(({ reportDialog }) => reportDialog.open),
          keyId: null,
          isOn: null,
          run: () => setOpen(true),
        },
      ],
      [say],
    ),
  );
  return (
    <>
      <Button aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
