// Every way in, and what the ledger says of it. Files are real: dropped by the browser's own drag events, chosen in its
// own file chooser, pasted from a clipboard event.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { CHILD, given, LEAD, LEAD_TITLE, LibraryPage, REFUSAL, TORN } from "./pages/library-page.ts";

test("a dropped export becomes a bundle, with the verdict and its reason", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();

  await library.drag([LEAD]);

  const row = library.row("two-background-children.json");
  await expect(row).toContainText("OpenCode 2 export, inferred");
  await expect(row).toContainText("13 records, computed");
  await expect(row).toContainText(`new bundle ${LEAD_TITLE}`);
  await expect(library.bundle(LEAD_TITLE)).toBeVisible();
});

test("while files are dragged over the page, the zone says how many it would import", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();

  await library.drag([LEAD, CHILD, TORN], false);

  await expect(library.zone).toContainText("Drop 3 files to import them.");
});

test("a dropped folder is walked to its end", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();

  await library.drag([dirname(LEAD)]);

  await expect(library.row("samples/two-background-children.json")).toBeVisible();
  await library.settled();
  await expect(library.row("samples/refusal-by-rule.json")).toContainText("new bundle");
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(3);
});

test("a chosen folder is read, and what is not looked at is counted", async ({ page }, info) => {
  const { mkdirSync, copyFileSync, writeFileSync } = await import("node:fs");
  const folder = info.outputPath("run");
  mkdirSync(folder, { recursive: true });
  copyFileSync(LEAD, `${folder}/e-f.json`);
  writeFileSync(`${folder}/notes.md`, "# notes");
  const library = new LibraryPage(page);
  await library.open();

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a folder" }).click();
  await (await chooser).setFiles(folder);

  await expect(library.row("run/e-f.json")).toContainText(`new bundle ${LEAD_TITLE}`);
  await expect(library.ledger).toContainText("1 other file of the folder was not looked at");
});

test("a ZIP of a lead and its child is one bundle", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  const zip = zipSync({
    "run/lead.json": new Uint8Array(readFileSync(LEAD)),
    "run/child.json": new Uint8Array(readFileSync(CHILD)),
    "run/readme.md": strToU8("# run"),
  });

  await library.choose([given("run.zip", zip)]);

  const row = library.row("run.zip");
  await expect(row).toContainText(`new bundle ${LEAD_TITLE}`);
  await expect(row).toContainText("child session");
  await expect(library.bundle(LEAD_TITLE)).toContainText("2 loaded");
});

test("pasted text is imported like a file", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();

  await page.getByRole("button", { name: "Paste text" }).click();
  await page.getByLabel("The text of an export").fill(readFileSync(REFUSAL, "utf8"));
  await page.getByRole("button", { name: "Import text" }).click();

  await expect(library.row("pasted-1.txt")).toContainText("new bundle");
});

test("text pasted onto the page itself is imported too", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();

  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    readFileSync(REFUSAL, "utf8"),
  );

  await expect(library.row("pasted-1.txt")).toContainText("new bundle");
});

test("a sample is a file like any other", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();

  await page.getByRole("button", { name: "An OpenCode 2 lead with two background children" }).click();

  await expect(library.row("two-background-children-reviewer.json")).toContainText(`joined ${LEAD_TITLE}`);
});

test("a broken file says what, where and what to do, and keeps what could be read", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();

  await library.import(TORN);

  const row = library.row("torn.json");
  await expect(row).toContainText(/at byte [\d ]+/);
  await expect(row).toContainText("complete records were kept");
  await expect(row).toContainText("Export the session again");
  await expect(row).toContainText("new bundle");
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(1);
  await expect(library.bundles).toContainText(/[1-9]\d* loss/);
});

test("a file that holds no session is refused with what it looks like, and nothing is changed", async ({
  page,
}) => {
  const library = new LibraryPage(page);
  await library.open();

  await library.import("package.json");

  const row = library.row("package.json");
  await expect(row).toContainText(/package/i);
  await expect(row).toContainText("not imported; nothing was changed");
  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
});

test("an empty file and a picture are refused in words", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

  await library.choose([given("empty.json", ""), given("shot.png", picture)]);
  await library.settled();

  for (const name of ["empty.json", "shot.png"]) {
    await expect(library.row(name)).toContainText("not imported; nothing was changed");
  }
  await expect(page.locator("body")).not.toContainText("[object");
  await expect(page.locator("body")).not.toContainText("NaN");
});
