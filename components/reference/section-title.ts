// What a section of the Reference is called.

import type { FactWords } from "@/lib/words/en/facts/index.ts";
import type { SectionName } from "./reference-items.ts";

export function sectionTitle(section: SectionName, page: FactWords["page"]): string {
  if (section === "actions") return page.actions;
  if (section === "renames") return page.renames;
  return section === "warrants" ? page.warrants : page.section[section];
}

/** What is said below the title; null: nothing. */
export function sectionText(section: SectionName, page: FactWords["page"]): string | null {
  if (section === "actions") return page.actionsText;
  if (section === "renames") return page.renamesText;
  return section === "warrants" ? page.warrantsText : null;
}
