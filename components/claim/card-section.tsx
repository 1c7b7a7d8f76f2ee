// A part of the claim card: a small heading over its content, parted from the next by a hairline.

import type { ReactNode } from "react";

export interface CardSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function CardSection({ title, children }: CardSectionProps) {
  return (
    <section className="border-hairline border-t px-4 py-2">
      <h3 className="text-ink-3 text-small">{title}</h3>
      {children}
    </section>
  );
}
