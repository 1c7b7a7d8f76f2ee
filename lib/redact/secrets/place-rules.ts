// Whose machine and whose mail: passwords in URLs, mail addresses, home folders. Of a home folder the part that names the
// person goes, what lies below stays.

import { alphabet, runEnd, runStart, WORD_DASH_DOT } from "./alphabet.ts";
import type { SecretRule } from "./secret-rule.ts";

const LONGEST = 256;
const NAME_LENGTH = 64;

/** `https://user:password@host`, or a token alone before the `@`. */
const URL_PASSWORD: SecretRule = {
  kind: "url-password",
  anchors: ["://"],
  fullLength: null,
  at({ text, meter }, index) {
    const from = index + 3;
    const rest = text.slice(from, from + LONGEST);
    meter.steps += rest.length;
    const authority = rest.split(/[/?#\s"'<>\\]/, 1)[0] ?? "";
    const at = authority.lastIndexOf("@");
    if (at <= 0) return null;
    const user = authority.slice(0, at);
    const colon = user.indexOf(":");
    if (colon < 0) return user.length >= 16 ? { start: from, end: from + at } : null;
    const password = user.slice(colon + 1);
    if (password === "" || /^[⟦[]/.test(password) || /^\$|^\*+$/.test(password)) return null;
    return { start: from + colon + 1, end: from + at };
  },
};

const LOCAL = alphabet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._%+-");
/** What stands behind the last dot of a file, and is no domain. */
const FILE_ENDING =
  /^(?:js|mjs|cjs|ts|tsx|jsx|json|md|css|html|png|jpg|jpeg|gif|svg|webp|map|py|rs|go|so|lock)$/i;

const MAIL: SecretRule = {
  kind: "mail-address",
  anchors: ["@", "%40"],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    const start = runStart(text, index, NAME_LENGTH, LOCAL, meter);
    // The password of a URL stands before an `@` too.
    if (text[start - 1] === ":" && text.slice(Math.max(0, start - NAME_LENGTH), start).includes("://"))
      return null;
    const local = text.slice(start, index).replace(/^[.%+-]+/, "");
    if (local === "" || local === "git" || local === "noreply") return null;
    const from = index + anchor.length;
    const end = runEnd(text, from, WORD_DASH_DOT, meter, LONGEST);
    const domain = text.slice(from, end).replace(/[.-]+$/, "");
    const ending = /\.([A-Za-z]{2,24})$/.exec(domain)?.[1];
    if (ending === undefined || FILE_ENDING.test(ending) || domain.includes("..")) return null;
    return { start: index - local.length, end: from + domain.length };
  },
};

/** `/home/name`, `/Users/name`, also of another drive or in a URL of a file. */
const UNIX_HOME: SecretRule = {
  kind: "home-path",
  anchors: ["/home/", "/users/", "-home-", "-users-"],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    const isFlat = anchor.startsWith("-");
    // `example.org/home/…` is a page; `/mnt/c/Users/…`, `file:///home/…` and `C:/Users/…` are homes.
    const before = text.slice(Math.max(0, index - 12), index);
    if (isFlat && before !== "" && /[\w.]$/.test(before)) return null;
    if (!isFlat && /[\w.-]$/.test(before) && !/(?:^|[^\w])(?:\/mnt)?\/?[a-z]$/i.test(before)) return null;
    if (
      anchor.includes("users") &&
      !/^.Users/.test(text.slice(index, index + 7)) &&
      !/[a-z]:?$/i.test(before)
    )
      return null;
    const from = index + anchor.length;
    const name = (
      isFlat ? /^[A-Za-z0-9_.]+/ : /^(?!&#)[^/\\\s"'`<>:*?|,;()[\]{}⟦“”‘’（）《》「」【】，。；：、]+/
    ).exec(text.slice(from, from + NAME_LENGTH))?.[0];
    meter.steps += NAME_LENGTH;
    return name === undefined ? null : { start: index, end: from + name.length };
  },
};

/** `C:\Users\name`, whatever the number of backslashes, with spaces in the name. */
const WINDOWS_HOME: SecretRule = {
  kind: "home-path",
  anchors: ["\\users\\", "\\documents and settings\\"],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    const from = index + anchor.length;
    const rest = text.slice(from, from + NAME_LENGTH);
    meter.steps += NAME_LENGTH;
    const spaced = /^\\*((?!&#|\s)[^\\/"'<>:*?|\r\n⟦]{1,60})(?=\\)/.exec(rest)?.[0];
    const plain = /^\\*((?!&#)[^\\/\s"'<>:*?|,;()⟦“”‘’（）《》「」【】，。；：、]+)/.exec(rest)?.[0];
    const name = spaced ?? plain;
    if (name === undefined) return null;
    const drive = /(?:\\\\[?.]\\+)?[A-Za-z]:\\*$/.exec(text.slice(Math.max(0, index - 12), index));
    return { start: index - (drive?.[0].length ?? 0), end: from + name.length };
  },
};

/** `\\?\C:\…` and `\\?\UNC\server\share`: device paths name a machine. */
const DEVICE_PATH: SecretRule = {
  kind: "home-path",
  anchors: ["\\\\?\\"],
  fullLength: null,
  at({ text, meter }, index, anchor) {
    const from = index + anchor.length;
    const rest = text.slice(from, from + LONGEST);
    meter.steps += rest.length;
    const parts =
      /^\\?(?:UNC\\+[^\\\s"']+\\+[^\\\s"']+|[A-Za-z]:\\+[^\\\s"']+(?:\\+[^\\\s"']+)?|[^\\\s"']+)/i.exec(rest);
    return parts === null ? null : { start: index, end: from + parts[0].length };
  },
};

export const PLACE_RULES: readonly SecretRule[] = [URL_PASSWORD, MAIL, UNIX_HOME, WINDOWS_HOME, DEVICE_PATH];
