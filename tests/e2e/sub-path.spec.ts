// The same site built for a folder of a host (BASE_PATH): pages, scripts, styles, fonts and links stay below it.
import { spawnSync } from "node:child_process";
import type { Server } from "node:http";
import { expect, test } from "@playwright/test";
import { serve } from "../../scripts/serve.mjs";

const BASE_PATH = "/tools/groundline";
const OUT_DIR = "test-results/sub-path";
let server: Server;
let origin: string;

test.describe.configure({ mode: "serial" });
test.use({ serviceWorkers: "allow" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const env = { ...process.env, BASE_PATH, OUT_DIR, NODE_ENV: "production" as const };
  for (const command of [
    ["npx", "next", "build"],
    ["node", "scripts/csp.mjs", OUT_DIR],
    ["node", "scripts/build-sw.mjs", OUT_DIR],
  ] as const) {
    const [program, ...args] = command;
    const { status, stderr } = spawnSync(program, args, { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`${command.join(" ")} failed:\n${stderr}`);
  }
  server = await serve(OUT_DIR, 0, { basePath: BASE_PATH, bare: true });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  origin = `http://127.0.0.1:${address.port}`;
});

test.afterAll(() => {
  server?.close();
});

for (const path of ["/", "/session/"]) {
  test(`${path} works below ${BASE_PATH} and asks for nothing above it`, async ({ page }) => {
    const asked: string[] = [];
    const messages: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));

    await page.goto(`${origin}${BASE_PATH}${path}`, { waitUntil: "networkidle" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const outside = asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${origin}${BASE_PATH}/`));
    expect(asked.length).toBeGreaterThan(1);
    expect(outside).toEqual([]);
    expect(messages).toEqual([]);
  });
}

test("the text fonts are the site's own, found below the sub-path", async ({ page }) => {
  await page.goto(`${origin}${BASE_PATH}/`);

  const loaded = await page.evaluate(async () => {
    await document.fonts.load('13px "Inter Variable"');
    return [...document.fonts].some(
      (font) => font.family.includes("Inter Variable") && font.status === "loaded",
    );
  });

  expect(loaded).toBe(true);
});

test("the site is kept below its folder, and opens there without a network", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(`${origin}${BASE_PATH}/`);
  await expect(page.getByText("this page is kept in this browser")).toBeVisible();
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${origin}${BASE_PATH}/`);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return link === null ? null : { address: link.href, ...(await (await fetch(link.href)).json()) };
  });
  expect(manifest).toMatchObject({
    address: `${origin}${BASE_PATH}/manifest.webmanifest`,
    id: `${BASE_PATH}/`,
  });

  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await page.goto(`${origin}${BASE_PATH}/session?b=ses_nowhere`);

  await expect(page).toHaveURL(`${origin}${BASE_PATH}/session/?b=ses_nowhere`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ses_nowhere");
  await context.close();
});
