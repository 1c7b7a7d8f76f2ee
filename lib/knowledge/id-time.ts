// The time that OpenCode builds into its ids: 12 hex digits of (epoch ms × 4096 + counter) modulo 2^48, for a session
// with all bits inverted. It gives milliseconds modulo 2^36 (about 2.18 years), so a time near by must be known.
// Checked by decoding ids of 1.18.33 exports; callers of 2.x may supply ids of their own that hold no time.

const CYCLE = 2 ** 36;
const FORM = /^([a-z]+)_([0-9a-f]{12})[0-9A-Za-z]{14}$/;

/** The instant in milliseconds that an id decodes to, chosen nearest to `near`; null when the id has another form. */
export function timeInId(id: string, near: number): number | null {
  const match = FORM.exec(id);
  if (!match) return null;
  const digits = Number.parseInt(match[2] ?? "", 16);
  const bits = match[1] === "ses" ? 2 ** 48 - 1 - digits : digits;
  const remainder = Math.floor(bits / 4096);
  return remainder + Math.round((near - remainder) / CYCLE) * CYCLE;
}
