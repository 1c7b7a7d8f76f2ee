// Rows by hand, for tests of the library: only what a test is about needs to be said.

import { brand } from "@/lib/base/brand.ts";
import type { BundleId, DocumentId, SessionId } from "@/lib/model/ids.ts";
import type { FileId, KeptDocument } from "@/lib/model/library.ts";
import { reason } from "@/lib/model/reason.ts";
import type { BundleRow, FileRow } from "@/lib/store/rows.ts";

export const documentId = (name: string) => brand<DocumentId>(name);
export const sessionId = (name: string) => brand<SessionId>(name);
export const bundleId = (name: string) => brand<BundleId>(name);
export const fileId = (name: string) => brand<FileId>(name);

export interface DocumentSketch {
  readonly id: string;
  readonly session?: string;
  readonly parent?: string;
  readonly children?: readonly string[];
  readonly format?: KeptDocument["format"];
}

export function document(sketch: DocumentSketch): KeptDocument {
  const { id, session, parent, children = [], format = "opencode-2" } = sketch;
  return {
    id: documentId(id),
    name: `${id}.json`,
    format,
    because: [reason("named-events", {})],
    statedVersion: null,
    isComplete: true,
    isSanitized: false,
    sessions:
      session === undefined
        ? []
        : [
            {
              id: sessionId(session),
              parent: parent === undefined ? null : sessionId(parent),
              title: null,
              rows: 1,
            },
          ],
    children: children.map(sessionId),
  };
}

export function file(
  id: string,
  documents: readonly DocumentSketch[],
  setAside: readonly string[] = [],
): FileRow {
  return {
    id: fileId(id),
    name: `${id}.json`,
    size: 10,
    addedAt: 1,
    blob: new Blob([id]),
    documents: documents.map(document),
    setAside: setAside.map(documentId),
  };
}

/** Places as `file/document`. */
export function bundle(id: string, places: readonly string[]): BundleRow {
  return {
    id: bundleId(id),
    places: places.map((place) => {
      const [file = "", document = ""] = place.split("/");
      return { file: fileId(file), document: documentId(document) };
    }),
    size: 10,
    addedAt: 1,
    openedAt: null,
    analysisVersion: 1,
    summary: null,
    problem: null,
  };
}
