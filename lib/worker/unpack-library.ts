// Takes an exported library apart: its list, and each file as a Blob that refers to its place in the archive. What is
// missing, cut or packed in an unknown way is a problem of that file; the others are handed over.

import { sourceFromBlob } from "../decode/sources.ts";
import { dataRange, type ZipMember, zipDirectory } from "../decode/zip-directory.ts";
import { ARCHIVE_LIST, type ArchivedFile } from "../model/library-archive.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { ByteSource } from "../model/raw-document.ts";
import { readLibraryArchive } from "../model/schema/library-archive-schema.ts";
import { say } from "../model/sentences.ts";
import type { Answer, DroppedFile, UnpackedFile } from "./protocol.ts";

const STORED = 0;
const DEFLATED = 8;
const LOST = { hint: "export-library-again" } as const;
/** A list of a million files is some 300 MB; more than this is no list of ours. */
const LONGEST_LIST = 384 * 1024 * 1024;

export async function unpackLibrary({
  blob,
  name,
}: DroppedFile): Promise<Extract<Answer, { kind: "unpack" }>> {
  const source = sourceFromBlob(blob, name);
  const { members } = await zipDirectory(source);
  const byPath = new Map(members.map((member) => [member.path, member]));
  const list = byPath.get(ARCHIVE_LIST);
  const text = list === undefined ? null : await contentOf(blob, source, list);
  const archive =
    text instanceof Blob && text.size <= LONGEST_LIST ? readLibraryArchive(await text.text()) : null;
  if (archive === null) return { kind: "unpack", archive: null, files: [], problems: [unreadableList()] };
  const files: UnpackedFile[] = [];
  const problems: Problem[] = [];
  for (const file of archive.files) {
    const member = byPath.get(file.path);
    const content = member === undefined ? missing(file) : await contentOf(blob, source, member);
    if (!(content instanceof Blob)) problems.push({ ...content, document: file.name });
    else if (content.size !== file.size) problems.push(cut(file, content.size));
    else files.push({ file, blob: content });
  }
  return { kind: "unpack", archive, files, problems };
}

async function contentOf(blob: Blob, source: ByteSource, member: ZipMember): Promise<Blob | Problem> {
  const range = await dataRange(source, member);
  if (range === null || member.isEncrypted) return unreadable();
  const stored = blob.slice(...range);
  if (member.method === STORED) return stored;
  if (member.method !== DEFLATED) return unreadable();
  try {
    return await new Response(stored.stream().pipeThrough(new DecompressionStream("deflate-raw"))).blob();
  } catch {
    return unreadable();
  }
}

function unreadableList(): Problem {
  return problem("unreadable-archive", say("library-list-unreadable", {}), { hint: "unpack-library" });
}

function missing({ name }: ArchivedFile): Problem {
  return problem("unreadable-archive", say("library-file-missing", { name }), { ...LOST, document: name });
}

function cut({ name, size }: ArchivedFile, held: number): Problem {
  return problem("unreadable-archive", say("library-file-cut", { name, held, size }), {
    ...LOST,
    document: name,
  });
}

function unreadable(): Problem {
  return problem("unreadable-archive", say("library-file-packed", {}), LOST);
}
