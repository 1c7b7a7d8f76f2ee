// Base64 read as far as a question about it needs: whether `user:password` stands in it.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** True when the decoded text is printable and holds a colon, as Basic credentials do. */
export function holdsCredentials(encoded: string): boolean {
  let bits = 0;
  let held = 0;
  let hasColon = false;
  for (const character of encoded) {
    if (character === "=") break;
    const value = DIGITS.indexOf(character);
    if (value < 0) return false;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    const byte = (bits >> held) & 0xff;
    if (byte < 0x20 || byte === 0x7f) return false;
    if (byte === 0x3a) hasColon = true;
  }
  return hasColon;
}
