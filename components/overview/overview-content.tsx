// What is known of a bundle on one screen. Pure: it paints the view it is given, so that a view without inferences cannot
// show any.
"use client";

import type { ReactNode } from "react";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { Coverage } from "./coverage.tsx";
import { Denials } from "./denials.tsx";
import { DispatchBrief } from "./dispatch-brief.tsx";
import { Endings } from "./endings.tsx";
import { FindingsList } from "./findings-list.tsx";
import { MissingSessions } from "./missing-sessions.tsx";
import { ProblemsList } from "./problems-list.tsx";
import { SessionsTable } from "./sessions-table.tsx";
import { TotalsList } from "./totals-list.tsx";
import { Unanswered } from "./unanswered.tsx";
import { Waits } from "./waits.tsx";
import { WhatHappened } from "./what-happened.tsx";

export interface OverviewContentProps {
  readonly view: BundleView;
  /** Stands below the paragraph. */
  readonly legend?: ReactNode;
}

export function OverviewContent({ view, legend }: OverviewContentProps) {
  const words = useWords().overview;
  return (
    <div className="overview">
      <h2 className="sr">{words.heading}</h2>
      <section className="overview-lead">
        <h3 className="sr">{words.happened}</h3>
        <WhatHappened view={view} />
        {legend}
      </section>
      <div className="overview-main">
        <DispatchBrief view={view} />
        <Waits view={view} />
        <Unanswered view={view} />
        <Denials view={view} />
        <Endings view={view} />
        <SessionsTable view={view} />
      </div>
      <div className="overview-side">
        <TotalsList totals={view.totals} />
        <MissingSessions view={view} />
        <FindingsList view={view} />
        <Coverage view={view} />
        <ProblemsList view={view} />
      </div>
    </div>
  );
}
