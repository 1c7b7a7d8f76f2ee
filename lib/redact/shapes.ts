// What ids, names and numbers look like. Hosts and providers make ids by few patterns; whatever else stands where an id is
// due may be anybody's words.

/** Beginnings of ids of OpenCode, of providers' calls and of our own subjects. */
const PREFIX =
  /^(?:ses|msg|prt|call|toolu|tooluse|evt|per|que|pty|sh|fc|rs|wrk|job|bg|shell|tool|run|task|chatcmpl-tool)[_-]/;
const BEDROCK = /^tooluse_[A-Za-z0-9_-]{20,24}$/;
const FUNCTION_CALL = /^functions\.[a-z_]{1,32}:\d{1,6}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const HEX = /^[0-9a-f]{8,64}$/;
const NUMBER = /^\d{1,20}$/;

const LONGEST_ID = 96;
/** Short words that a host or a test puts behind a prefix: `call_cut`, `call_ab_shell`. */
const SHORT_BODY = /^[a-z0-9]{1,8}(?:_[a-z0-9]{1,8})?$/;
const SHORT_BODY_LENGTH = 12;

export function isIdShaped(text: string): boolean {
  if (text.length === 0 || text.length > LONGEST_ID) return false;
  if (NUMBER.test(text) || UUID.test(text) || ULID.test(text) || HEX.test(text)) return true;
  if (BEDROCK.test(text) || FUNCTION_CALL.test(text)) return true;
  const prefix = PREFIX.exec(text)?.[0];
  if (prefix === undefined) return isDrawn(text, 9);
  const body = text.slice(prefix.length);
  if (body.length <= SHORT_BODY_LENGTH && SHORT_BODY.test(body)) return true;
  return UUID.test(body) || body.split(/[_-]/).every(isIdPart);
}

function isIdPart(part: string): boolean {
  return part.length > 0 && /^[A-Za-z0-9]{1,64}$/.test(part) && (part.length <= 4 || /\d/.test(part));
}

/** Looks drawn by chance: letters of both cases and digits, in no order. */
function isDrawn(text: string, least: number): boolean {
  if (text.length < least || !/^[A-Za-z0-9]+$/.test(text)) return false;
  if (!/\d/.test(text) || !/[a-z]/.test(text) || !/[A-Z]/.test(text)) return false;
  let changes = 0;
  for (let at = 1; at < text.length; at += 1) if (kindAt(text, at) !== kindAt(text, at - 1)) changes += 1;
  return changes / text.length >= 0.3;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x61) return 0;
  return code >= 0x41 ? 1 : 2;
}

const NAME = /^[A-Za-z][A-Za-z0-9_.:/-]{0,63}$/;
/** Names in other scripts: short, of letters and digits alone. */
const FOREIGN_NAME = /^\p{L}[\p{L}\p{N}_-]{0,11}$/u;

export function isNameShaped(text: string): boolean {
  return NAME.test(text) || FOREIGN_NAME.test(text);
}

const NUMERIC = /^[-+]?\d{1,20}(?:[.,]\d{1,20})?(?:e[-+]?\d{1,3})?$/i;
const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[-+]\d\d:?\d\d)?)?$/;
const VERSION =
  /^v?\d{1,4}\.\d{1,4}(?:\.\d{1,6})?(?:[-+.](?:alpha|beta|rc|next|dev|preview)?[.-]?\d{0,12})?$/;

export function isFigure(text: string): boolean {
  return NUMERIC.test(text) || TIME.test(text) || VERSION.test(text);
}

const DIGEST = /^[0-9a-f]{64}(?:@\d{1,6})?$/;

export function isDigest(text: string): boolean {
  return DIGEST.test(text);
}

/** Words and clauses of our own: lower case, plain. */
export function isOwnWord(text: string): boolean {
  return /^[a-z][a-z0-9 ,-]{0,80}$/.test(text);
}
