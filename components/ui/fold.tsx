// What opens on request below its line: a native <details> with our chevron, so that it opens by keyboard, by search in
// the page and when printed.

import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface FoldProps extends Omit<ComponentProps<"details">, "children"> {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

export function Fold({ summary, children, className = "", ...rest }: FoldProps) {
  return (
    <details className={`fold ${className}`} {...rest}>
      <summary>
        <Icon className="fold-sign" name="right" />
        <span className="min-w-0 flex-1">{summary}</span>
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
