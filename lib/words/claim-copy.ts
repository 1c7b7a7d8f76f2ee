// A claim as text or Markdown, to be pasted elsewhere: the sentence with its standing, the rule, and every place with its
// pointer. What an agent wrote is escaped.

import type { LocatedEvidence } from "../model/bundle-view.ts";
import type { Warrant } from "../model/warrant.ts";
import { AUTHORITY_LETTERS } from "../model/warrant.ts";
import type { Words } from "./en/index.ts";
import { formatCount } from "./format.ts";
import { escapeMarkdown, markdownCode, plainLine } from "./markdown.ts";

export interface CopiedClaim {
  readonly sentence: string;
  readonly standing: string;
  readonly warrantId: string;
  readonly warrant: Warrant | null;
  readonly evidence: readonly LocatedEvidence[];
  readonly link: string;
}

export function claimAsText(claim: CopiedClaim, words: Words["claim"]): string {
  return [
    plainLine(claim.sentence),
    `${words.standingWord}: ${claim.standing}`,
    `${words.rule}: ${ruleLine(claim)}`,
    ...claim.evidence.map((located) => `${words.evidenceWord}: ${plainLine(evidenceLine(located, words))}`),
    claim.link,
    "",
  ].join("\n");
}

export function claimAsMarkdown(claim: CopiedClaim, words: Words["claim"]): string {
  return [
    `${escapeMarkdown(claim.sentence)}`,
    "",
    `- ${words.standingWord}: **${claim.standing}**`,
    `- ${words.rule}: ${markdownCode(claim.warrantId)} ${escapeMarkdown(claim.warrant?.because ?? "")}`,
    ...claim.evidence.map(
      (located) =>
        `- ${words.evidenceWord}: ${escapeMarkdown(whatOf(located, words))} ${markdownPlace(located)}`,
    ),
    `- <${claim.link.replaceAll(">", "%3E")}>`,
    "",
  ].join("\n");
}

function ruleLine({ warrant, warrantId }: CopiedClaim): string {
  if (warrant === null) return warrantId;
  return `${warrantId} [${AUTHORITY_LETTERS[warrant.authority.kind]}]: ${warrant.because}`;
}

function whatOf({ evidence }: LocatedEvidence, words: Words["claim"]): string {
  return evidence.kind === "present"
    ? words.says[evidence.says]
    : words.lookedFor(evidence.sought, evidence.looked);
}

/** `e-f.json#/messages/8/time/created`, with `:L4` before the pointer in a file of lines. */
export function placeText(located: LocatedEvidence): string {
  const { evidence, documentName } = located;
  const ref = evidence.kind === "present" ? evidence.ref : evidence.within;
  return `${documentName}${ref.line === null ? "" : `:L${ref.line}`}#${ref.at}`;
}

function evidenceLine(located: LocatedEvidence, words: Words["claim"]): string {
  const { evidence, bytes } = located;
  const range = bytes === null ? "" : ` (${words.bytes(formatCount(bytes[0]), formatCount(bytes[1]))})`;
  const excerpt = evidence.kind === "present" && evidence.excerpt !== "" ? `: ${evidence.excerpt}` : "";
  return `${whatOf(located, words)}, ${placeText(located)}${range}${excerpt}`;
}

function markdownPlace(located: LocatedEvidence): string {
  const { evidence } = located;
  const place = markdownCode(placeText(located));
  return evidence.kind === "present" && evidence.excerpt !== ""
    ? `${place}: ${markdownCode(evidence.excerpt)}`
    : place;
}
