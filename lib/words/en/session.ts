// What the frame around a session says: header, tabs, status bar, and the states before a bundle is open.

import type { Zone } from "../clock.ts";
import { formatCount } from "../format.ts";

export const session = {
  heading: "Session",
  title: (name: string) => `${name} · Groundline`,
  library: "Library",
  untitled: "untitled session",
  breadcrumb: "Place",
  copyId: "Copy the session id",
  host: "Host",
  hostUnknown: "host version not recorded",
  hostBecause: (because: string) => `Read as such because ${because}`,
  only: "Only live-observed",
  onlyOff: (count: number) => `${formatCount(count)} inferred shown`,
  onlyOn: (count: number) => `${formatCount(count)} inferred hidden`,
  time: "Time",
  zone: {
    local: "Local",
    utc: "UTC",
    start: "Since start",
  } satisfies Record<Zone, string>,
  zoneWithOffset: (zone: string, offset: string) => `${zone}, ${offset}`,
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  themeLabel: (theme: string) => `Theme: ${theme}`,
  language: "Language",
  languages: (names: readonly string[]) => names.join(" / "),
  more: "More",
  tabs: "Session views",
  tab: {
    overview: "Overview",
    timeline: "Timeline",
    dispatches: "Dispatches",
    transcript: "Transcript",
    source: "Source",
  },
  selectedDispatch: (number: number, of: number, names: readonly string[]) =>
    [`Dispatch ${formatCount(number)} of ${formatCount(of)}`, ...names]
      .filter((part) => part !== "")
      .join(", "),
  status: "Status",
  keys: {
    dispatch: "dispatch",
    claim: "claim",
    expand: "expand",
    only: "only live-observed",
    evidence: "evidence",
    close: "close",
  },
  arrow: {
    ArrowLeft: "left arrow",
    ArrowRight: "right arrow",
    ArrowUp: "up arrow",
    ArrowDown: "down arrow",
  },
  span: (from: string, to: string) => `${from} to ${to}`,
  daySpan: (date: string, from: string, to: string, offset: string) => `${date} ${from} to ${to} ${offset}`,
  sessions: (count: number) => (count === 1 ? "1 session" : `${formatCount(count)} sessions`),
  missingTitle: (id: string) => `This link is about the session ${id}.`,
  missing: "It is not loaded here. Drop its export here, and the place opens that the link names.",
  missingClaim: "It is not loaded here. Drop its export here, and the claim opens.",
  none: "No session is named in this address.",
  noneHint: "Open one from the library, or drop an exported session here.",
  toLibrary: "Go to the library",
  opening: "Opening the session",
  openingBytes: (read: string, whole: string) => `${read} of ${whole} read`,
  failed: "The session could not be opened.",
  retry: "Try again",
  starting: "Starting…",
  tabLoading: "Opening the view…",
};
