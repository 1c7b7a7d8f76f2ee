// One dropped file, read and judged against what is here. Only `added` changes the library; a newer export of a known
// session waits for the reader's choice.

import type { Result } from "../base/result.ts";
import type { SessionId } from "../model/ids.ts";
import type { FileId, KeptDocument } from "../model/library.ts";
import type { Problem } from "../model/problem.ts";
import type { FileRow } from "../store/rows.ts";
import type { AskOptions } from "../worker/client.ts";
import type { DroppedFile, ExportDifference } from "../worker/protocol.ts";
import { keptFile, usableDocuments } from "./kept-documents.ts";
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

export interface ImportedFile {
  /** null: no session was found in it. */
  readonly row: FileRow | null;
  readonly documents: readonly KeptDocument[];
  readonly problems: readonly Problem[];
  readonly judgement: Judgement;
}

/** `files` are those that are here, also from earlier in the same drop. */
export async function importFile(
  library: Library,
  dropped: DroppedFile,
  files: readonly FileRow[],
  options: AskOptions,
): Promise<Result<ImportedFile, Problem>> {
  const read = await library.worker.ask({ kind: "read", file: dropped }, options);
  if (!read.ok) return read;
  const { file, documents, problems } = read.value;
  const isAnySession = documents.some(({ format, sessions }) => format !== "unknown" && sessions.length > 0);
  if (file === null || !isAnySession) {
    return { ok: true, value: { row: null, documents, problems, judgement: { kind: "refused" } } };
  }
  const row: FileRow = {
    id: file,
    name: dropped.name,
    size: dropped.blob.size,
    addedAt: Date.now(),
    blob: dropped.blob,
    documents,
    setAside: broughtByOthers(files, file, documents),
  };
  const judged = await judge(library, files, row, options);
  if (!judged.ok) return judged;
  if (judged.value.kind === "added") await library.store.write({ putFiles: [row] });
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
  files: readonly FileRow[],
  row: FileRow,
  options: AskOptions,
): Promise<Result<Judgement, Problem>> {
  const same = files.find((file) => file.id === row.id);
  const known = new Set(same === undefined ? [] : usableDocuments(same).map(({ id }) => id));
  const fresh = usableDocuments(row).filter(({ id }) => !known.has(id));
  if (fresh.length === 0) {
    const here = same ?? files.find((file) => holdsAny(file, row.documents));
    return { ok: true, value: here === undefined ? { kind: "refused" } : { kind: "already-here", here } };
  }
  const others = files.filter((file) => file.id !== row.id);
  const clashes: Clash[] = [];
  for (const { session, title, here } of knownSessions(others, fresh)) {
    const compared = await library.worker.ask(
      { kind: "compare", older: keptFile(here), newer: keptFile(row), session },
      options,
    );
    if (!compared.ok) return compared;
    const isReplaceable = isSubset(sessionsIn(usableDocuments(here)), sessionsIn(fresh));
    clashes.push({ session, title, here, difference: compared.value.difference, isReplaceable });
  }
  return { ok: true, value: clashes.length > 0 ? { kind: "clash", clashes } : { kind: "added" } };
}

/** Documents of a file whose very bytes another file already brought. */
function broughtByOthers(files: readonly FileRow[], file: FileId, documents: readonly KeptDocument[]) {
  const others = files.filter(({ id }) => id !== file);
  const here = new Set(others.flatMap(usableDocuments).map(({ id }) => id));
  return documents.filter(({ id }) => here.has(id)).map(({ id }) => id);
}

function holdsAny(file: FileRow, documents: readonly KeptDocument[]): boolean {
  const ids = new Set(documents.map(({ id }) => id));
  return usableDocuments(file).some(({ id }) => ids.has(id));
}

function knownSessions(files: readonly FileRow[], fresh: readonly KeptDocument[]) {
  const found: { session: SessionId; title: string | null; here: FileRow }[] = [];
  for (const { id, title } of fresh.flatMap(({ sessions }) => sessions)) {
    const here = files.find((file) => sessionsIn(usableDocuments(file)).has(id));
    if (here !== undefined && !found.some(({ session }) => session === id)) {
      found.push({ session: id, title, here });
    }
  }
  return found;
}

function sessionsIn(documents: readonly KeptDocument[]): ReadonlySet<SessionId> {
  return new Set(documents.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
}

function isSubset<Item>(inner: ReadonlySet<Item>, outer: ReadonlySet<Item>): boolean {
  return [...inner].every((item) => outer.has(item));
}
