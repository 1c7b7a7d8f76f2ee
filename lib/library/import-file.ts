// One dropped file, read and judged against what is here. Only `added` changes the library; a newer export of a known
// session waits for the reader's choice.

import { type Result, refusal } from "../base/result.ts";
import type { DocumentId, SessionId } from "../model/ids.ts";
import type { FileId, KeptDocument } from "../model/library.ts";
import { type Problem, problem } from "../model/problem.ts";
import { say } from "../model/sentences.ts";
import type { FileRow } from "../store/rows.ts";
import type { AskOptions } from "../worker/client.ts";
import type { DroppedFile, ExportDifference } from "../worker/protocol.ts";
import { keptFile, usableDocuments } from "./kept-documents.ts";
import type { KnownFiles } from "./known-files.ts";
import type { Library } from "./library.ts";

/** A session that is here already, from a file with other bytes. */
export interface Clash {
  readonly session: SessionId;
  readonly title: string | null;
  readonly here: FileRow;
  readonly difference: ExportDifference;
  /** False: the file that is here holds other sessions as well, which replacing it would lose. */
  readonly isReplaceable: boolean;
}

export type Judgement =
  | { readonly kind: "refused" }
  | { readonly kind: "already-here"; readonly here: FileRow }
  | { readonly kind: "clash"; readonly clashes: readonly Clash[] }
  | { readonly kind: "added" };

/** What an exported library says of one of its files. */
export interface Restored {
  readonly id: FileId;
  readonly addedAt: number;
  readonly setAside: readonly DocumentId[];
  /** Files of the same library: they were here together, so they are no choice to make. */
  readonly together: ReadonlySet<FileId>;
}

export interface ImportedFile {
  /** null: no session was found in it. */
  readonly row: FileRow | null;
  readonly documents: readonly KeptDocument[];
  readonly problems: readonly Problem[];
  readonly judgement: Judgement;
}

/** `known` are the files that are here, also from earlier in the same drop. Nothing is written: see `rowToKeep`. */
export async function importFile(
  library: Library,
  dropped: DroppedFile,
  known: KnownFiles,
  { restored = null, ...options }: AskOptions & { readonly restored?: Restored | null },
): Promise<Result<ImportedFile, Problem>> {
  const read = await library.worker.ask({ kind: "read", file: dropped }, options);
  if (!read.ok) return read;
  const { file, documents, problems } = read.value;
  if (restored !== null && file !== restored.id) return refusal(notAsExported());
  const isAnySession = documents.some(({ format, sessions }) => format !== "unknown" && sessions.length > 0);
  if (file === null || !isAnySession) {
    return { ok: true, value: { row: null, documents, problems, judgement: { kind: "refused" } } };
  }
  const brought = documents.filter(({ id }) => known.broughtByOther(id, file)).map(({ id }) => id);
  const row: FileRow = {
    id: file,
    name: dropped.name,
    size: dropped.blob.size,
    addedAt: restored?.addedAt ?? Date.now(),
    blob: dropped.blob,
    documents,
    setAside: [...new Set([...brought, ...(restored?.setAside ?? [])])],
  };
  const judged = await judge(library, known, row, { ...options, together: restored?.together ?? new Set() });
  if (!judged.ok) return judged;
  return { ok: true, value: { row, documents, problems, judgement: judged.value } };
}

/** Keeps a file that clashed: beside what is here, or in its place. */
export async function settleClash(
  library: Library,
  { row, judgement }: ImportedFile,
  choice: "replace" | "keep-both",
): Promise<void> {
  const clashes = judgement.kind === "clash" ? judgement.clashes : [];
  if (row === null) return;
  const deleteFiles = choice === "replace" ? clashes.map(({ here }) => here.id) : [];
  await library.store.write({ putFiles: [row], deleteFiles });
}

async function judge(
  library: Library,
  known: KnownFiles,
  row: FileRow,
  { together, ...options }: AskOptions & { readonly together: ReadonlySet<FileId> },
): Promise<Result<Judgement, Problem>> {
  const same = known.file(row.id);
  const here = new Set(same === undefined ? [] : usableDocuments(same).map(({ id }) => id));
  const fresh = usableDocuments(row).filter(({ id }) => !here.has(id));
  if (fresh.length === 0) {
    const holder = same ?? known.holding(row.documents);
    return {
      ok: true,
      value: holder === undefined ? { kind: "refused" } : { kind: "already-here", here: holder },
    };
  }
  const clashes: Clash[] = [];
  for (const { session, title, other } of knownSessions(known, row, fresh)) {
    if (together.has(other.id)) continue;
    const compared = await library.worker.ask(
      { kind: "compare", older: keptFile(other), newer: keptFile(row), session },
      options,
    );
    if (!compared.ok) return compared;
    const isReplaceable = isSubset(sessionsIn(usableDocuments(other)), sessionsIn(fresh));
    clashes.push({ session, title, here: other, difference: compared.value.difference, isReplaceable });
  }
  return { ok: true, value: clashes.length > 0 ? { kind: "clash", clashes } : { kind: "added" } };
}

function knownSessions(known: KnownFiles, row: FileRow, fresh: readonly KeptDocument[]) {
  const sessions = new Map(
    fresh.flatMap((document) => document.sessions.map(({ id, title }) => [id, title])),
  );
  return [...sessions].flatMap(([session, title]) => {
    const other = known.otherWith(session, row.id);
    return other === undefined ? [] : [{ session, title, other }];
  });
}

function sessionsIn(documents: readonly KeptDocument[]): ReadonlySet<SessionId> {
  return new Set(documents.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
}

function isSubset<Item>(inner: ReadonlySet<Item>, outer: ReadonlySet<Item>): boolean {
  return [...inner].every((item) => outer.has(item));
}

function notAsExported(): Problem {
  return problem("unreadable-archive", say("not-as-exported", {}), { hint: "export-library-again" });
}
