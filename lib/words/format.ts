// How numbers are written: durations, counts, sizes, ids. No locale and no rounding up of what was not measured.

import { shortened, startOf } from "../base/text.ts";

/** Between groups of three digits: narrow, and never a line break. */
const GROUP = "\u202f";
const MINUS = "\u2212";

/** `72 ms`, `53.1 s`, `3 m 41 s`, `1 h 02 m`, `2 d 03 h`. Always rounded to the last unit that is written. */
export function formatDuration(ms: number): string {
  if (ms < 0) return `${MINUS}${formatDuration(-ms)}`;
  if (ms < 1000) return `${ms < 10 && !Number.isInteger(ms) ? ms.toFixed(1) : Math.round(ms)} ms`;
  if (Math.round(ms / 100) < 600) return `${(Math.round(ms / 100) / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} m ${twoDigits(seconds % 60)} s`;
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)} m`;
  const hours = Math.round(ms / 3_600_000);
  return `${formatCount(Math.floor(hours / 24))} d ${twoDigits(hours % 24)} h`;
}

/** The exact number, for a title and for copying: `53 114 ms`. */
export function formatExactDuration(ms: number): string {
  return `${formatCount(ms)} ms`;
}

/** `18 204`; decimals are kept as they are. */
export function formatCount(value: number): string {
  if (value < 0) return `${MINUS}${formatCount(-value)}`;
  const [whole = "", decimals] = plainDecimal(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP);
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** `512 bytes` is for exact places; sizes are `48 kB`, `3.4 MB`, `1.2 GB`, in thousands. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_950) return `${oneDecimal(bytes / 1e3)} kB`;
  if (bytes < 999_950_000) return `${oneDecimal(bytes / 1e6)} MB`;
  return `${oneDecimal(bytes / 1e9)} GB`;
}

/** A recorded cost: no currency, for the files name none. At least two decimals, small ones to their first digits. */
export function formatCost(value: number): string {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1) return formatCount(Number(value.toFixed(2)));
  const digits = Number(value.toPrecision(3)).toFixed(8).replace(/0+$/, "");
  return digits.replace(/\.(\d?)$/, (_, first: string) => `.${first.padEnd(2, "0")}`);
}

/** A share of a whole, never 100 % unless it is all and never 0 % unless it is nothing. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "0 %";
  const percent = (part / whole) * 100;
  if (part === whole) return "100 %";
  if (percent > 99.9) return "> 99.9 %";
  if (part > 0 && percent < 0.1) return "< 0.1 %";
  return `${percent.toFixed(1)} %`;
}

/** `ses_f2417d…8Kx2`: shortened in the middle, copied whole. */
export function formatId(id: string): string {
  return shortened(id);
}

/** The longest name that is written out in a sentence or a list. */
const NAME_LENGTH = 96;
/** The longest mark. */
const MARK_LENGTH = 34;

/** A title or task that may be a whole prompt: its start; the rest is one click away. */
export function formatName(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  const start = startOf(name, NAME_LENGTH);
  // A mark of a report is shown whole or not at all.
  const mark = start.lastIndexOf("⟦");
  return `${mark > start.lastIndexOf("⟧") && mark > NAME_LENGTH - MARK_LENGTH ? start.slice(0, mark) : start}…`;
}

function oneDecimal(value: number): string {
  return value < 10 ? value.toFixed(1) : value < 99.95 ? value.toFixed(1) : String(Math.round(value));
}

function plainDecimal(value: number): string {
  if (Number.isInteger(value) && value >= 1e21) return String(BigInt(value));
  const text = String(value);
  return text.includes("e") ? value.toFixed(8).replace(/\.?0+$/, "") : text;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
