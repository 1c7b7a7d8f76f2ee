// Secrets are masked in every spelling in which text carries them, what stands around them stays, and what merely looks
// like one is left alone.

import { expect, test } from "vitest";
import { SECRET_KINDS } from "@/lib/model/secret-kinds.ts";
import { maskSecrets } from "@/lib/redact/secrets/mask-secrets.ts";
import { drawn, PLANTED } from "../../scenario/planted-secrets.ts";

const SPELLINGS: readonly { readonly name: string; readonly of: (text: string) => string }[] = [
  { name: "plain", of: (text) => text },
  { name: "in prose", of: (text) => `It says: ${text}` },
  { name: "in JSON", of: (text) => JSON.stringify({ output: text }) },
  { name: "in JSON in JSON", of: (text) => JSON.stringify({ output: JSON.stringify({ text }) }) },
  {
    name: "in HTML",
    of: (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;"),
  },
  { name: "percent-encoded", of: (text) => encodeURIComponent(text) },
];

test("every kind but one that is found by its place is planted", () => {
  const planted = new Set(PLANTED.map(({ kind }) => kind));
  expect(SECRET_KINDS.filter((kind) => !planted.has(kind))).toEqual(["discord-token"]);
});

for (const { name, of } of SPELLINGS) {
  test.each(PLANTED)(`$kind ($name), ${name}, does not survive`, (secret) => {
    const { text, kinds } = maskSecrets(of(secret.text));
    expect(text).not.toContain(secret.core);
    expect(text).not.toContain(encodeURIComponent(secret.core));
    expect(text).not.toContain(JSON.stringify(secret.core).slice(1, -1));
    expect(kinds.length).toBeGreaterThan(0);
  });
}

test.each(PLANTED)("$kind ($name) is called by its kind", ({ text, kind }) => {
  expect(maskSecrets(text).kinds).toContain(kind);
});

test.each(PLANTED)("what stands around $kind ($name) stays", ({ text, after }) => {
  const masked = maskSecrets(`before, ${text}\nafter`).text;
  expect(masked).toMatch(/^before, /);
  expect(masked).toMatch(/after$/);
  expect(masked).toContain(after);
});

test("zero-width characters inside a secret do not hide it", () => {
  for (const { text, core } of PLANTED) {
    const half = Math.floor(core.length / 2);
    const split = text.replace(core, `${core.slice(0, half)}\u200b${core.slice(half)}`);
    const masked = maskSecrets(split).text.replaceAll("\u200b", "");
    expect(masked).not.toContain(core);
  }
});

test("a token of fixed length that a line break divides is masked on both lines", () => {
  const body = drawn(36, 50);
  const masked = maskSecrets(`token is gh${"p_"}${body.slice(0, 20)}\n    ${body.slice(20)} and more`).text;
  expect(masked).not.toContain(body.slice(0, 16));
  expect(masked).not.toContain(body.slice(22));
  expect(masked).toContain("and more");
});

test("a secret that a quotation cuts is masked as far as it goes", () => {
  expect(maskSecrets(`x gh${"p_"}${drawn(18, 51)}`).kinds).toEqual(["github-token"]);
  expect(maskSecrets('{"password":"correct horse batt').text).toBe('{"password":"⟦masked:credential-field⟧');
  expect(maskSecrets(`-----BEGIN ${"RSA"} PRIVATE KEY-----\nMIIE`).text).toBe("⟦masked:private-key⟧");
});

test.each([
  "ses_f0014c9fff85jJYEWj72222222/call_2bwk2rcefn4njkvcke6d/acknowledgedAt",
  "msg_0ffeb3664004pK3efG55555555",
  "41b0c5f7d6e2a98833c10d47be5f92a60c7e1d3f",
  "123e4567-e89b-12d3-a456-426614174000",
  "sha512-2Ok8gQFdXc0qfDmPbWrZ3aT7uVxLnMsYc1eHhJ4kPqRt5vBwNyXzA6C8D9E0F1G2==",
  "max_tokens: 4096, tokens: 12, token count = 5",
  "The password: the one that you know.",
  "getUserByEmailAddressAndOrganizationId2OrThrow",
  "import x from 'next@16.4.6'; icon@2x.png; git@github.com:a/b.git",
  "const password: string = process.env.PASSWORD",
  "basic authentication with a bearer of news; task-list, disk-usage",
  "https://example.test/home/index.html and https://example.test/users/list",
  '{"token":null,"secret":"$SECRET","password":"***"}',
  "/messages/3/parts/2/state/input/command",
  "⟦masked:jwt⟧ password=⟦masked:credential-field⟧",
])("%s holds no secret", (text) => {
  expect(maskSecrets(text)).toEqual({ text, kinds: [] });
});

test("masking what is masked changes nothing", () => {
  for (const { text } of PLANTED) {
    const once = maskSecrets(text).text;
    expect(maskSecrets(once)).toEqual({ text: once, kinds: [] });
  }
});
