// The tables as they are: changes whole or not at all, rows that come back as they went in. The IndexedDB below is a
// stand-in for the browser's; what only a browser does (quota, versions across tabs) is tested in one.

import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { DATABASE_NAME, type LibraryDatabase, libraryDatabase } from "@/lib/store/database.ts";
import { bundle, bundleId, file, fileId } from "../library/sample-rows.ts";

const quiet = { blocked: () => undefined, superseded: () => undefined };
let opened: LibraryDatabase | null = null;

async function database(events = quiet): Promise<LibraryDatabase> {
  opened = libraryDatabase(events);
  await opened.open();
  return opened;
}

afterEach(async () => {
  opened?.close();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE_NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
});

const lead = file("f1", [{ id: "L", session: "ses_lead", children: ["ses_child"] }]);
const row = bundle("ses_lead", ["f1/L"]);

test("rows come back as they went in", async () => {
  const db = await database();
  await db.write({ putFiles: [lead], putBundles: [row] });

  const { files, bundles } = await db.read();

  expect(bundles).toEqual([row]);
  expect(files[0]?.documents).toEqual(lead.documents);
  expect(await files[0]?.blob.text()).toBe("f1");
});

test("a change deletes before it puts", async () => {
  const db = await database();
  await db.write({ putFiles: [lead], putBundles: [row] });

  await db.write({
    deleteFiles: [fileId("f1")],
    deleteBundles: [bundleId("ses_lead")],
    putBundles: [bundle("ses_lead", [])],
  });

  expect(await db.read()).toEqual({ files: [], bundles: [bundle("ses_lead", [])] });
});

test("of a change that fails nothing stays", async () => {
  const db = await database();
  const uncloneable = new Proxy(bundle("ses_other", []), {});

  // The first row is taken, the second cannot be copied into the database.
  await expect(db.write({ putBundles: [row, uncloneable] })).rejects.toThrow();

  expect((await db.read()).bundles).toEqual([]);
});

test("what another connection writes is told", async () => {
  const db = await database();
  const seen: number[] = [];
  const watching = db.content.subscribe(({ bundles }) => seen.push(bundles.length));
  const other = libraryDatabase(quiet);
  await other.open();

  await other.write({ putBundles: [row] });

  await expect.poll(() => seen.at(-1)).toBe(1);
  watching.unsubscribe();
  other.close();
});

test("a newer version elsewhere closes this connection and says so", async () => {
  let isSuperseded = false;
  await database({
    blocked: () => undefined,
    superseded: () => {
      isSuperseded = true;
    },
  });

  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 999);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });

  expect(isSuperseded).toBe(true);
});

test("rows of version 1, whose verdicts were prose, keep their bytes and lose the prose", async () => {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 10); // Dexie counts versions in tens.
    request.onupgradeneeded = () => {
      const documents = lead.documents.map((document) => ({ ...document, because: "its rows are flat" }));
      request.result.createObjectStore("documents", { keyPath: "id" }).put({ ...lead, documents });
      const problem = { code: "analysis-stopped", message: "The analysis stopped: x.", hint: "Try again." };
      request.result
        .createObjectStore("bundles", { keyPath: "id" })
        .put({ ...row, analysisVersion: 1, summary: null, problem });
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });

  const { files, bundles } = await (await database()).read();

  expect(await files[0]?.blob.text()).toBe("f1");
  expect(files[0]?.documents.map(({ id, because }) => [id, because])).toEqual([["L", []]]);
  expect(bundles).toEqual([{ ...row, analysisVersion: 0, summary: null, problem: null }]);
});
