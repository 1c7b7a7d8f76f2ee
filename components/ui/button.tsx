// A control of 28 px. A toggle says its state with aria-pressed; a disabled one needs its reason beside it.

import type { ComponentProps } from "react";

/** `text`: looks like a link, for a command in a line of text. */
export type ButtonKind = "plain" | "bare" | "primary" | "text";

const KINDS: Readonly<Record<ButtonKind, string>> = {
  plain: "border-edge bg-paper hover:bg-hover",
  bare: "border-transparent forced-colors:mx-1 px-1.5 hover:bg-hover",
  text: "h-6! border-transparent forced-colors:border-none px-0! underline decoration-hairline-strong underline-offset-3 hover:decoration-current",
  primary: "border-ink bg-ink font-medium text-paper hover:bg-ink-2",
};

export interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: ButtonKind;
}

export function Button({ kind = "plain", className = "", type = "button", ...rest }: ButtonProps) {
  return <button className={`control ${KINDS[kind]} ${className}`} type={type} {...rest} />;
}
