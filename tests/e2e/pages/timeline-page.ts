// The Timeline as a person uses it, for browser tests: what the drawing shows is read from its live text, from the status
// bar and from the table beside it, never from the canvas's insides.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import type { LongRun } from "../long-run.ts";
import { LibraryPage } from "./library-page.ts";

export class TimelinePage {
  readonly surface: Locator;
  readonly table: Locator;
  readonly readout: Locator;
  readonly range: Locator;
  readonly brush: Locator;

  constructor(readonly page: Page) {
    this.surface = page.getByRole("application");
    this.table = page.getByRole("table", { name: "Moments and bars in the visible range" });
    this.readout = page.locator("[data-readout]");
    this.range = page.locator("[data-visible-range]");
    this.brush = page.getByRole("slider", { name: "Visible range" });
  }

  /** Drops the files of a run on the library, and opens the Timeline of their bundle. */
  async openRun(run: LongRun, info: TestInfo): Promise<void> {
    const folder = info.outputPath("run");
    mkdirSync(folder, { recursive: true });
    const files = { "lead.json": run.lead, "scout.json": run.scout };
    const paths = Object.entries(files).map(([name, content]) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    });
    await this.openFiles(paths);
  }

  async openFiles(paths: readonly string[]): Promise<void> {
    await this.openBundle(paths);
    await expect(this.table).toBeVisible({ timeout: 20_000 });
  }

  async openBundle(paths: readonly string[]): Promise<void> {
    const library = new LibraryPage(this.page);
    await library.open();
    await library.drag(paths);
    await library.settled();
    await library.bundles.getByRole("link").first().click();
    await this.page
      .getByRole("navigation", { name: "Session views" })
      .getByRole("link", { name: "Timeline" })
      .click();
  }

  /** How many rows the table says it has: marks and bars in the visible range. */
  async rowCount(): Promise<number> {
    return Number(await this.table.getAttribute("aria-rowcount")) - 1;
  }

  get rows(): Locator {
    return this.table.locator("tbody tr[data-item]");
  }

  get currentRow(): Locator {
    return this.table.locator('tbody tr[aria-current="true"]');
  }

  /** What a screen reader is told of the current mark or bar. */
  get current(): Locator {
    return this.surface.getByRole("status");
  }

  lane(name: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`(Collapse|Expand) ${name}`) });
  }

  /** Moves the pointer over the drawing, `x` and `y` from its corner. */
  async pointAt(x: number, y: number): Promise<void> {
    const box = await this.surface.boundingBox();
    if (box === null) throw new Error("the drawing has no place");
    await this.page.mouse.move(box.x + x, box.y + y);
  }

  async width(): Promise<number> {
    return (await this.surface.boundingBox())?.width ?? 0;
  }

  /** Types the ends of the range into the menu's fields. */
  async showRange(from: string, to: string): Promise<void> {
    await this.page.getByRole("button", { name: "Range", exact: true }).click();
    const panel = this.page.getByRole("dialog", { name: "Range" });
    await panel.getByLabel("From").fill(from);
    await panel.getByLabel("To").fill(to);
    await panel.getByRole("button", { name: "Show this range" }).click();
  }

  /** Leaves only these checked in one of the filters. */
  async filterTo(filter: string, ...choices: readonly string[]): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^${filter}:`) }).click();
    await this.page.getByRole("button", { name: "Show none" }).click();
    for (const choice of choices)
      await this.page.getByRole("checkbox", { name: choice, exact: true }).check();
    await this.page.keyboard.press("Escape");
  }
}
