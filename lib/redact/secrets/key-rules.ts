// Secrets with a shape of their own: private keys, SSH keys, signed tokens, credentials in headers, keys of services whose
// mark stands in the middle.

import {
  ALNUM,
  BASE64,
  BASE64_ANY,
  HEX,
  isIn,
  runEnd,
  runStart,
  TOKEN,
  WORD_DASH,
  WORD_DASH_DOT,
} from "./alphabet.ts";
import { holdsCredentials } from "./base64.ts";
import type { SecretRule } from "./secret-rule.ts";

/** A key of 16,384 bits in PEM takes about 13,000 characters. */
const LONGEST_KEY = 16_384;
const LABEL_LENGTH = 48;
/** Within so many characters a cookie shows its first `=`. */
const PAIR_LENGTH = 256;
const LINE_END = /["'\r\n<]/;

/** From `-----BEGIN … PRIVATE KEY` to its end line, or to the end of a text that was cut. */
const PEM: SecretRule = {
  kind: "private-key",
  anchors: ["-----begin "],
  fullLength: null,
  reachesFar: true,
  at({ low, text, meter }, index) {
    const label = low.slice(index, index + LABEL_LENGTH);
    meter.steps += LABEL_LENGTH;
    const isPrivate = label.includes("private key");
    if (!isPrivate && !"-----begin openssh private key".startsWith(label)) return null;
    const limit = Math.min(text.length, index + LONGEST_KEY);
    const body = low.slice(index, limit);
    meter.steps += body.length;
    const closing = body.indexOf("-----end ");
    const last = closing < 0 ? -1 : body.indexOf("-----", closing + 9);
    return { start: index, end: last < 0 ? limit : index + last + 5 };
  },
};

/** The body of an OpenSSH key without its lines: base64 of `openssh-key-v1`. */
const OPENSSH: SecretRule = {
  kind: "private-key",
  anchors: ["b3blbnnzac1rzxktdje"],
  fullLength: null,
  at({ text, meter }, index) {
    return { start: index, end: runEnd(text, index, BASE64, meter) };
  },
};

const SSH: SecretRule = {
  kind: "ssh-key",
  anchors: ["ssh-rsa ", "ssh-ed25519 ", "ssh-dss ", "ecdsa-sha2-nistp256 ", "ecdsa-sha2-nistp384 "],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    const from = index + anchor.length;
    if (!text.startsWith("AAAA", from)) return null;
    return { start: from, end: runEnd(text, from, BASE64, meter) };
  },
};

/** Base64 of `{"`, then the parts of a signed token as far as they stand here. */
const JWT: SecretRule = {
  kind: "jwt",
  anchors: ["eyj"],
  fullLength: null,
  at({ text, meter }, index) {
    if (!text.startsWith("eyJ", index) || (index > 0 && isIn(ALNUM, text, index - 1))) return null;
    const end = runEnd(text, index, WORD_DASH_DOT, meter);
    return end - index >= 20 ? { start: index, end } : null;
  },
};

const BEARER: SecretRule = {
  kind: "authorization-header",
  anchors: ["bearer ", "bearer%20", "bearer+"],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    if (index > 0 && isIn(ALNUM, text, index - 1)) return null;
    const from = index + anchor.length;
    const end = runEnd(text, from, TOKEN, meter);
    const token = text.slice(from, end);
    const isToken = token.length >= 20 || (token.length >= 6 && /\d/.test(token));
    return isToken ? { start: from, end } : null;
  },
};

const BASIC: SecretRule = {
  kind: "authorization-header",
  anchors: ["basic "],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    const from = index + anchor.length;
    const end = runEnd(text, from, BASE64, meter);
    return end - from >= 6 && holdsCredentials(text.slice(from, end)) ? { start: from, end } : null;
  },
};

/** The whole value of a cookie header. */
const COOKIE: SecretRule = {
  kind: "cookie",
  anchors: ["cookie:", "document.cookie=", "connect.sid=", "phpsessid=", "jsessionid="],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    const from = index + anchor.length;
    const pair = text.slice(from, from + PAIR_LENGTH).split(LINE_END, 1)[0] ?? "";
    meter.steps += PAIR_LENGTH;
    if (!pair.includes("=") && !anchor.endsWith("=")) return null;
    let end = from + pair.length;
    if (pair.length === PAIR_LENGTH) while (end < text.length && !LINE_END.test(text[end] ?? "")) end += 1;
    meter.steps += end - from;
    return spanOf(from, end, 6);
  },
};

const SENDGRID: SecretRule = {
  kind: "sendgrid-key",
  anchors: ["sg."],
  fullLength: 69,
  at({ text, meter }, index) {
    if (!text.startsWith("SG.", index) || (index > 0 && isIn(ALNUM, text, index - 1))) return null;
    const first = runEnd(text, index + 3, WORD_DASH, meter);
    if (first - index < 19 || text[first] !== ".") return null;
    return { start: index, end: runEnd(text, first + 1, WORD_DASH, meter) };
  },
};

/** `<number of the bot>:AA…` */
const TELEGRAM: SecretRule = {
  kind: "telegram-token",
  anchors: [":aa"],
  fullLength: null,
  at({ text, meter }, index) {
    const start = runStart(text, index, 12, HEX, meter);
    if (index - start < 8 || !/^\d+$/.test(text.slice(start, index))) return null;
    const end = runEnd(text, index + 1, WORD_DASH, meter, 64);
    return end - index >= 30 ? { start, end } : null;
  },
};

/** Keys of storage accounts and shared access signatures, and client secrets with their `8Q~`. */
const AZURE: SecretRule = {
  kind: "azure-key",
  anchors: ["accountkey=", "sharedaccesskey=", "sharedaccesssignature=", "sig=", "8q~", "7q~"],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    if (anchor.endsWith("~")) {
      const start = runStart(text, index, 3, ALNUM, meter);
      const end = runEnd(text, index + 3, TOKEN, meter, 64);
      return index - start === 3 && end - index >= 20 ? { start, end } : null;
    }
    if (anchor === "sig=" && index > 0 && isIn(ALNUM, text, index - 1)) return null;
    const from = index + anchor.length;
    return spanOf(from, runEnd(text, from, TOKEN, meter), 16);
  },
};

/** An id, a dot, a time, a dot and a signature, as Discord makes them. */
const DISCORD: SecretRule = {
  kind: "discord-token",
  anchors: [".g", ".x", ".y", ".z", ".c", ".d"],
  fullLength: null,
  at({ text, meter }, index) {
    if (!/[GXYZCD]/.test(text[index + 1] ?? "")) return null;
    const start = runStart(text, index, 28, WORD_DASH, meter);
    const length = index - start;
    if (length < 23 || !/^[MNO]/.test(text.slice(start, start + 1))) return null;
    const middle = runEnd(text, index + 1, WORD_DASH, meter, 8);
    if (middle - index !== 7 || text[middle] !== ".") return null;
    return spanOf(start, runEnd(text, middle + 1, BASE64_ANY, meter, 64), 50);
  },
};

export const KEY_RULES: readonly SecretRule[] = [
  PEM,
  OPENSSH,
  SSH,
  JWT,
  BEARER,
  BASIC,
  COOKIE,
  SENDGRID,
  TELEGRAM,
  AZURE,
  DISCORD,
];

function spanOf(start: number, end: number, least: number) {
  return end - start >= least ? { start, end } : null;
}
