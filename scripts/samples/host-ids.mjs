// Ids as OpenCode makes them: a prefix, 12 hex digits that hold the creation time, 14 letters and digits.
// The hex is (time × 4096 + count) modulo 2^48, bit-inverted for sessions. The letters come from a fixed seed here, so
// that the samples are the same on every run.

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MASK = (1n << 48n) - 1n;

/** Makes ids of one sample; the same seed gives the same ids in the same order. */
export function hostIds(seed) {
  let state = BigInt(seed);
  let count = 0n;
  const letters = (length) => {
    let text = "";
    while (text.length < length) {
      state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
      text += LETTERS[Number((state >> 33n) % 62n)];
    }
    return text;
  };
  const timed = (prefix, at, inverted) => {
    count = (count + 1n) % 4096n;
    const value = (BigInt(at) * 4096n + count) & MASK;
    const hex = (inverted ? ~value & MASK : value).toString(16).padStart(12, "0");
    return `${prefix}_${hex}${letters(14)}`;
  };
  return {
    session: (at) => timed("ses", at, true),
    message: (at) => timed("msg", at, false),
    part: (at) => timed("prt", at, false),
    call: () => `call_${letters(20).toLowerCase()}`,
    hash: () => [...letters(40)].map((letter) => "0123456789abcdef"[letter.charCodeAt(0) % 16]).join(""),
  };
}
