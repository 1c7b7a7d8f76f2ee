// The session screen as a person uses it, for browser tests.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { LibraryPage } from "./library-page.ts";

export type Tab = "overview" | "timeline" | "dispatches" | "transcript" | "tools" | "permissions" | "source";

export class SessionPage {
  readonly card: Locator;
  readonly content: Locator;
  readonly only: Locator;

  constructor(readonly page: Page) {
    this.card = page.getByRole("complementary", { name: "Claim" });
    this.content = page.getByRole("main");
    this.only = page.getByRole("switch", { name: "Only live-observed" });
  }

  /** Imports the files, opens their bundle and shows a tab. */
  async openFiles(paths: readonly string[], title: string, tab: Tab): Promise<void> {
    const library = new LibraryPage(this.page);
    await library.open();
    await library.import(...paths);
    await library.bundle(title).getByRole("link", { name: title }).first().click();
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    if (tab !== "overview") await this.show(tab);
  }

  async show(tab: Tab): Promise<void> {
    const name = `${tab.slice(0, 1).toUpperCase()}${tab.slice(1)}`;
    await this.page.getByRole("navigation", { name: "Session views" }).getByRole("link", { name }).click();
    await expect(this.page).toHaveURL(new RegExp(`view=${tab}`));
  }

  /** The row of the n-th dispatch, from 1. */
  row(number: number): Locator {
    return this.content
      .locator("[data-dispatch]")
      .filter({ has: this.page.getByRole("button", { name: `Records of dispatch ${number}`, exact: true }) });
  }

  cell(number: number, column: string): Locator {
    return this.row(number).locator(`[data-column="${column}"]`);
  }

  /** Fails with what axe found, by rule and place. */
  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
    );
    expect(found).toEqual([]);
  }
}
