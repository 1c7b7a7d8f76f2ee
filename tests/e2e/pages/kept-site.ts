// The exported site on a server of its own, for tests of what is kept of it: the server can be stopped, and the site can be
// put in place of itself as another build.

import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { serve } from "../../../scripts/serve.mjs";

export class KeptSite {
  private server: Server | null = null;
  private port = 0;

  constructor(
    readonly folder: string,
    readonly basePath = "",
  ) {}

  static async of(folder: string): Promise<KeptSite> {
    cpSync("out", folder, { recursive: true });
    const site = new KeptSite(folder);
    await site.start();
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server: Server = await serve(this.folder, this.port, { basePath: this.basePath, bare: true });
    this.server = server;
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    this.port = address.port;
  }

  /** Nobody answers any more: as offline as it gets. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** The same site as another build: its worker script has another name, as after a change of its code. */
  becomeAnotherBuild(): void {
    const scripts = readdirSync(join(this.folder, "_next/static/chunks"));
    const renamed = scripts.find((name) => name.startsWith("turbopack-worker-"));
    if (renamed === undefined) throw new Error("no script of the worker in the export");
    const other = renamed.replace("worker-", "worker-other-");
    renameSync(
      join(this.folder, "_next/static/chunks", renamed),
      join(this.folder, "_next/static/chunks", other),
    );
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.(?:js|html|txt)$/.test(path)) continue;
      const text = readFileSync(path, "utf8");
      if (text.includes(renamed)) writeFileSync(path, text.replaceAll(renamed, other));
    }
    const env = { ...process.env, BASE_PATH: this.basePath };
    const made = spawnSync("node", ["scripts/build-sw.mjs", this.folder], { env, encoding: "utf8" });
    if (made.status !== 0) throw new Error(made.stderr);
  }

  /** A file that differs from the one the list was made of. */
  spoil(name: string): void {
    writeFileSync(join(this.folder, name), `${readFileSync(join(this.folder, name), "utf8")}\n`);
  }

  context(browser: Browser): Promise<BrowserContext> {
    return browser.newContext({ baseURL: this.origin, serviceWorkers: "allow" });
  }

  /** Opens the library and waits until the page is kept. */
  async visit(page: Page): Promise<void> {
    await page.goto(`${this.basePath}/`);
    await expect(page.getByText("this page is kept in this browser")).toBeVisible();
  }
}

/** Looks for a newer version now, as the browser does by itself from time to time. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
