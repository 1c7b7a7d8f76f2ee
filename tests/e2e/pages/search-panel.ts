// The search of a session as a person uses it, for browser tests.

import { expect, type Locator, type Page } from "@playwright/test";
import { type GivenFile, LibraryPage } from "./library-page.ts";

export class SearchPanel {
  readonly panel: Locator;
  readonly field: Locator;
  readonly status: Locator;
  readonly hits: Locator;
  readonly current: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole("search", { name: "Search" });
    this.field = this.panel.getByRole("combobox", { name: "Search all values of this bundle" });
    this.status = this.panel.getByRole("status").first();
    this.hits = this.panel.getByRole("option");
    this.current = this.panel.getByRole("option", { selected: true });
  }

  /** Opens the bundle of some files, at its Overview. */
  async openBundle(files: string[] | GivenFile[], title: string): Promise<void> {
    const library = new LibraryPage(this.page);
    await library.open();
    await library.choose(files);
    await library.bundle(title).getByRole("link", { name: title }).first().click();
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  async search(text: string): Promise<void> {
    if (!(await this.panel.isVisible())) {
      await this.page.keyboard.press("/");
      await expect(this.field).toBeFocused();
    }
    await this.field.fill(text);
  }

  /** A filter's menu with one choice left. */
  async filterTo(name: string, choice: RegExp): Promise<void> {
    await this.panel.getByRole("button", { name: new RegExp(`^${name}:`) }).click();
    const menu = this.page.locator(":popover-open");
    await menu.getByRole("button", { name: "Show none" }).click();
    await menu.getByRole("checkbox", { name: choice }).check();
    await this.page.keyboard.press("Escape");
  }

  tab(name: string): Locator {
    return this.page.getByRole("navigation", { name: "Session views" }).getByRole("link", { name });
  }
}
