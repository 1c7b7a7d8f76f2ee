// A short name for a long text, the same on every machine. For telling texts apart, never for trust: whoever wants two texts
// with one fingerprint can make them.

/** 16 hex digits over the UTF-16 code units: two runs of FNV-1a, each with its own start and a last mixing. */
export function fingerprint(text: string): string {
  return hexOf(hash(text, 0x811c9dc5)) + hexOf(hash(text, 0x9e3779b1));
}

function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

function hexOf(value: number): string {
  return value.toString(16).padStart(8, "0");
}
