// Opens the dialog that saves a report.
"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ReportDialog } from "./report-dialog.tsx";

export function ReportButton({ className = "" }: { readonly className?: string }) {
  const words = useWords().reportDialog;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <ReportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
