// Browser tests run against the static export in out/, as a host would serve it; never against the dev server.
import { createServer } from "node:net";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";

const browser = await findChromium();

// Chosen once by the main process; its workers load this file again and inherit the number.
process.env.GROUNDLINE_E2E_PORT ??= String(await freePort());
const port = Number(process.env.GROUNDLINE_E2E_PORT);

export default defineConfig({
  testDir: "tests/e2e",
  // A slow machine is no failure; a hang still ends.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  updateSnapshots: process.env.CI ? "none" : "missing",
  snapshotPathTemplate: "{testDir}/__screenshots__/{testFileName}/{arg}{ext}",
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: "retain-on-failure",
    // Each test has a browser of its own and would keep the whole site anew. Those about what is kept allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: browser.executablePath,
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        ...browser.args,
      ],
    },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  webServer: {
    command: `node scripts/serve.mjs --bare out ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});

/** A port nobody listens on, so that two runs on one machine do not meet. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("the probe got no port")),
      );
    });
  });
}
