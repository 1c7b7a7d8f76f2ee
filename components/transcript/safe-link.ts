// Which addresses in foreign text may become links: those of the web and of mail, spelled out from their first character.
// Everything else stays text.

const ALLOWED = /^(?:https?:\/\/[^/?#]|mailto:[^@]+@)/i;
/** Browsers drop some of these before they look at an address; no honest address holds any. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\\]/u;

/** The address as it may be linked; null for one that must stay text. */
export function safeLink(address: string): string | null {
  return ALLOWED.test(address) && !UNSEEN.test(address) ? address : null;
}
