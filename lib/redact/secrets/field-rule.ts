// Credentials by the name of their field, in JSON (escaped or not), YAML, query strings, environment assignments, tags and
// flags: `"password": "…"`, `API_KEY=…`, `?access_token=…`, `<secret>…`, `--token …`. The name stays, the value goes.

import type { SecretKind } from "../../model/secret-kinds.ts";
import type { Look, SecretRule, Span } from "./secret-rule.ts";

/** Ends of a field's name; anything may stand before: `DB_PASSWORD`, `githubToken`. */
const NAMES = [
  "password",
  "passwd",
  "passphrase",
  "pwd",
  "secret",
  "secret_key",
  "secretkey",
  "secret-key",
  "client_secret",
  "token",
  "api_key",
  "apikey",
  "api-key",
  "access_key",
  "accesskey",
  "access-key",
  "access_key_id",
  "accesskeyid",
  "private_key",
  "privatekey",
  "encryption_key",
  "signing_key",
  "credential",
  "credentials",
  "sessionid",
  "密码",
  "密钥",
  "口令",
  "令牌",
];

/** Quotes, brackets, backslashes and spaces between name, sign and value. */
const MOST_BETWEEN = 8;

const CLOSING = /["'`\\\])]/;
const VALUE_END = /[\s，。；、：“”（）《》「」,;&"'`<>()[\]{}\\|⟦]/;

/** What such a field holds when it holds no secret. */
const NO_SECRET =
  /^(?:null|true|false|none|nil|undefined|unknown|any|string|str|number|boolean|bool|required|optional|redacted|hidden|process\.env|os\.environ|import\.meta|env\b|\$|%[a-z_]+%$|\*{2,}|x{4,}$|\.{2,}|…|⟦|\[redacted|\[secret, masked\]|\[机密|<span class=|-+$|=|ses_[0-9a-z]+$)/i;

export const FIELD_RULE: SecretRule = ruleFor("credential-field", NAMES);

export const AUTHORIZATION_RULE: SecretRule = ruleFor("authorization-header", ["authorization"]);

/** The same under the name that the cloud's own tools use. */
export const AWS_SECRET_RULE: SecretRule = ruleFor("aws-secret-key", [
  "aws_secret_access_key",
  "secretaccesskey",
  "aws_secret_key",
  "aws_session_token",
]);

function ruleFor(kind: SecretKind, anchors: readonly string[]): SecretRule {
  return {
    kind,
    anchors,
    fullLength: null,
    at: (look, index, anchor) => valueAfter(look, index, index + anchor.length),
  };
}

function valueAfter(look: Look, name: number, nameEnd: number): Span | null {
  const { text, meter } = look;
  meter.steps += 4 * MOST_BETWEEN;
  let at = skip(text, nameEnd, CLOSING);
  const isFlag = text.startsWith("--", flagStart(text, name)) && text[at] === " ";
  at = skip(text, at, / /);
  const sign = text[at] ?? "";
  const isTag = sign === ">" && /<[\w:-]*$/.test(text.slice(Math.max(0, name - 32), name));
  if (sign === ":" || sign === "=" || sign === "：" || isTag) at += 1;
  else if (!isFlag) return null;
  if (sign === "=" && text[at] === ">") at += 1;
  else if (sign === "=" && text[at] === "=") return null;
  const hadSpace = text[at] === " ";
  at = skip(text, at, /[ \t]/);
  return valueAt(look, at, sign === ":" && hadSpace);
}

function valueAt({ text, low, meter }: Look, from: number, isProse: boolean): Span | null {
  const opening = /^\\{0,8}["'`]?/.exec(text.slice(from, from + 9))?.[0] ?? "";
  const quote = /["'`]/.exec(opening)?.[0] ?? null;
  const start = from + (quote === null ? 0 : opening.length);
  const end = quote === null ? plainEnd(text, start) : quotedEnd(text, start, quote);
  meter.steps += end - start + MOST_BETWEEN;
  const value = low.slice(start, end);
  if (value.length < 4 || NO_SECRET.test(value)) return null;
  // A quotation that was cut before the value: what follows belongs to the text around it.
  if (quote !== null && /^(?:[\s,:{}[\]\\]*$|[”’）」》])/.test(value)) return null;
  // `token: 512` counts tokens; `password: the one you know` is a sentence.
  if (quote === null && /^\d{1,9}$/.test(value) && !/pass|pwd/.test(low.slice(from - 24, from))) return null;
  if (quote === null && isProse && value.length < 8 && !/[^a-z]/.test(value)) return null;
  return { start, end };
}

/** `Bearer abc` and `Basic abc` are one value. */
function plainEnd(text: string, start: number): number {
  const scheme = /^(?:bearer|basic|token|digest) +/i.exec(text.slice(start, start + 12))?.[0].length ?? 0;
  let at = start + scheme;
  while (at < text.length && !VALUE_END.test(text[at] ?? "")) at += 1;
  return at;
}

/** To the same quote, over escaped ones; a value that was cut ends with its line. */
function quotedEnd(text: string, start: number, quote: string): number {
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\n") return at;
    if (character === quote) return text[at - 1] === "\\" ? at - 1 : at;
  }
  return text.length;
}

function skip(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at < from + MOST_BETWEEN && at < text.length && what.test(text[at] ?? "")) at += 1;
  return at;
}

/** Where the flag that ends in this name begins, as far as it is one. */
function flagStart(text: string, name: number): number {
  let at = name;
  while (at > 0 && name - at < 32 && /[\w-]/.test(text[at - 1] ?? "")) at -= 1;
  return at;
}
