// One way to write down who knows a thing, of which versions, and where it stands.

import type { FactHost, FactSectionName, FactVersions, SourceDocument } from "../../../model/host-fact.ts";
import type { FactName, RuleFact } from "../../../model/host-fact-names.ts";
import type { AuthorityKind } from "../../../model/warrant.ts";
import type { FactHead, NonEmpty, RuleRecord } from "../fact-record.ts";

export interface HeadSides {
  readonly versions?: FactVersions;
  readonly see?: readonly FactName[];
  /** It no longer holds, or is no longer asked: this record says what holds. */
  readonly by?: FactName;
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
    status:
      sides.by !== undefined
        ? { is: "superseded", by: sides.by }
        : { is: sides.isOpen === true ? "open" : "holds" },
    see: sides.see ?? [],
  });
}

export const ON_2_0_16: FactVersions = { from: "2.0.16", to: "2.0.16" };
export const ON_2_0_18: FactVersions = { from: "2.0.18", to: "2.0.18" };
export const ON_1_18_33: FactVersions = { from: "1.18.33", to: "1.18.33" };

type RuleBody = Omit<RuleRecord, "kind" | "id">;

export function rule(
  head: FactHead,
  known: Partial<Pick<RuleRecord, "caps" | "lists" | "texts">> = {},
): RuleBody {
  return { ...head, caps: [], lists: [], texts: [], ...known };
}

/** Records in the order in which they are written down. */
export function rulesOf<Name extends RuleFact>(
  bodies: Readonly<Record<Name, RuleBody>>,
): readonly RuleRecord[] {
  const records: RuleRecord[] = [];
  for (const id in bodies) records.push({ kind: "rule", id, ...bodies[id] });
  return records;
}
