// Opens the dialog that saves a report.
"use client";

import { useMemo, useState } from "react";
import { type Command, useCommands } from "@/components/palette/commands.ts";
import { useSaying } from "@/components/palette/use-saying.ts";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ReportDialog } from "./report-dialog.tsx";

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
      {isOpen && <ReportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
