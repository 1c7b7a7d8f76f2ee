// A claim as text or Markdown, to be pasted elsewhere: the sentence with its standing, the rule, and every place with its
// pointer. What an agent wrote is escaped.

import type { LocatedEvidence } from "../model/bundle-view.ts";
import type { WarrantId } from "../model/ids.ts";
import type { Warrant } from "../model/warrant.ts";
import { warrantWords } from "./claim-sentence.ts";
import type { Words } from "./en/index.ts";
import { formatCount } from "./format.ts";
import { escapeMarkdown, markdownCode, plainLine } from "./markdown.ts";

export interface CopiedClaim {
  readonly sentence: string;
  readonly standing: string;
  readonly warrantId: WarrantId;
  readonly warrant: Warrant | null;
  readonly evidence: readonly LocatedEvidence[];
  readonly link: string;
}

export function claimAsText(claim: CopiedClaim, { claim: words, common }: Words): string {
  return [
    plainLine(claim.sentence),
    common.field(words.standingWord, claim.standing),
    common.field(words.rule, ruleLine(claim, words)),
    ...claim.evidence.map((located) =>
      common.field(words.evidenceWord, plainLine(evidenceLine(located, { claim: words, common }))),
    ),
    claim.link,
    "",
  ].join("\n");
}

export function claimAsMarkdown(claim: CopiedClaim, { claim: words, common }: Words): string {
  return [
    `${escapeMarkdown(claim.sentence)}`,
    "",
    `- ${common.field(words.standingWord, `**${claim.standing}**`)}`,
    `- ${common.field(words.rule, `${markdownCode(claim.warrantId)} ${escapeMarkdown(warrantWords(claim.warrantId, words)?.because ?? "")}`)}`,
    ...claim.evidence.map(
      (located) =>
        `- ${common.field(words.evidenceWord, markdownEvidence(located, { claim: words, common }))}`,
    ),
    `- <${claim.link.replaceAll(">", "%3E")}>`,
    "",
  ].join("\n");
}

type ClaimWords = Words["claim"];
type CopyWords = Pick<Words, "claim" | "common">;

function ruleLine({ warrant, warrantId }: CopiedClaim, words: ClaimWords): string {
  const said = warrantWords(warrantId, words);
  if (warrant === null || said === null) return warrantId;
  return words.copied.rule(warrantId, words.authority[warrant.authority], said.because);
}

function whatOf({ evidence }: LocatedEvidence, words: ClaimWords): string {
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

function evidenceLine(located: LocatedEvidence, { claim, common }: CopyWords): string {
  const { evidence, bytes } = located;
  const [what, place] = [whatOf(located, claim), placeText(located)];
  const line =
    bytes === null
      ? claim.copied.evidence(what, place)
      : claim.copied.evidenceBytes(what, place, claim.bytes(formatCount(bytes[0]), formatCount(bytes[1])));
  return evidence.kind === "present" && evidence.excerpt !== "" ? common.field(line, evidence.excerpt) : line;
}

function markdownEvidence(located: LocatedEvidence, { claim, common }: CopyWords): string {
  const { evidence } = located;
  const line = claim.copied.evidence(
    escapeMarkdown(whatOf(located, claim)),
    markdownCode(placeText(located)),
  );
  return evidence.kind === "present" && evidence.excerpt !== ""
    ? common.field(line, markdownCode(evidence.excerpt))
    : line;
}
