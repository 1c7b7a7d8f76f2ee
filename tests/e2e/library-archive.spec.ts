// The whole library as one file: out, back in, merged with what is here, damaged on the way.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import {
  CHILD,
  given,
  LEAD,
  LEAD_TITLE,
  LibraryPage,
  REFUSAL,
  REFUSAL_TITLE,
  withRecords,
} from "./pages/library-page.ts";

const FILES = [LEAD, CHILD, REFUSAL];

/** A browser in which a page cannot write to disk: it downloads. */
async function withoutPicker(page: Page): Promise<LibraryPage> {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  const library = new LibraryPage(page);
  await library.open();
  return library;
}

async function exported(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: "Export library…" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^groundline-library-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByRole("dialog")).toContainText(/files? saved\./);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  return readFileSync(await file.path());
}

const archive = (bytes: Uint8Array) => given("groundline-library.zip", bytes);

test("exported and brought back elsewhere, every file is the same byte for byte, and the list is the same", async ({
  page,
  browser,
  baseURL,
}) => {
  const library = await withoutPicker(page);
  await library.import(...FILES);
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();
  await page.goBack();
  await expect(library.bundle(LEAD_TITLE)).toContainText("today");

  const first = await exported(page);
  const members = unzipSync(new Uint8Array(first));
  for (const path of FILES) {
    const [, bytes] = Object.entries(members).find(([name]) => name.endsWith(`/${basename(path)}`)) ?? [];
    expect(Buffer.from(bytes ?? []).equals(readFileSync(path))).toBe(true);
  }

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await withoutPicker(await context.newPage());
  await elsewhere.choose([archive(first)]);
  await elsewhere.settled();
  await expect(elsewhere.row("groundline-library.zip")).toContainText(
    "An exported library: its 3 files follow.",
  );
  await expect(elsewhere.row(basename(CHILD))).toContainText(`joined ${LEAD_TITLE}`);
  await expect(elsewhere.bundles.getByRole("rowheader")).toHaveCount(2);
  await expect(elsewhere.bundle(LEAD_TITLE)).toContainText("today");

  const second = unzipSync(new Uint8Array(await exported(elsewhere.page)));
  const listOf = (files: Record<string, Uint8Array>) =>
    JSON.parse(new TextDecoder().decode(files["groundline-library.json"]));
  const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);
  const ids = ({ files }: { files: { id: string; addedAt: number }[] }) =>
    files.map(({ id, addedAt }) => ({ id, addedAt })).sort(byId);
  expect(ids(listOf(second))).toEqual(ids(listOf(members)));
  await context.close();
});

test("what is here already stays, what is new is added, another export of a session is a choice", async ({
  page,
  browser,
  baseURL,
}) => {
  const library = await withoutPicker(page);
  await library.import(LEAD, REFUSAL);
  const saved = await exported(page);

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await withoutPicker(await context.newPage());
  await elsewhere.import(REFUSAL);
  await elsewhere.choose([
    given(
      "older.json",
      withRecords(LEAD, (index, of) => index < of - 4),
    ),
  ]);
  await elsewhere.settled();
  await elsewhere.choose([archive(saved)]);
  await elsewhere.settled();

  await expect(elsewhere.row(basename(REFUSAL))).toContainText("Already here: the same bytes");
  await expect(elsewhere.row(basename(LEAD))).toContainText("4 new records. Another export of");
  await expect(elsewhere.bundles.getByRole("rowheader")).toHaveCount(2);
  await context.close();
});

test("two exports of one session that were kept together come back together, without a question", async ({
  page,
  browser,
  baseURL,
}) => {
  const library = await withoutPicker(page);
  const older = given(
    "older.json",
    withRecords(LEAD, (index, of) => index < of - 4),
  );
  await library.choose([older]);
  await library.settled();
  await library.import(LEAD);
  await library.row(basename(LEAD)).getByRole("button", { name: "Keep both" }).click();
  await library.settled();
  const saved = await exported(page);

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await withoutPicker(await context.newPage());
  await elsewhere.choose([archive(saved)]);
  await elsewhere.settled();

  await expect(elsewhere.ledger.getByText("3 files: 3 read")).toBeVisible();
  await context.close();
});

test("a damaged file and a missing one are told, the others are added", async ({
  page,
  browser,
  baseURL,
}) => {
  const library = await withoutPicker(page);
  await library.import(...FILES);
  const saved = await exported(page);
  const changed = Buffer.from(saved);
  const at = changed.indexOf(readFileSync(LEAD).subarray(0, 400));
  changed[at + 300] = (changed[at + 300] ?? 0) ^ 1;
  // Cut inside the last file: the directory at the end is gone as well.
  const cut = changed.subarray(0, changed.indexOf(readFileSync(REFUSAL).subarray(0, 400)) + 1000);

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await withoutPicker(await context.newPage());
  await elsewhere.choose([archive(cut)]);
  await elsewhere.settled();

  const row = elsewhere.row("groundline-library.zip");
  await expect(row).toContainText("An exported library: 2 of its 3 files follow.");
  await expect(row).toContainText(/holds [\d ]+ of the [\d ]+ bytes of “refusal-by-rule\.json”/);
  await expect(elsewhere.row(basename(LEAD))).toContainText("These are not the bytes that were exported");
  await expect(elsewhere.row(basename(CHILD))).toContainText("new bundle");
  await expect(elsewhere.bundles.getByRole("rowheader")).toHaveCount(1);

  const listless = Buffer.from(saved);
  listless.fill("x", 60, 200);
  await elsewhere.choose([given("listless.zip", listless)]);
  await elsewhere.settled();
  await expect(elsewhere.row("listless.zip")).toContainText("whose list of files cannot be read");
  await context.close();
});

test("it is said before saving that nothing is redacted; the dialog breaks no rule, and clearing offers it", async ({
  page,
}) => {
  const library = await withoutPicker(page);
  await library.import(REFUSAL);

  await page.getByRole("button", { name: "Clear all…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export it first…" }).click();

  const dialog = page.getByRole("dialog", { name: "Export the whole library" });
  await expect(dialog).toContainText("Nothing is left out or masked");
  await expect(dialog).toContainText("save a report instead");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(library.bundle(REFUSAL_TITLE)).toBeVisible();
});

test("where a page may write to disk, the file is written piece by piece, and a refusal is told", async ({
  page,
}) => {
  // The browser's own private file system stands in for the disk: a real file and a real stream.
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle("saved.zip", { create: true });
      },
    });
  });
  const library = new LibraryPage(page);
  await library.open();
  await library.import(REFUSAL);
  await page.getByRole("button", { name: "Export library…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toContainText("1 file saved.");

  const bytes = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle("saved.zip")).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  const members = unzipSync(Uint8Array.from(bytes));
  expect(Buffer.from(members["files/0001/refusal-by-rule.json"] ?? []).equals(readFileSync(REFUSAL))).toBe(
    true,
  );

  await page.evaluate(() =>
    Object.assign(window, {
      showSaveFilePicker: () => Promise.reject(new DOMException("The disk is full", "QuotaExceededError")),
    }),
  );
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Export library…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toContainText("It was not saved: The disk is full.");
});
