// A part of the Overview: a heading over its content, parted by a hairline and nothing else.

import type { ReactNode } from "react";

export interface OverviewSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function OverviewSection({ title, aside, children }: OverviewSectionProps) {
  return (
    <section className="overview-section">
      <div className="flex flex-wrap items-baseline gap-x-3 pb-1">
        <h3 className="font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
