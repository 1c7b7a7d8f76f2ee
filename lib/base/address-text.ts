// Text that survives an address. An address holds Unicode only, so half of a surrogate pair, which JSON may spell and a host
// may have written, would come back as U+FFFD and name nothing. It is spelled as JSON spells it; all other text stays.

const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** What looks like a spelling in the text itself has its backslash spelled. */
const LOOKS_SPELLED = /\\(?=u(?:d[89a-f][0-9a-f]{2}|005c))/gi;
const SPELLED = /\\u(d[89a-f][0-9a-f]{2}|005c)/gi;

export function toAddressText(text: string): string {
  return text
    .replace(LOOKS_SPELLED, "\\u005c")
    .replace(HALF, (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export function fromAddressText(text: string): string {
  return text.replace(SPELLED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
