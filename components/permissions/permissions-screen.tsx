// The Permissions screen: every decision with what it did and what was tried instead, the rules of each session with a
// question put to them, and the long calls in which an ask may have been open.
"use client";

import "./rules.css";
import "./permissions.css";
import { useMemo, useRef } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { areFilesWhole } from "@/lib/model/whole-files.ts";
import { DecisionSection } from "./decision-section.tsx";
import { countDecisions, decisionRows } from "./permission-model.ts";
import { RulesSection } from "./rules-section.tsx";
import { type PermissionQuery, usePermissionQuery } from "./use-permission-query.ts";
import { WaitSection } from "./wait-section.tsx";

export function PermissionsScreen() {
  const words = useWords().permissions;
  const { view } = useSession();
  const { asked, change } = usePermissionQuery();
  const rules = useRef<HTMLElement>(null);
  const rows = useMemo(() => decisionRows(view), [view]);
  const hosts = useMemo(() => new Set(view.ruleSets.map(({ host }) => host)), [view]);
  const { denied, open } = countDecisions(view.decisions);
  const askAbout = (call: PermissionQuery) => {
    change(call);
    const section = rules.current;
    const box = section?.closest(".permissions");
    if (section == null || box == null) return;
    // Only this box: scrolling into view would move the frame around it too.
    box.scrollTop += section.getBoundingClientRect().top - box.getBoundingClientRect().top;
    section.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  };
  return (
    <div className="permissions">
      <div className="permissions-head">
        <h2 className="font-semibold">{words.heading}</h2>
        <Legend />
      </div>
      <DecisionSection onAsk={askAbout} rows={rows} />
      <RulesSection asked={asked} onChange={change} section={rules} />
      <WaitSection areWhole={areFilesWhole(view)} hosts={hosts} waits={view.waits} />
      <StatusSlot>
        <span>{words.decisionCount(denied, open)}</span>
      </StatusSlot>
    </div>
  );
}
