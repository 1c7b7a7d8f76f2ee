// Ids that make hard addresses: very many roots, and ids that are no Unicode.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { given, LEAD, LibraryPage } from "./pages/library-page.ts";

const exported: { info: object; messages: readonly object[] } = JSON.parse(readFileSync(LEAD, "utf8"));

test("a bundle of 700 roots has an address that a server takes, and opens from it", async ({ page }) => {
  const messages = exported.messages
    .filter((message) => JSON.stringify(message).includes("ses_"))
    .slice(0, 1);
  // All name one child, which is not loaded: so they are one bundle.
  const roots = Array.from({ length: 700 }, (_, index) => {
    const id = `ses_f2419f8e0ffeRootOf${String(index).padStart(4, "0")}`;
    return { info: { ...exported.info, id, parentID: undefined, title: `Root ${index}` }, messages };
  });
  const library = new LibraryPage(page);
  await library.open();
  const text = JSON.stringify(roots);
  await library.choose([given("roots.json", text)]);
  await library.settled();
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(1);
  const links = library.bundles.getByRole("rowheader").getByRole("link");
  const href = (await links.first().getAttribute("href")) ?? "";
  expect(href.length).toBeLessThan(1000);

  await page.goto(href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Session views" })).toBeVisible({ timeout: 60_000 });
});

test("a session whose id holds half a surrogate pair opens, reloads, and opens a claim", async ({ page }) => {
  const id = "ses_f2419f\ud800half";
  const text = JSON.stringify({ ...exported, info: { ...exported.info, id, title: "Half a pair" } });
  const library = new LibraryPage(page);
  await library.open();
  await library.choose([given("half.json", text)]);
  await library.settled();

  await library.bundle("Half a pair").getByRole("link", { name: "Half a pair" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Half a pair" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Half a pair" })).toBeVisible();

  await page.getByRole("main").locator("[data-claim]").first().click();
  await expect(page.getByRole("complementary", { name: "Claim" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Claim" })).toBeVisible();
});
