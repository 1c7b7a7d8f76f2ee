// What a file that holds no JSON is, by its first bytes.

import type { BytesLook, Look, TextLook } from "../model/look.ts";
import { lookOfText } from "./text-look.ts";

const MAGIC: readonly (readonly [look: BytesLook, offset: number, bytes: string])[] = [
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["jpeg", 0, "\xff\xd8\xff"],
  ["gif", 0, "GIF8"],
  ["webp", 8, "WEBP"],
  ["pdf", 0, "%PDF-"],
  ["sqlite", 0, "SQLite format 3\0"],
  ["linux-program", 0, "\x7fELF"],
  ["macos-program", 0, "\xcf\xfa\xed\xfe"],
  ["seven-zip", 0, "7z\xbc\xaf\x27\x1c"],
  ["xz", 0, "\xfd7zXZ\0"],
  ["bzip2", 0, "BZh"],
  ["zstandard", 0, "\x28\xb5\x2f\xfd"],
  ["rar", 0, "Rar!\x1a\x07"],
  ["tar", 257, "ustar"],
  ["mp4", 4, "ftyp"],
  ["webm", 0, "\x1a\x45\xdf\xa3"],
  ["java-class", 0, "\xca\xfe\xba\xbe"],
  ["webassembly", 0, "\0asm"],
  ["ogg", 0, "OggS"],
  ["mp3", 0, "ID3"],
];

/** How many first bytes are looked at. */
export const LOOK_BYTES = 4096;

/** The format that the first bytes name, when no JSON can follow; null otherwise. */
export function otherFormat(head: Uint8Array): BytesLook | null {
  const magic = MAGIC.find(([, offset, bytes]) => standsAt(head, offset, bytes));
  return magic ? magic[0] : null;
}

export function looksLike(head: Uint8Array): Look {
  return otherFormat(head) ?? lookOfBytes(head);
}

/** Bytes written as characters up to U+00FF. */
function standsAt(head: Uint8Array, offset: number, bytes: string): boolean {
  for (let at = 0; at < bytes.length; at += 1) if (head[offset + at] !== bytes.charCodeAt(at)) return false;
  return true;
}

export function isZip(head: Uint8Array): boolean {
  return startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06]);
}

export function isGzip(head: Uint8Array): boolean {
  return startsWith(head, [0x1f, 0x8b]);
}

export function isArchive(head: Uint8Array): boolean {
  return isZip(head) || isGzip(head);
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function lookOfBytes(head: Uint8Array): Look {
  const controls = head.filter((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b)).length;
  if (head.length > 0 && head.every((byte) => byte === 0)) return "zero-bytes";
  if (controls * 20 > head.length) return "binary";
  return lookOfText(new TextDecoder().decode(head));
}

/** What a file is that is a text with JSON in it; null where its first bytes name nothing. */
export function lookAround(head: Uint8Array): TextLook | null {
  const look = lookOfText(new TextDecoder().decode(head));
  return look === "plain-text" ? null : look;
}
