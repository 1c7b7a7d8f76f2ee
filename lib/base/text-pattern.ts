// A made name, a pointer or a host's sentence as a pattern and what varies in it: `/messages/31/content/3/id` is
// `/messages/#/content/#/id` with 31 and 3, `request:ses_24f9ab01/call_7c` is `request:@/@` with two names.
// Numbers are taken out of texts without a space only, so that what people write stays whole.

export interface TextPattern {
  readonly template: string;
  readonly numbers: readonly number[];
  readonly names: readonly string[];
}

/** A whole number between separators, or an id: letters, digits and `_`, at least seven, a digit among them. */
const VARIES = /(?<![A-Za-z0-9_.@#-])(?:(0|[1-9]\d{0,8})|([A-Za-z_]*\d[A-Za-z0-9_]*))(?![A-Za-z0-9_@#-])/g;
const DASHED = /(?<=[a-z]-)(0|[1-9]\d{0,8})(?![A-Za-z0-9_@#.-])/g;
const ID_LENGTH = 7;
const LONGEST = 240;

/** null where nothing in the text varies in this way. */
export function patternOf(text: string): TextPattern | null {
  if (text.charCodeAt(0) === SLASH) return pointerPattern(text);
  if (text.length > LONGEST || text.includes("#") || text.includes("@") || !/\d/.test(text)) return null;
  const numbers: number[] = [];
  const names: string[] = [];
  const hasSpace = /\s/.test(text);
  let template = text.replace(VARIES, (found: string, digits: string | undefined) => {
    if (digits !== undefined) {
      if (hasSpace) return found;
      numbers.push(Number(digits));
      return "#";
    }
    if (found.length < ID_LENGTH) return found;
    names.push(found);
    return "@";
  });
  if (numbers.length === 0 && !hasSpace) {
    template = template.replace(DASHED, (digits: string) => {
      numbers.push(Number(digits));
      return "#";
    });
  }
  return template === text || template === "@" ? null : { template, numbers, names };
}

const SLASH = 47;

/** A JSON pointer: whole segments of digits vary. By hand, for there are hundreds of thousands. */
function pointerPattern(text: string): TextPattern | null {
  const numbers: number[] = [];
  let template = "";
  let kept = 0;
  for (let from = 1; from <= text.length; ) {
    const slash = text.indexOf("/", from);
    const to = slash < 0 ? text.length : slash;
    const number = wholeNumber(text, from, to);
    if (number >= 0) {
      numbers.push(number);
      template += `${text.slice(kept, from)}#`;
      kept = to;
    }
    from = to + 1;
  }
  if (numbers.length === 0 || text.includes("#") || text.includes("@")) return null;
  return { template: template + text.slice(kept), numbers, names: [] };
}

/** -1 for anything that is not the plain digits of a number of at most nine. */
function wholeNumber(text: string, from: number, to: number): number {
  if (to === from || to - from > 9 || (to - from > 1 && text.charCodeAt(from) === 48)) return -1;
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** The text again; undefined where the parts do not fit the template. */
export function textOfPattern(
  template: string,
  next: { readonly number: () => number | undefined; readonly name: () => string | undefined },
): string | undefined {
  let isWhole = true;
  const text = template.replace(/[#@]/g, (place) => {
    const part = place === "#" ? next.number() : next.name();
    if (part === undefined) isWhole = false;
    return String(part);
  });
  return isWhole ? text : undefined;
}
