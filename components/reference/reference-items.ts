// The entries of the Reference in one list, whatever they are: a record of a host, a renamed tool, a rule behind claims. Each with
// what it is filtered by and the texts by which it is found.

import type { FactRecord, Parameter } from "@/lib/knowledge/hosts/fact-record.ts";
import type { PermissionAction } from "@/lib/knowledge/hosts/permission-actions.ts";
import { RENAMED_TOOLS, type RenamedTool } from "@/lib/knowledge/hosts/renames.ts";
import { spellings } from "@/lib/knowledge/hosts/tool-names.ts";
import { WARRANTS } from "@/lib/knowledge/warrants.ts";
import type { FactHost, FactKind, FactSectionName, FactStatus } from "@/lib/model/host-fact.ts";
import { AUTHORITY_LETTERS, type AuthorityKind, type Warrant } from "@/lib/model/warrant.ts";
import { warrantWords } from "@/lib/words/claim-sentence.ts";
import type { FactWords } from "@/lib/words/en/facts/index.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { LANGUAGES, type Language } from "@/lib/words/language-names.ts";
import { actionItem } from "./action-items.ts";
import { type ItemPart, part } from "./item-part.ts";
import { sectionTitle } from "./section-title.ts";

export type SectionName = FactSectionName | "actions" | "renames" | "warrants";
export type ItemKind = FactKind | "action" | "rename" | "warrant";
export interface ReferenceItem {
  /** What stands after `#` in an address that leads here. */
  readonly anchor: string;
  readonly name: string;
  readonly section: SectionName;
  readonly kind: ItemKind;
  readonly host: FactHost | null;
  readonly authority: readonly AuthorityKind[];
  readonly status: FactStatus;
  readonly parts: readonly ItemPart[];
  readonly of:
    | { readonly kind: "fact"; readonly record: FactRecord }
    | { readonly kind: "action"; readonly action: PermissionAction }
    | { readonly kind: "rename"; readonly renamed: RenamedTool }
    | { readonly kind: "warrant"; readonly warrant: Warrant };
}

export interface ItemWords {
  readonly language: Language;
  readonly facts: Readonly<Record<Language, FactWords>>;
  readonly claim: Words["claim"];
  readonly standing: Words["common"]["standing"];
}

/** Sections in the order of the page. */
export const SECTIONS: readonly SectionName[] = [
  "core",
  "execute",
  "managing",
  "browser",
  "surface",
  "tool-rules",
  "delegation",
  "permissions",
  "actions",
  "denials",
  "opencode-1",
  "renames",
  "questions",
  "corrections",
  "team-mode",
  "warrants",
];

export function itemsOf(
  facts: readonly FactRecord[],
  actions: readonly PermissionAction[],
  words: ItemWords,
): readonly ReferenceItem[] {
  return [
    ...facts.map((record) => factItem(record, words)),
    ...actions.map((action) => actionItem(action, words)),
    ...RENAMED_TOOLS.map(renameItem),
    ...WARRANTS.map((warrant) => warrantItem(warrant, words)),
  ].map((item) => ({ ...item, parts: [...labelsOf(item, words), ...item.parts] }));
}

/** What stands beside an entry, or over it. */
function labelsOf(
  { host, section, status, authority, of }: ReferenceItem,
  { language, facts, claim, standing }: ItemWords,
): readonly ItemPart[] {
  const { page } = facts[language];
  return [
    ...(host === null ? [] : [claim.values.factHost[host]]),
    sectionTitle(section, page).replaceAll("`", ""),
    ...(status === "holds" ? [] : [page.status[status]]),
    ...(of.kind === "warrant" ? [standing[of.warrant.ceiling]] : []),
    ...authority.flatMap((kind) => [`[${AUTHORITY_LETTERS[kind]}]`, claim.authority[kind]]),
  ].map((text) => part("label", text));
}

function factName(record: FactRecord): string {
  if (record.kind === "tool") return record.tool.name;
  return record.kind === "verdict" ? record.tool : record.id;
}

function factItem(record: FactRecord, { language, facts }: ItemWords): ReferenceItem {
  return {
    anchor: `fact-${record.id}`,
    name: factName(record),
    section: record.section,
    kind: record.kind,
    host: record.host,
    authority: record.authority,
    status: record.status.is,
    parts: [
      part("name", factName(record)),
      ...LANGUAGES.flatMap((said) =>
        sentencesOf(record, facts[said]).map((text) =>
          part(said === language ? "sentence" : "other-language", text),
        ),
      ),
      ...ownParts(record),
      part("source", `${record.id} ${record.source.document} ${record.source.section}`),
    ],
    of: { kind: "fact", record },
  };
}

function sentencesOf(record: FactRecord, words: FactWords): readonly string[] {
  if (record.kind !== "correction") return [words.says[record.id]];
  const { earlier, later } = words.corrected[record.id];
  return [earlier, later];
}

function ownParts(record: FactRecord): readonly ItemPart[] {
  switch (record.kind) {
    case "tool":
      return [
        ...spellings(record.tool)
          .slice(1)
          .map((name) => part("spelling", name)),
        ...(record.tool.action === null ? [] : [part("action", record.tool.action)]),
        ...(record.parameters ?? []).flatMap(parameterParts),
        ...(record.result ?? []).flatMap(({ name, values }) =>
          [name, ...(values ?? [])].map((text) => part("value", text)),
        ),
        ...[...record.errors, ...record.texts].map((text) => part("text", text)),
        ...record.lists.flatMap(({ values }) => values.map((text) => part("value", text))),
      ];
    case "rule":
    case "question":
    case "correction":
      return [
        ...record.texts.map((text) => part("text", text)),
        ...record.lists.flatMap(({ values }) => values.map((text) => part("value", text))),
      ];
    case "denial":
      return [record.wording.startsWith, record.wording.holds, ...(record.wording.types ?? [])].flatMap(
        (text) => (text === null ? [] : [part("text", text)]),
      );
    case "verdict":
      return record.inPlace.map((text) => part("value", text));
  }
}

function parameterParts({ name, values, pattern, fields }: Parameter): readonly ItemPart[] {
  return [
    part("parameter", name),
    ...[...(values ?? []), ...(pattern === undefined ? [] : [pattern])].map((text) => part("value", text)),
    ...(fields ?? []).flatMap(parameterParts),
  ];
}

function renameItem(renamed: RenamedTool): ReferenceItem {
  return {
    anchor: `rename-${renamed.from}`,
    name: renamed.from,
    section: "renames",
    kind: "rename",
    host: "opencode-1",
    authority: renamed.authority,
    status: "holds",
    parts: [
      part("name", `${renamed.from} ${renamed.to ?? ""}`),
      ...renamed.parameters.map(({ from, to }) => part("parameter", `${from} ${to ?? ""}`)),
      part("source", `${renamed.source.document} ${renamed.source.section}`),
    ],
    of: { kind: "rename", renamed },
  };
}

function warrantItem(warrant: Warrant, { claim }: ItemWords): ReferenceItem {
  const said = warrantWords(warrant.id, claim);
  return {
    anchor: `warrant-${warrant.id}`,
    name: warrant.id,
    section: "warrants",
    kind: "warrant",
    host: null,
    authority: [warrant.authority],
    status: "holds",
    parts: [
      part("name", warrant.id),
      ...(said === null
        ? []
        : [said.because, said.cite, said.rebuttedBy].map((text) => part("sentence", text))),
    ],
    of: { kind: "warrant", warrant },
  };
}
