// A button that opens a small panel over the page. The panel is a native popover: it closes on Escape and on a click
// beside it, and focus returns to the button. What stands in it (choices, checkboxes, commands) is the caller's.
"use client";

import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon.tsx";
import { placeBelow } from "./place-below.ts";

export interface MenuProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** Name of button and panel where the label alone does not say it. */
  readonly name?: string;
  readonly align?: "left" | "right";
  readonly className?: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

export function Menu({ label, name, align = "left", className = "", children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === "open";
    // The content is there before the panel is measured and focused.
    flushSync(() => setOpen(opens));
    if (opens && button.current !== null && panel.current !== null) {
      placeBelow(button.current, panel.current, align);
      // Of radios the chosen one: arrows go on from there.
      const chosen = panel.current.querySelector<HTMLElement>("input[type=radio]:checked");
      (chosen ?? panel.current.querySelector<HTMLElement>("button, input, a[href]"))?.focus();
    }
  };
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-label={name}
        id={`${id}-button`}
        className={`control border-edge bg-paper hover:bg-hover ${className}`}
        popoverTarget={id}
        ref={button}
        type="button"
      >
        {label}
        <Icon className="text-ink-2" name="down" />
      </button>
      <div
        aria-labelledby={`${id}-button`}
        className="menu-panel"
        id={id}
        onToggle={toggled}
        popover="auto"
        ref={panel}
        role="dialog"
      >
        {isOpen && (typeof children === "function" ? children(close) : children)}
      </div>
    </>
  );
}
