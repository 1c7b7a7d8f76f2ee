// A terminal's output as runs of text with the colours of the theme. Colours and weights are kept; everything else that
// speaks to a terminal (cursor, screen, titles, links) is taken out, for it would say what a screen of ours never showed.

import Anser from "anser";

export const ANSI_COLOURS = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"] as const;
export type AnsiColour = (typeof ANSI_COLOURS)[number];

export interface AnsiRun {
  readonly text: string;
  readonly colour: AnsiColour | null;
  readonly isOnColour: boolean;
  readonly isBold: boolean;
  readonly isDim: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
}

const ESC = "\u001b";
const CSI = "\u009b";
const ENDS = "\u0007\u001b\u009c";
/** Titles, links and other strings that end with BEL or ST; one that never ends is left out up to the end of its line. */
const STRINGS = new RegExp(
  `(?:${ESC}[\\]PX^_]|[\u0090\u0098\u009d-\u009f])[^${ENDS}\n]*(?:\u0007|${ESC}\\\\|\u009c|(?=[\n${ESC}])|$)`,
  "g",
);
/** Any control sequence; one that ends with `m` sets colours. */
const SEQUENCES = new RegExp(`(?:${ESC}\\[|${CSI})([0-?]*)[ -/]*([@-~]?)`, "g");
/** Escapes of two or three characters: character sets, keypads, saved cursors. */
const SHORT = new RegExp(`${ESC}(?!\\[)[ -/]*[0-~]?`, "g");

export function hasAnsi(text: string): boolean {
  return text.includes(ESC) || text.includes(CSI);
}

/** The text without anything that speaks to a terminal but colours. */
function onlyColours(text: string): string {
  return text
    .replace(STRINGS, "")
    .replace(SEQUENCES, (_, values: string, end: string) =>
      end === "m" && /^[\d;:]*$/.test(values) ? `${ESC}[${values.replaceAll(":", ";")}m` : "",
    )
    .replace(SHORT, "");
}

export function ansiRuns(text: string): readonly AnsiRun[] {
  return Anser.ansiToJson(onlyColours(text), { json: true, remove_empty: true, use_classes: true })
    .filter(({ content }) => content !== "")
    .map(({ content, fg, bg, fg_truecolor, bg_truecolor, decorations }) => ({
      text: content,
      colour: colourOf(fg, fg_truecolor),
      isOnColour: colourOf(bg, bg_truecolor) !== null || decorations.includes("reverse"),
      isBold: decorations.includes("bold"),
      isDim: decorations.includes("dim"),
      isUnderlined: decorations.includes("underline"),
      isStruck: decorations.includes("strikethrough"),
    }));
}

/** One of the eight: bright ones and the many of newer terminals take the nearest, so that each has enough contrast. */
function colourOf(name: string | null, rgb: string | null): AnsiColour | null {
  if (name === null || name === "") return null;
  const plain = name.replace(/^ansi-(?:bright-)?/, "");
  const known = ANSI_COLOURS.find((colour) => colour === plain);
  if (known !== undefined) return known;
  const palette = /^ansi-palette-(\d+)$/.exec(name)?.[1];
  if (palette !== undefined) return ofPalette(Number(palette));
  return rgb === null ? null : nearest(rgb.split(",").map(Number));
}

/** The 216 colours of the cube, then 24 greys. */
function ofPalette(index: number): AnsiColour | null {
  if (index < 16) return ANSI_COLOURS[index % 8] ?? null;
  if (index >= 232) return null;
  const cube = index - 16;
  const step = (value: number) => (value === 0 ? 0 : 55 + value * 40);
  return nearest([step(Math.floor(cube / 36)), step(Math.floor(cube / 6) % 6), step(cube % 6)]);
}

/** By which of red, green and blue stand out; a grey is the colour of the text. */
function nearest(channels: readonly number[]): AnsiColour | null {
  const [red = 0, green = 0, blue = 0] = channels;
  const most = Math.max(red, green, blue);
  if (most - Math.min(red, green, blue) < 40) return null;
  const isIn = (channel: number) => (channel > most * 0.6 ? 1 : 0);
  return ANSI_COLOURS[isIn(red) + 2 * isIn(green) + 4 * isIn(blue)] ?? null;
}
