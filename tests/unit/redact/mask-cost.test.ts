// The search for secrets looks at no more than a multiple of the text, whatever the text: counted in characters, not in time.

import { expect, test } from "vitest";
import { findSecrets } from "@/lib/redact/secrets/find-secrets.ts";
import { meter } from "@/lib/redact/secrets/meter.ts";

const SIZE = 1_000_000;

/** Characters looked at for each character of the text, in all views together. */
const MOST_PER_CHARACTER = 400;

const ADVERSARIES: readonly string[] = [
  "a",
  "@",
  "a@",
  "a@b.",
  "://",
  "https://u:",
  "ghp_",
  "ghp_a",
  "eyJ",
  "eyJ.",
  "-----BEGIN ",
  "-----BEGIN RSA PRIVATE KEY-----",
  "password=",
  'password"',
  "password: ",
  "token token=",
  "cookie:",
  "Cookie: a",
  "Cookie: a=",
  "bearer ",
  "bearer%20",
  "basic aaaaaaaa",
  "sig=",
  "8Q~",
  "1:AA",
  "SG.",
  "SG.aaaaaaaaaaaaaaaaaaaaa.",
  "/home/",
  "/Users/",
  "C:\\Users\\",
  "\\\\?\\",
  "\\",
  "\\\\\\\\u0041",
  "%",
  "%2525",
  "&amp;amp;",
  "\n",
  "\n\t ",
  "sk-",
  "\u200b",
  "aA1",
  "MaAaAaAaAaAaAaAaAaAaAaA.G",
  "--token ",
  "<password>",
  "'\"'\"",
];

test.each(ADVERSARIES)("a megabyte of %j costs a multiple of its length", (unit) => {
  const counter = meter();
  findSecrets(unit.repeat(Math.ceil(SIZE / unit.length)), counter);
  expect(counter.steps / SIZE).toBeLessThan(MOST_PER_CHARACTER);
});

test("ten times the text costs ten times as much", () => {
  for (const unit of ["password: ", "a@b.", "Cookie: a", "-----BEGIN RSA PRIVATE KEY-----"]) {
    const [small, large] = [meter(), meter()];
    findSecrets(unit.repeat(1000), small);
    findSecrets(unit.repeat(10_000), large);
    expect(large.steps).toBeLessThan(small.steps * 11);
  }
});
