// What a text is when it holds no session, from its first characters: an export in another form, a page, a program.

import type { TextLook } from "../model/look.ts";

interface TextRule {
  readonly look: TextLook;
  readonly fits: (text: string) => boolean;
}

const matches = (look: TextLook, pattern: RegExp): TextRule => ({ look, fits: (text) => pattern.test(text) });

/** The first that fits names the text. */
const RULES: readonly TextRule[] = [
  matches("opencode-markdown", /^#[^\n]*\n[\s\S]{0,400}?\*\*Session ID:?\*\*/),
  matches(
    "web-page",
    /^(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|body|meta|title|script)\b/i,
  ),
  matches("xml", /^(?:<\?xml|<svg)/i),
  matches("opencode-server-log", /^(?:INFO|WARN|ERROR|DEBUG)\s+\d{4}-\d\d-\d\dT/),
  matches("markdown", /^(?:#{1,3} \S|```|---\n)/),
  { look: "command-help", fits: isHelp },
  matches("markdown", /\n(?:#{1,6} |```)/),
  matches("program-code", /^(?:import |export |const |function |module\.exports|#!\/)/),
  matches("table", /^[^\n,;\t]+([,;\t][^\n,;\t]*){2,}\n[^\n,;\t]+([,;\t][^\n,;\t]*){2,}\n/),
];

/** `start`: the first few thousand characters. */
export function lookOfText(start: string): TextLook {
  const text = start.replace(/^\uFEFF/, "").trimStart();
  return RULES.find(({ fits }) => fits(text))?.look ?? "plain-text";
}

const HELP_LINES = 30;

/** What `opencode export` prints on 2.x instead of an export, and what other commands print in its place. */
function isHelp(text: string): boolean {
  return text
    .split("\n", HELP_LINES)
    .some(
      (line) =>
        /^\s*(?:opencode|opencode2)\s+(?:session\s+)?export\b.*(?:\[|sessionID)/.test(line) ||
        /^(?:Commands|Options):\s*$/.test(line),
    );
}
