// The few pictures that are no marks: brand, cross, chevrons, copy. Decoration; the control that holds one has a name.

export type IconName =
  | "search"
  | "command"
  | "cross"
  | "right"
  | "down"
  | "copy"
  | "sort-up"
  | "sort-down"
  | KeyIcon;

/** Keys whose own sign is missing from many fonts. */
const KEY_ICONS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
export type KeyIcon = (typeof KEY_ICONS)[number];

export function isKeyIcon(key: string): key is KeyIcon {
  return KEY_ICONS.some((name) => name === key);
}

const PATHS: Readonly<Record<IconName, string>> = {
  search: "M5 1.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M7.5 7.5l3 3",
  command: "M2 3l3 3-3 3M6.5 9.5H10",
  cross: "M2.5 2.5l7 7M9.5 2.5l-7 7",
  right: "M4 2l4 4-4 4",
  down: "M2 4l4 4 4-4",
  copy: "M4 4V1.5h6.5V8H8M1.5 4H8v6.5H1.5z",
  "sort-up": "M6 10V2M3 5l3-3 3 3",
  "sort-down": "M6 2v8M3 7l3 3 3-3",
  ArrowLeft: "M10 6H2M5 3L2 6l3 3",
  ArrowRight: "M2 6h8M7 3l3 3-3 3",
  ArrowUp: "M6 10V2M3 5l3-3 3 3",
  ArrowDown: "M6 2v8M3 7l3 3 3-3",
};

export function Icon({ name, className = "" }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`mark ${className}`}
      fill="none"
      focusable="false"
      height="12"
      stroke="currentColor"
      strokeWidth={name === "cross" ? 2 : 1.5}
      viewBox="0 0 12 12"
      width="12"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

export function BrandMark() {
  return (
    <svg
      aria-hidden="true"
      className="flex-none"
      focusable="false"
      height="18"
      viewBox="0 0 18 18"
      width="18"
    >
      <circle cx="9" cy="6.5" fill="none" r="4.5" stroke="currentColor" strokeWidth="1.75" />
      <path d="M9 2a4.5 4.5 0 0 0 0 9z" fill="currentColor" />
      <path d="M1 15.5h16" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
