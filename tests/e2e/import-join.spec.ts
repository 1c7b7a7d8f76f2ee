// Files that belong together, in any order, and files that are here already.
import { expect, test } from "@playwright/test";
import { CHILD, given, LEAD, LEAD_TITLE, LibraryPage, withRecords } from "./pages/library-page.ts";

test("a child dropped later joins its lead, and says why", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  await expect(library.bundle(LEAD_TITLE)).toContainText("1 loaded");

  await library.import(CHILD);

  await expect(library.row("two-background-children-reviewer.json")).toContainText(
    `joined ${LEAD_TITLE}: its parentID names a session that is here`,
  );
  await expect(library.bundle(LEAD_TITLE)).toContainText("2 loaded");
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(1);
});

test("a lead dropped after its child joins it under the lead's title", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(CHILD);

  await library.import(LEAD);

  await expect(library.row("two-background-children.json")).toContainText(
    `joined ${LEAD_TITLE}: it dispatched a session that is here`,
  );
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(1);
  await expect(library.bundle(LEAD_TITLE)).toContainText("2 loaded");
});

test("the same bytes again are already here, under any name", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);

  await library.choose([given("renamed.json", (await import("node:fs")).readFileSync(LEAD))]);

  const row = library.row("renamed.json");
  await expect(row).toContainText(`Already here: the same bytes, in ${LEAD_TITLE}.`);
  await row.getByRole("link", { name: LEAD_TITLE }).click();
  await expect(page).toHaveURL(/\/session\/\?b=/);
});

const older = () =>
  given(
    "older.json",
    withRecords(LEAD, (index, of) => index < of - 4),
  );
const newer = () =>
  given(
    "newer.json",
    withRecords(LEAD, () => true),
  );

test("a newer export of a known session waits for a choice; replacing leaves the newer alone", async ({
  page,
}) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.choose([older()]);
  await library.settled();

  await library.choose([newer()]);
  const row = library.row("newer.json");
  await expect(row).toContainText("4 new records. Another export of");
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(1);
  await row.getByRole("button", { name: "Replace" }).click();

  await expect(row).toContainText("new bundle");
  await library.choose([older()]);
  await expect(library.row("older.json")).toContainText("4 records less than the export of");
});

test("keeping both puts both in one bundle and reports the double", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.choose([older()]);
  await library.settled();
  await library.choose([newer()]);

  const row = library.row("newer.json");
  await row.getByRole("button", { name: "Keep both" }).click();

  await expect(row).toContainText("another export of a session that is here");
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(1);
  await expect(library.bundles).toContainText("1 warning");
});

test("leaving it out changes nothing", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.choose([older()]);
  await library.settled();
  await library.choose([newer()]);

  const row = library.row("newer.json");
  await row.getByRole("button", { name: "Leave it out" }).click();

  await expect(row).toContainText("left out; nothing was changed");
});

test("what is to be decided stays in the ledger when more files come", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.choose([older()]);
  await library.settled();
  await library.choose([newer()]);
  await expect(library.row("newer.json")).toContainText("4 new records");

  await library.import(CHILD);

  await expect(library.row("newer.json").getByRole("button", { name: "Replace" })).toBeVisible();
});
