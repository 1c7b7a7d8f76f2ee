// One way to write down who knows a thing, of which versions, and where it stands.

import type { FactHost, FactSectionName, FactVersions, SourceDocument } from "../../../model/host-fact.ts";
import type { FactName, RuleFact } from "../../../model/host-fact-names.ts";
import type { AuthorityKind } from "../../../model/warrant.ts";
import type { FactHead, Figures, NonEmpty, RuleRecord } from "../fact-record.ts";

export interface HeadSides {
  readonly versions?: FactVersions;
  readonly see?: readonly FactName[];
  /** It no longer holds, or is no longer asked: this record says what holds. */
  readonly by?: FactName;
  /** This record answers a part of it. */
  readonly partlyBy?: FactName;
  readonly isOpen?: true;
}

/** Heads of one section, host and document; `2.0.16` where no version is said. */
export function headsOf(
  section: FactSectionName,
  host: FactHost,
  document: SourceDocument,
  usual: FactVersions,
) {
  return (place: string, authority: NonEmpty<AuthorityKind>, sides: HeadSides = {}): FactHead => ({
    section,
    host,
    authority,
    versions: sides.versions === undefined ? usual : sides.versions,
    source: { document, section: place },
    status: statusOf(sides),
    see: sides.see ?? [],
  });
}

function statusOf({ by, partlyBy, isOpen }: HeadSides): FactHead["status"] {
  if (by !== undefined) return { is: "superseded", by };
  if (partlyBy !== undefined) return { is: "partly", by: partlyBy };
  return { is: isOpen === true ? "open" : "holds" };
}

export const ON_2_0_16: FactVersions = { from: "2.0.16", to: "2.0.16" };
export const ON_2_0_18: FactVersions = { from: "2.0.18", to: "2.0.18" };
export const ON_1_18_33: FactVersions = { from: "1.18.33", to: "1.18.33" };

type RuleBody = FactHead & Figures;

export const NO_FIGURES: Figures = { caps: [], lists: [], texts: [] };

export function rule(head: FactHead, known: Partial<Figures> = {}): RuleBody {
  return { ...head, ...NO_FIGURES, ...known };
}

/** Records in the order in which they are written down. */
export function rulesOf<Name extends RuleFact>(
  bodies: Readonly<Record<Name, RuleBody>>,
): readonly RuleRecord[] {
  const records: RuleRecord[] = [];
  for (const id in bodies) records.push({ kind: "rule", id, ...bodies[id] });
  return records;
}
