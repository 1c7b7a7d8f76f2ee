// One import through the real page, and what it is held against: JSON.parse of the same file's text, reading included, in a
// worker of a blank page of the same origin. Each in a page of its own.

const PATIENCE_MS = 600_000;

/** JSON.parse(await file.text()). */
export async function parseOnly(browser, path) {
  const page = await browser.freshPage(`${browser.address}404.html`);
  try {
    await page.evaluate(() => {
      const code =
        "onmessage = async ({ data }) => { const value = JSON.parse(await data.text()); postMessage(Object.keys(value).length); }";
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
      const input = Object.assign(document.createElement("input"), { type: "file", id: "bench" });
      document.body.append(input);
      input.addEventListener("change", () => {
        const started = performance.now();
        worker.onmessage = () => Object.assign(window, { benchMs: performance.now() - started });
        worker.postMessage(input.files[0]);
      });
    });
    return await timed(browser, page, path);
  } finally {
    await page.context().close();
  }
}

/**
 * From the choice of the file to the row of its analysed bundle; then its timeline is opened and left to settle.
 * `then` may go on with the page while the timeline is open.
 */
export async function importFile(browser, path, then = async () => ({})) {
  const page = await browser.freshPage(browser.address);
  try {
    await page.evaluate(() => {
      const input = document.querySelector("input[type=file]:not([webkitdirectory])");
      input.id = "bench";
      let started = 0;
      input.addEventListener(
        "change",
        () => {
          started = performance.now();
        },
        { capture: true },
      );
      new MutationObserver(() => {
        const isDone = document.querySelector('main a[href*="session/?b="]') !== null;
        if (isDone && started > 0 && window.benchMs === undefined)
          Object.assign(window, { benchMs: performance.now() - started });
      }).observe(document.body, { childList: true, subtree: true });
    });
    const imported = await timed(browser, page, path);
    const opened = await openTimeline(page);
    return { ...imported, ...opened, ...(await then(page)) };
  } finally {
    await page.context().close();
  }
}

async function timed(browser, page, path) {
  await page.evaluate(() => {
    window.benchTasks.length = 0;
  });
  const stop = browser.memory();
  await page.locator("#bench").setInputFiles(path);
  await page.waitForFunction(() => window.benchMs !== undefined, undefined, {
    timeout: PATIENCE_MS,
    polling: 50,
  });
  const memory = stop();
  const { ms, longest } = await page.evaluate(() => ({
    ms: window.benchMs,
    longest: Math.max(0, ...window.benchTasks),
  }));
  return { ms, memory, longest };
}

/** From the click on the bundle to its drawn timeline, by way of the screen that opens first. */
async function openTimeline(page) {
  await page.evaluate(() => {
    window.benchTasks.length = 0;
    window.benchOpen = performance.now();
  });
  await page.locator('main a[href*="session/?b="]').first().click();
  await page
    .getByRole("navigation", { name: "Session views" })
    .getByRole("link", { name: "Timeline" })
    .click({ timeout: PATIENCE_MS });
  await page.getByRole("application").waitFor({ timeout: PATIENCE_MS });
  const open = await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - window.benchOpen)));
      }),
  );
  await page.waitForTimeout(1500);
  const { nodes, openLongest } = await page.evaluate(() => ({
    nodes: document.querySelectorAll("*").length,
    openLongest: Math.max(0, ...window.benchTasks),
  }));
  return { open, nodes, openLongest };
}
