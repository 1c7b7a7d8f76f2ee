// The Source screen as a person uses it, for browser tests.

import { expect, type Locator, type Page } from "@playwright/test";
import { type GivenFile, LibraryPage } from "./library-page.ts";

export class SourcePage {
  readonly tree: Locator;
  readonly search: Locator;
  readonly path: Locator;
  readonly panel: Locator;

  constructor(readonly page: Page) {
    this.tree = page.getByRole("tree");
    this.search = page.getByRole("searchbox", { name: "Search this document" });
    this.path = page.getByRole("navigation", { name: "Path" });
    this.panel = page.getByRole("tabpanel");
  }

  /** Imports files and opens the Source tab of the bundle that the first one makes. */
  async openFrom(...files: readonly (string | GivenFile)[]): Promise<void> {
    const library = new LibraryPage(this.page);
    await library.open();
    for (const file of files) {
      await library.choose(file);
      await library.settled();
    }
    await library.bundles.getByRole("link").first().click();
    await this.page
      .getByRole("navigation", { name: "Session views" })
      .getByRole("link", { name: "Source" })
      .click();
    await expect(this.tree).toBeVisible();
  }

  row(name: string | RegExp): Locator {
    return this.tree
      .getByRole("treeitem")
      .filter({ has: this.page.locator(".source-key", { hasText: name }) });
  }

  get selected(): Locator {
    return this.tree.locator('[role="treeitem"][aria-selected="true"]');
  }

  /** The row that the keys act on. */
  get active(): Locator {
    return this.tree.locator('[role="treeitem"][data-active]');
  }

  /** The address of a place of the document that is shown; `changes` to other keys of the query. */
  async address(at: string, changes: Readonly<Record<string, string>> = {}): Promise<string> {
    await this.row("messages").click();
    await expect(this.page).toHaveURL(/[?&]doc=/);
    const url = new URL(this.page.url());
    for (const [key, value] of Object.entries({ at, ...changes })) url.searchParams.set(key, value);
    return url.href;
  }

  /** Opens a link to a place, as from a mail. */
  async arriveAt(at: string, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(await this.address(at, changes));
  }

  async tab(name: RegExp): Promise<void> {
    await this.page.getByRole("tab", { name }).click();
  }
}
