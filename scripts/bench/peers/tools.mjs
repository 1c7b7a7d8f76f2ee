// Each tool from the file that it reads to its view of the session: how long, how many nodes, how much memory, how long the
// page stood still. What a tool must do first (import, build a page) counts; our writing of its input does not.
import { execFile, spawn } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { serve } from "../../serve.mjs";
import { importFile } from "../import.mjs";
import { FOLDER, install, packagePath } from "./install.mjs";
import { writeClaudeCode, writeProfile, writeTrace } from "./same-session.mjs";

const run = promisify(execFile);
const PATIENCE_MS = 240_000;
const input = (name) => join(FOLDER, name);

async function groundline({ browser, path }) {
  const { ms, open, memory, longest, openLongest, nodes } = await importFile(browser, path);
  return { before: ms, view: ms + open, nodes, memory, longest: Math.max(longest, openLongest) };
}

async function opencode({ browser, path, session }) {
  install("opencode-linux-x64");
  const home = join(FOLDER, "home");
  const project = join(FOLDER, "project");
  rmSync(home, { recursive: true, force: true });
  for (const folder of [home, project]) mkdirSync(folder, { recursive: true });
  const command = packagePath("opencode-linux-x64", "bin", "opencode");
  const options = { cwd: project, env: { ...process.env, HOME: home, XDG_DATA_HOME: join(home, "data") } };
  const started = performance.now();
  await run(command, ["import", path], { ...options, timeout: PATIENCE_MS, maxBuffer: 1e8 });
  const before = performance.now() - started;
  const server = spawn(command, ["serve", "--port", "0"], { ...options, stdio: ["ignore", "pipe", "pipe"] });
  try {
    const address = await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("opencode serve did not start")), 30_000);
      server.stdout.on("data", (data) => {
        const found = /http:\/\/\S+/.exec(String(data));
        if (found) resolve(found[0]);
      });
      server.on("exit", () => reject(new Error("opencode serve ended")));
    });
    const folder = Buffer.from(project).toString("base64url");
    // The last message of the session, which is where the view opens.
    const last = session.messages
      .at(-1)
      .parts.findLast(({ type }) => type === "text")
      .text.slice(0, 40);
    const shown = await opened(browser, `${address}/${folder}/session/${session.info.id}`, (page) =>
      page.getByText(last).first().waitFor({ timeout: PATIENCE_MS }),
    );
    return { ...shown, before, view: before + shown.view, note: "the last messages, the rest page by page" };
  } finally {
    // It does not end on a polite signal.
    server.kill("SIGKILL");
  }
}

async function claudeReplay({ browser, session }) {
  install("claude-replay");
  const [from, to] = [input("session.jsonl"), input("replay.html")];
  if (!existsSync(from)) writeClaudeCode(from, session);
  const started = performance.now();
  const script = packagePath("claude-replay", "bin", "claude-replay.mjs");
  await run(process.execPath, ["--max-old-space-size=8000", script, from, "-o", to], {
    timeout: PATIENCE_MS,
    maxBuffer: 1e8,
  });
  const before = performance.now() - started;
  const shown = await opened(browser, pathToFileURL(to).href, (page) =>
    page.locator(".turn").last().waitFor({ state: "attached", timeout: PATIENCE_MS }),
  );
  const note = `a packed page of ${Math.round(statSync(to).size / 1e3)} KB`;
  return { ...shown, before, view: before + shown.view, note };
}

async function speedscope({ browser, session }) {
  install("speedscope");
  const site = input("speedscope-site");
  if (!existsSync(site)) cpSync(packagePath("speedscope", "dist", "release"), site, { recursive: true });
  writeProfile(join(site, "profile.json"), session);
  return await onSite(site, async (address) =>
    opened(browser, `${address}#profileURL=${encodeURIComponent(`${address}profile.json`)}`, (page) =>
      page.getByText("Time Order").first().waitFor({ timeout: PATIENCE_MS }),
    ),
  );
}

async function traceViewer({ browser, session }) {
  install("playwright-core");
  const site = input("trace-site");
  if (!existsSync(site)) {
    cpSync(packagePath("playwright-core", "lib", "vite", "traceViewer"), site, { recursive: true });
  }
  const zip = input("trace.zip");
  writeTrace(zip, session);
  copyFileSync(zip, join(site, "trace.zip"));
  return await onSite(site, async (address) =>
    opened(browser, `${address}index.html?trace=${encodeURIComponent(`${address}trace.zip`)}`, (page) =>
      page
        .locator(".list-view-entry, [role=treeitem], [role=listitem]")
        .first()
        .waitFor({ timeout: PATIENCE_MS }),
    ),
  );
}

export const TOOLS = [
  { name: "Groundline", about: "import, overview, timeline", run: groundline },
  { name: "OpenCode 1.18.33", about: "opencode import, then its web view", run: opencode },
  { name: "claude-replay 0.9.0", about: "builds a page, then the page", run: claudeReplay },
  { name: "speedscope 1.25.0", about: "the bars alone, as a profile", run: speedscope },
  { name: "Playwright's trace viewer 1.65.1", about: "the calls alone, as a trace", run: traceViewer },
];

/** Opens an address and waits until something of the session is shown and the page draws again. */
async function opened(browser, address, isShown) {
  const page = await browser.blankPage();
  try {
    const stop = browser.memory();
    const started = performance.now();
    await page.goto(address, { timeout: PATIENCE_MS, waitUntil: "commit" });
    await isShown(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const view = performance.now() - started;
    await page.waitForTimeout(1500);
    const memory = stop();
    const { nodes, longest } = await page.evaluate(() => ({
      nodes: document.querySelectorAll("*").length,
      longest: Math.max(0, ...window.benchTasks),
    }));
    return { view, nodes, memory, longest };
  } finally {
    await page.context().close();
  }
}

async function onSite(folder, work) {
  const server = await serve(folder, 0, { bare: true });
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}
