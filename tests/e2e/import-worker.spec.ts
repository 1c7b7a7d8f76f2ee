// Reading away from the page: it can be cancelled, it can die, and it can reach nobody.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { LEAD, LEAD_TITLE, LibraryPage } from "./pages/library-page.ts";

/** An export with the same records over and over, large enough that reading it takes a while. */
function largeExport(path: string, bytes: number): void {
  const exported: { info: object; messages: object[] } = JSON.parse(readFileSync(LEAD, "utf8"));
  const round = exported.messages.map((message) => JSON.stringify(message)).join(",");
  const rounds = Math.ceil(bytes / round.length);
  writeFileSync(
    path,
    `{"info":${JSON.stringify(exported.info)},"messages":[${Array(rounds).fill(round).join(",")}]}`,
  );
}

test("a large file shows its progress and can be cancelled; nothing of it stays", async ({ page }, info) => {
  const large = info.outputPath("large.json");
  largeExport(large, 150_000_000);
  const library = new LibraryPage(page);
  await library.open();

  await library.choose([large]);
  await expect(page.getByRole("progressbar", { name: "Reading large.json" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel large.json" }).click();

  await expect(library.row("large.json")).toContainText("cancelled; nothing was changed");
  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();

  await library.import(LEAD);
  await expect(library.bundle(LEAD_TITLE)).toBeVisible();
});

test("a worker that ends is a clear message, and the next import has a new one", async ({ page }, info) => {
  const large = info.outputPath("large.json");
  largeExport(large, 150_000_000);
  const library = new LibraryPage(page);
  await library.open();

  await library.choose([large]);
  await expect(page.getByRole("progressbar", { name: "Reading large.json" })).not.toHaveAttribute(
    "aria-valuenow",
    "0",
  );
  await page.workers()[0]?.evaluate(() => self.close());

  await expect(library.row("large.json")).toContainText("The analysis stopped");
  await library.import(LEAD);
  await expect(library.bundle(LEAD_TITLE)).toBeVisible();
});

test("a decoding worker that ends costs time and nothing else", async ({ page }, info) => {
  const large = info.outputPath("large.json");
  largeExport(large, 60_000_000);
  const library = new LibraryPage(page);
  await library.open();

  await library.choose([large]);
  await expect(page.getByRole("progressbar", { name: "Reading large.json" })).not.toHaveAttribute(
    "aria-valuenow",
    "0",
  );
  await page.workers()[1]?.evaluate(() => self.close());

  await expect(library.bundle(LEAD_TITLE)).toBeVisible({ timeout: 60_000 });
});

test("importing and opening send nothing anywhere", async ({ page, baseURL }) => {
  const asked: { readonly url: string; readonly body: Buffer | null }[] = [];
  page
    .context()
    .on("request", (request) => asked.push({ url: request.url(), body: request.postDataBuffer() }));
  const library = new LibraryPage(page);
  await library.open();

  await library.import(LEAD);
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page).toHaveURL(/\/session\//);
  await page.waitForLoadState("networkidle");

  const elsewhere = asked.filter(({ url }) => !/^(data|blob):/.test(url) && new URL(url).origin !== baseURL);
  expect(elsewhere).toEqual([]);
  expect(asked.filter(({ body }) => body !== null)).toEqual([]);
});

test("the workers have the page's policy: they cannot reach another origin", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);

  const violations = await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(
        () =>
          new Promise<string>((resolve) => {
            self.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
            void fetch("http://127.0.0.1:9/").then(
              () => resolve("sent"),
              () => undefined,
            );
          }),
      ),
    ),
  );

  expect(violations).toEqual(["connect-src", "connect-src"]);
});
