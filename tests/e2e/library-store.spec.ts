// What the browser may do to storage: refuse it, fill up, hold it in another tab, hand it to a newer version. Each is
// provoked in the browser itself.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { given, LEAD, LEAD_TITLE, LibraryPage, REFUSAL, REFUSAL_TITLE } from "./pages/library-page.ts";

/** The first file and its row fit, the second does not. */
const ROOM_FOR_ONE = 60_000;

async function worksInMemory(page: Page): Promise<void> {
  const library = new LibraryPage(page);
  await library.open();
  await expect(
    page.getByRole("alert").filter({ hasText: "This browser keeps nothing for this page" }),
  ).toBeVisible();

  await library.import(LEAD);

  await expect(library.bundle(LEAD_TITLE)).toContainText("in memory only");
  await expect(page.getByText("in memory until this page is closed")).toBeVisible();
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page.getByRole("heading", { name: LEAD_TITLE })).toBeVisible();
}

test("a browser whose indexedDB.open throws works in memory and says so", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  await worksInMemory(page);
});

test("a browser that refuses the database works in memory and says so", async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      return open.call(this, name, Number.NaN); // Not a version: the browser itself throws.
    };
  });
  await worksInMemory(page);
});

test("a browser without IndexedDB works in memory and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await worksInMemory(page);
});

test("on a full disk a file is kept in memory, and that is said; what was kept stays kept", async ({
  page,
  baseURL,
}) => {
  const library = new LibraryPage(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "", quotaSize: ROOM_FOR_ONE });
  await library.open();
  await library.import(REFUSAL);

  await library.choose([given("padded.json", `${readFileSync(LEAD, "utf8")}${" ".repeat(200_000)}`)]);
  await library.settled();

  await expect(page.getByRole("alert").filter({ hasText: "The browser has no room left" })).toBeVisible();
  await expect(library.row("padded.json")).toContainText("in memory only");
  await expect(library.bundle(LEAD_TITLE)).toContainText("in memory only");
  await expect(library.bundle(REFUSAL_TITLE)).not.toContainText("in memory only");

  await page.reload();
  await expect(library.bundle(REFUSAL_TITLE)).toBeVisible();
  await expect(library.bundle(LEAD_TITLE)).toHaveCount(0);
});

test("a newer version in another tab closes this one with a message", async ({ page, context }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  const other = await context.newPage();
  await other.goto("/samples/index.json");

  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("groundline", 999);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error("the older tab did not let go"));
      }),
  );

  await expect(page.getByRole("alert").filter({ hasText: "Another tab runs a newer version" })).toBeVisible();
  await expect(library.bundle(LEAD_TITLE)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("an older tab that holds the database is named, and this one goes on when it lets go", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/samples/index.json");
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("groundline", 1);
        request.onsuccess = () => {
          Object.assign(window, { held: request.result });
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
  );

  const library = new LibraryPage(page);
  await library.open();
  await expect(
    page.getByRole("alert").filter({ hasText: "Another tab still runs an older version" }),
  ).toBeVisible();
  await other.close();

  await expect(page.getByText("Nothing is kept in this browser yet.")).toBeVisible();
  await library.import(LEAD);
  await expect(library.bundle(LEAD_TITLE)).toBeVisible();
});

test("rows of another version of the analysis are made again from the files", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("groundline");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const table = request.result.transaction("bundles", "readwrite").objectStore("bundles");
          const all = table.getAll();
          all.onsuccess = () => {
            const [row] = all.result;
            table.put({ ...row, analysisVersion: 0, summary: { ...row.summary, sessionsLoaded: 77 } });
          };
          table.transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );

  await page.reload();

  await expect(library.bundle(LEAD_TITLE)).toContainText("1 loaded");
});
