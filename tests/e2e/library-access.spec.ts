// The library for everybody: no accessibility rule broken in either theme at any width, everything by keyboard.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { LEAD, LibraryPage, TORN } from "./pages/library-page.ts";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`no violation, empty and full, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const library = new LibraryPage(page);
      await library.open();
      await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

      await library.choose([LEAD, TORN, "package.json"]);
      await library.settled();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

      await page.getByRole("button", { name: "Clear all…" }).click();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}

for (const width of [360, 390, 768, 1440, 3840]) {
  test(`nothing runs out of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const library = new LibraryPage(page);
    await library.open();
    await library.choose([LEAD, TORN, "package.json"]);
    await library.settled();

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("a sample is tried, opened and deleted by keyboard alone", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  await page.getByRole("button", { name: "An OpenCode 1 run with a refusal" }).focus();
  await page.keyboard.press("Enter");
  await library.settled();
  await library.bundles.getByRole("button", { name: /^Delete/ }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(library.bundles.getByRole("rowheader")).toHaveCount(1);
});
