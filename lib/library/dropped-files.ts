// What a drop, a picker or a paste holds, as files with their paths below a dropped folder. Folders are walked to the
// end; a file that vanished meanwhile is left to the reader of files to report.

import type { DroppedFile } from "../worker/protocol.ts";
import { type FolderContent, worthReading } from "./worth-reading.ts";

/** Must be called in the drop's own event: the browser empties it afterwards. */
export function filesOfDrop(transfer: DataTransfer): Promise<FolderContent> {
  const items = [...transfer.items].filter((item) => item.kind === "file");
  const taken = items.map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  return collected(taken);
}

export function filesOfList(list: FileList | null): FolderContent {
  const files = [...(list ?? [])];
  const chosen = files.filter((file) => file.webkitRelativePath === "").map(dropped);
  const inFolder = worthReading(files.filter((file) => file.webkitRelativePath !== "").map(dropped));
  return { files: [...chosen, ...inFolder.files], passedOver: inFolder.passedOver };
}

export function fileOfText(text: string, name: string): DroppedFile {
  return { name, blob: new Blob([text], { type: "text/plain" }) };
}

interface Taken {
  readonly entry: FileSystemEntry | null;
  readonly file: File | null;
}

async function collected(taken: readonly Taken[]): Promise<FolderContent> {
  const chosen: DroppedFile[] = [];
  const inFolders: DroppedFile[] = [];
  for (const { entry, file } of taken) {
    if (entry !== null && isDirectory(entry)) inFolders.push(...(await filesBelow(entry)));
    else if (file !== null) chosen.push(dropped(file));
  }
  const folder = worthReading(inFolders);
  return { files: [...chosen, ...folder.files], passedOver: folder.passedOver };
}

async function filesBelow(folder: FileSystemDirectoryEntry): Promise<readonly DroppedFile[]> {
  const found: DroppedFile[] = [];
  const pending: FileSystemDirectoryEntry[] = [folder];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const entry of await entriesOf(next)) {
      if (isDirectory(entry)) pending.push(entry);
      else if (isFile(entry)) {
        const file = await fileOf(entry);
        found.push({ name: entry.fullPath.replace(/^\//, ""), blob: file });
      }
    }
  }
  return found;
}

/** A reader hands out entries in batches until an empty one. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function dropped(file: File): DroppedFile {
  return { name: file.webkitRelativePath || file.name, blob: file };
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
