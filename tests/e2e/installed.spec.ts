// The site as an installed app: what the browser itself says of its manifest, its icons, and the files that the system opens
// with it.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { LEAD, LEAD_TITLE, LibraryPage, REFUSAL, REFUSAL_TITLE } from "./pages/library-page.ts";

test.use({ serviceWorkers: "allow" });

test("the browser reads the manifest without a complaint and would install the site", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("this page is kept in this browser")).toBeVisible();
  const session = await page.context().newCDPSession(page);

  const { errors, data } = await session.send("Page.getAppManifest");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");

  expect(errors).toEqual([]);
  // A test's browser keeps nothing on disk, and that is all it holds against installing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  expect(manifest).toMatchObject({ id: "/", start_url: "./", scope: "./", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, `/${src}`);
    expect(size).toBe(sizes);
  }
  expect(Object.values(manifest.file_handlers[0].accept).flat()).toEqual([".json", ".jsonl", ".zip"]);
});

/** Stands in for the system: holds the page's consumer, and hands it files as an opened app gets them. */
async function launchable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const consumers: ((params: object) => void)[] = [];
    Object.defineProperty(window, "launchQueue", {
      value: { setConsumer: (consumer: (params: object) => void) => consumers.splice(0, 1, consumer) },
    });
    const launch = (files: readonly { name: string; text: string | null }[]) =>
      consumers[0]?.({
        files: files.map(({ name, text }) => ({
          name,
          getFile: async () => {
            if (text === null) throw new DOMException("gone", "NotFoundError");
            return new File([text], name);
          },
        })),
      });
    Object.assign(window, { launch });
  });
}

const launch = (page: Page, files: readonly { name: string; text: string | null }[]) =>
  page.evaluate((given) => Reflect.get(window, "launch")(given), files);

test("a file opened with the app is imported like a dropped one", async ({ page }) => {
  await launchable(page);
  const library = new LibraryPage(page);
  await library.open();

  await launch(page, [{ name: "opened.json", text: readFileSync(LEAD, "utf8") }]);

  await expect(library.row("opened.json")).toContainText(`new bundle ${LEAD_TITLE}`);
});

test("opened over a session, it leads to the library, and what is gone says so", async ({ page }) => {
  await launchable(page);
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();

  await launch(page, [
    { name: "refusal.json", text: readFileSync(REFUSAL, "utf8") },
    { name: "gone.json", text: null },
  ]);

  await expect(page).toHaveURL("/");
  await expect(library.row("refusal.json")).toContainText(`new bundle ${REFUSAL_TITLE}`);
  await expect(library.row("gone.json")).toContainText("The browser could not open this file.");
});

test("a launch without files changes nothing", async ({ page }) => {
  await launchable(page);
  const library = new LibraryPage(page);
  await library.open();

  await launch(page, []);

  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
  await expect(library.ledger).toHaveCount(0);
});
