// The library screen as a person uses it, for browser tests: real drops through the browser's own drag events, real file
// choosers, and what stands in the ledger and the list.

import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, type FileChooser, type Locator, type Page } from "@playwright/test";

export const SAMPLES = resolve("public/samples");
export const LEAD = resolve(SAMPLES, "two-background-children.json");
export const CHILD = resolve(SAMPLES, "two-background-children-reviewer.json");
export const TORN = resolve(SAMPLES, "torn.json");
export const REFUSAL = resolve(SAMPLES, "refusal-by-rule.json");
export const REFUSAL_TITLE = "Drafts and missing labels";
export const LEAD_TITLE = "Release tide 2.4 · 发布检查";

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function given(name: string, content: string | Uint8Array): GivenFile {
  return { name, mimeType: "application/json", buffer: Buffer.from(content) };
}

/** A fixture's export with some of its records taken away. */
export function withRecords(path: string, keep: (index: number, of: number) => boolean): string {
  const exported: { messages: unknown[] } = JSON.parse(readFileSync(path, "utf8"));
  const { messages } = exported;
  return JSON.stringify({
    ...exported,
    messages: messages.filter((_, index) => keep(index, messages.length)),
  });
}

export class LibraryPage {
  readonly zone: Locator;
  readonly ledger: Locator;
  readonly bundles: Locator;

  constructor(readonly page: Page) {
    this.zone = page.getByRole("region", { name: "Import" });
    this.ledger = page.getByRole("region", { name: "Last import" });
    this.bundles = page.getByRole("region", { name: "Bundles" });
  }

  async open(): Promise<void> {
    await this.page.goto("/");
    await expect(this.zone).toBeVisible();
  }

  /** Files from disk, dragged over the zone by the browser itself, and let go unless told otherwise. */
  async drag(paths: readonly string[], isDropped = true): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const box = await this.zone.boundingBox();
    if (box === null) throw new Error("the drop zone has no place");
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: [...paths], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", ...(isDropped ? (["drop"] as const) : [])] as const) {
      await session.send("Input.dispatchDragEvent", { type, ...place, data });
    }
  }

  async choose(files: Parameters<FileChooser["setFiles"]>[0]): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Choose files" }).click();
    await (await chooser).setFiles(files);
  }

  /** The ledger's row of a file, by its name. */
  row(name: string): Locator {
    return this.ledger
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name, exact: true }) });
  }

  /** Waits until nothing is being read or analysed. */
  async settled(): Promise<void> {
    await expect(this.ledger).toBeVisible();
    await expect(this.ledger.locator("tbody tr:not([data-stage=done])")).toHaveCount(0, { timeout: 20_000 });
  }

  async import(...paths: readonly string[]): Promise<void> {
    await this.choose(paths);
    await expect(this.row(basename(paths.at(-1) ?? ""))).toBeVisible();
    await this.settled();
  }

  bundle(title: string): Locator {
    return this.bundles.getByRole("row").filter({ hasText: title });
  }
}
