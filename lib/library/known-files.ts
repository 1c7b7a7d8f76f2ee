// The files that are here while an import goes on, found by their own id, by a document and by a session: a drop of
// thousands asks for each of them.

import type { DocumentId, SessionId } from "../model/ids.ts";
import type { FileId, KeptDocument } from "../model/library.ts";
import type { FileRow } from "../store/rows.ts";
import { usableDocuments } from "./kept-documents.ts";

export interface KnownFiles {
  readonly file: (id: FileId) => FileRow | undefined;
  /** A file that brings one of these documents. */
  readonly holding: (documents: readonly KeptDocument[]) => FileRow | undefined;
  /** Another file than `id` that brings the document. */
  readonly broughtByOther: (document: DocumentId, id: FileId) => boolean;
  /** Another file than `id` that holds the session; the one that came first. */
  readonly otherWith: (session: SessionId, id: FileId) => FileRow | undefined;
  readonly put: (row: FileRow) => void;
}

export function knownFiles(rows: readonly FileRow[]): KnownFiles {
  const files = new Map<FileId, FileRow>();
  const byDocument = new Map<DocumentId, Set<FileId>>();
  const bySession = new Map<SessionId, Set<FileId>>();

  function put(row: FileRow): void {
    files.set(row.id, row);
    for (const { id, sessions } of usableDocuments(row)) {
      addTo(byDocument, id, row.id);
      for (const session of sessions) addTo(bySession, session.id, row.id);
    }
  }

  /** A row that was put again may hold less than it did: what it is found by is held against it. */
  const bringing = (document: DocumentId) =>
    [...(byDocument.get(document) ?? [])]
      .flatMap((id) => files.get(id) ?? [])
      .filter((row) => usableDocuments(row).some(({ id }) => id === document));

  for (const row of rows) put(row);
  return {
    file: (id) => files.get(id),
    holding: (documents) => documents.flatMap(({ id }) => bringing(id))[0],
    broughtByOther: (document, file) => bringing(document).some(({ id }) => id !== file),
    otherWith: (session, file) =>
      [...(bySession.get(session) ?? [])]
        .filter((id) => id !== file)
        .flatMap((id) => files.get(id) ?? [])
        .find((row) =>
          usableDocuments(row).some(({ sessions }) => sessions.some(({ id }) => id === session)),
        ),
    put,
  };
}

function addTo<Key, Item>(map: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([item]));
  else known.add(item);
}
