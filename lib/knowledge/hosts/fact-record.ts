// The shape of what is known of a host. Numbers, names and texts of the wire stand here as fields; what a record says in a
// sentence stands in lib/words, under the record's name, in every language.

import type {
  CapName,
  FactHost,
  FactSectionName,
  FactSource,
  FactVersions,
  ListName,
  ParameterType,
  RewriteProof,
  SaveScope,
  SideEffect,
  Unit,
  Verdict,
} from "../../model/host-fact.ts";
import type {
  CorrectionFact,
  DenialFact,
  FactName,
  QuestionFact,
  RuleFact,
  TeamModeTool,
  ToolFact,
  VerdictFact,
} from "../../model/host-fact-names.ts";
import type { AuthorityKind } from "../../model/warrant.ts";
import type { DenialWording } from "../denials.ts";
import type { KnownTool } from "./known-tool.ts";

export type NonEmpty<Item> = readonly [Item, ...Item[]];

export type StatusOf =
  | { readonly is: "holds" }
  | { readonly is: "open" }
  /** A part of it is answered, the rest is as open as before. */
  | { readonly is: "partly"; readonly by: FactName }
  | { readonly is: "superseded"; readonly by: FactName };

export interface Cap {
  readonly what: CapName;
  readonly value: number;
  readonly unit: Unit;
}

export interface NamedList {
  readonly what: ListName;
  readonly values: NonEmpty<string>;
}

export interface Parameter {
  readonly name: string;
  readonly type: ParameterType;
  readonly required: boolean;
  readonly default?: string | number | boolean;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: Unit;
  readonly values?: NonEmpty<string>;
  readonly pattern?: string;
  /** Of each object. */
  readonly fields?: NonEmpty<Parameter>;
  /** The source gives it for several tools at once; that it belongs to this one is our reading. */
  readonly isReading?: true;
}

export interface ResultField {
  readonly name: string;
  readonly values?: NonEmpty<string>;
}

export interface FactHead {
  readonly section: FactSectionName;
  readonly host: FactHost;
  readonly authority: NonEmpty<AuthorityKind>;
  readonly versions: FactVersions;
  readonly source: FactSource;
  readonly status: StatusOf;
  /** Others that belong to it: what it rests on, what corrects a part of it. */
  readonly see: readonly FactName[];
}

export interface ToolDetails {
  /** null: not known. */
  readonly parameters: readonly Parameter[] | null;
  /** null: not known. */
  readonly result: NonEmpty<ResultField> | null;
  readonly caps: readonly Cap[];
  readonly errors: readonly string[];
  /** What the host writes, word for word. */
  readonly texts: readonly string[];
  readonly effects: readonly SideEffect[];
  readonly lists: readonly NamedList[];
  readonly save: SaveScope;
  readonly rewrite: { readonly before: RewriteProof; readonly after: RewriteProof };
}

export interface ToolRecord extends FactHead, ToolDetails {
  readonly kind: "tool";
  readonly id: ToolFact;
  readonly tool: KnownTool;
}

/** What of a record that is no tool can be said in fields. */
export interface Figures {
  readonly caps: readonly Cap[];
  readonly lists: readonly NamedList[];
  readonly texts: readonly string[];
}

export interface RuleRecord extends FactHead, Figures {
  readonly kind: "rule";
  readonly id: RuleFact;
}

export interface QuestionRecord extends FactHead, Figures {
  readonly kind: "question";
  readonly id: QuestionFact;
}

/** `source`, `authority` and `versions` are those of the later finding. */
export interface CorrectionRecord extends FactHead, Figures {
  readonly kind: "correction";
  readonly id: CorrectionFact;
  readonly earlier: Pick<FactHead, "authority" | "source" | "versions">;
}

export interface VerdictRecord extends FactHead {
  readonly kind: "verdict";
  readonly id: VerdictFact;
  readonly tool: TeamModeTool;
  readonly verdict: Verdict;
  /** What the host brings in its place, or would. */
  readonly inPlace: readonly string[];
}

export interface DenialRecord extends FactHead {
  readonly kind: "denial";
  readonly id: DenialFact;
  readonly wording: DenialWording;
}

export type FactRecord =
  | ToolRecord
  | RuleRecord
  | QuestionRecord
  | CorrectionRecord
  | VerdictRecord
  | DenialRecord;
