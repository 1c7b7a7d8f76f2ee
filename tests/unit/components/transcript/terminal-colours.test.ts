// Terminal colours are text: each must stand out from every surface that text can stand on, in both themes.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("app/tokens.css", "utf8");
const light = css.slice(0, css.indexOf("/* Dark by choice"));
const dark = css.slice(css.indexOf('[data-theme="dark"]'), css.indexOf("prefers-color-scheme: dark"));
const system = css.slice(css.indexOf("prefers-color-scheme: dark"), css.indexOf("forced-colors: active"));

const COLOURS = ["red", "green", "yellow", "blue", "magenta", "cyan"].map((name) => `--term-${name}`);
const SURFACES = ["--bg", "--bg-raised", "--bg-sunken", "--bg-hover", "--bg-selected"];

function colourIn(theme: string, name: string): string {
  const value = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (value === undefined) throw new Error(`no ${name}`);
  return value;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
  ["dark by the system", system],
])("in %s", (_, theme) => {
  test.each(COLOURS)("%s has 4.5:1 on every surface", (colour) => {
    for (const surface of SURFACES) {
      expect(contrast(colourIn(theme, colour), colourIn(theme, surface)), surface).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});
