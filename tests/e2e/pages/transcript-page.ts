// The Transcript as a person uses it, for browser tests.

import { expect, type Locator, type Page } from "@playwright/test";
import { type GivenFile, LibraryPage } from "./library-page.ts";
import { SessionPage } from "./session-page.ts";

export class TranscriptPage {
  readonly session: SessionPage;
  readonly feed: Locator;
  readonly rows: Locator;
  /** The row that the keys are at. */
  readonly entered: Locator;

  constructor(readonly page: Page) {
    this.session = new SessionPage(page);
    this.feed = page.getByRole("feed");
    this.rows = this.feed.getByRole("article");
    this.entered = this.feed.locator('article[tabindex="0"]');
  }

  async openFiles(paths: readonly string[], title: string): Promise<void> {
    await this.session.openFiles(paths, title, "transcript");
    await this.isRead();
  }

  /** A file that a test made. */
  async openGiven(file: GivenFile, title: string): Promise<void> {
    const library = new LibraryPage(this.page);
    await library.open();
    await library.choose([file]);
    await expect(library.row(file.name)).toBeVisible({ timeout: 60_000 });
    await library.settled();
    await library.bundle(title).getByRole("link", { name: title }).first().click();
    await this.session.show("transcript");
    await this.isRead();
  }

  /** Every row in sight shows what it holds. */
  async isRead(): Promise<void> {
    await expect(this.rows.first()).toBeVisible({ timeout: 60_000 });
    await expect(this.feed.getByText("Reading…")).toHaveCount(0, { timeout: 60_000 });
  }

  /** By its number, from 1. */
  row(number: number): Locator {
    return this.feed.locator(`[data-row="${number - 1}"]`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    await this.isRead();
  }

  /** Elements of the whole page. */
  elements(): Promise<number> {
    return this.page.locator("*").count();
  }
}
