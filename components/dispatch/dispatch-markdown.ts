// One dispatch as a Markdown list: each known or unknown property with its standing. What agents wrote is escaped.

import type { BundleView } from "@/lib/model/bundle-view.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { clauseOf, propertyWords } from "@/lib/words/claim-sentence.ts";
import type { Clock } from "@/lib/words/clock.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { escapeMarkdown } from "@/lib/words/markdown.ts";
import { plainJson } from "@/lib/words/plain-json.ts";
import { dispatchName, subjectOf } from "@/lib/words/subject-of.ts";
import { valueText } from "@/lib/words/value-text.ts";
import { claimsOfDispatch } from "./needed-export.ts";

export function dispatchAsMarkdown(
  dispatch: Dispatch,
  view: BundleView,
  words: Words,
  clock: Clock,
  link: string,
): string {
  const lines = claimsOfDispatch(dispatch).map((claim) => {
    const subject = subjectOf(claim.id, view, words.claim);
    const { name } = propertyWords(subject, words.claim);
    const line = (said: string) => `- ${words.common.field(name, said)}`;
    if (claim.standing === "hidden") return line(words.common.hidden);
    if (!isKnown(claim)) {
      const { unknown } = words.common.standing;
      return line([words.claim.unknown[claim.reason], `*${unknown}*`].join(words.common.separator));
    }
    const value = valueText(subject.property, plainJson(claim.value), words.claim, clock).exact;
    const how = clauseOf(claim.warrant, words.claim);
    const standing = words.common.field(`*${words.common.standing[claim.standing]}*`, escapeMarkdown(how));
    return line([escapeMarkdown(value), standing].join(words.common.separator));
  });
  return [
    `**${escapeMarkdown(words.common.field(words.dispatch.dispatchNumber(dispatch.number), dispatchName(dispatch, words.claim)))}**`,
    "",
    ...lines,
    "",
    `<${link.replaceAll(">", "%3E")}>`,
    "",
  ].join("\n");
}
