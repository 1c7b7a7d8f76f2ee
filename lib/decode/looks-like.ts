// What a file that holds no JSON is, by its first bytes, in words for a person.

const MAGIC: readonly (readonly [name: string, offset: number, bytes: string])[] = [
  ["a PNG image", 0, "\x89PNG\r\n\x1a\n"],
  ["a JPEG image", 0, "\xff\xd8\xff"],
  ["a GIF image", 0, "GIF8"],
  ["a WebP image", 8, "WEBP"],
  ["a PDF document", 0, "%PDF-"],
  ["an SQLite database", 0, "SQLite format 3\0"],
  ["a Linux program (ELF)", 0, "\x7fELF"],
  ["a macOS program (Mach-O)", 0, "\xcf\xfa\xed\xfe"],
  ["a 7-Zip archive", 0, "7z\xbc\xaf\x27\x1c"],
  ["an XZ archive", 0, "\xfd7zXZ\0"],
  ["a bzip2 archive", 0, "BZh"],
  ["a Zstandard archive", 0, "\x28\xb5\x2f\xfd"],
  ["a RAR archive", 0, "Rar!\x1a\x07"],
  ["a tar archive", 257, "ustar"],
  ["an MP4 video", 4, "ftyp"],
  ["a WebM or Matroska video", 0, "\x1a\x45\xdf\xa3"],
  ["a Java class", 0, "\xca\xfe\xba\xbe"],
  ["a WebAssembly module", 0, "\0asm"],
  ["an Ogg file", 0, "OggS"],
  ["an MP3 file", 0, "ID3"],
];

/** How many first bytes are looked at. */
export const LOOK_BYTES = 4096;

/** The format that the first bytes name, when no JSON can follow; null otherwise. */
export function otherFormat(head: Uint8Array): string | null {
  const magic = MAGIC.find(([, offset, bytes]) => standsAt(head, offset, bytes));
  return magic ? magic[0] : null;
}

export function looksLike(head: Uint8Array): string {
  return otherFormat(head) ?? nameOfText(head);
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

function nameOfText(head: Uint8Array): string {
  const text = new TextDecoder().decode(head).trimStart();
  const controls = head.filter((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b)).length;
  if (head.length > 0 && head.every((byte) => byte === 0)) return "zero bytes";
  if (controls * 20 > head.length) return "binary data";
  if (/^<!doctype html|^<html/i.test(text)) return "an HTML page";
  if (/^<\?xml|^<svg/i.test(text)) return "an XML file";
  if (/^(# |## |```|---\n)/.test(text) || /\n(#{1,6} |```)/.test(text)) return "a Markdown text";
  if (/^(import |export |const |function |#!\/)/.test(text)) return "program code";
  if (/^[^\n,;\t]+([,;\t][^\n,;\t]*){2,}\n[^\n,;\t]+([,;\t][^\n,;\t]*){2,}\n/.test(text))
    return "a table (CSV)";
  return "plain text";
}
