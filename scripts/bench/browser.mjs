// The one browser of a run: fresh pages in it, and the resident memory of its renderers, told apart from those of any other
// browser on the machine by who started them.
import { readdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright";
import { findChromium } from "../find-chromium.mjs";
import { serve } from "../serve.mjs";

/** Serves a built site and opens a browser for it. */
export async function openBrowser(folder = "out") {
  const server = await serve(folder, 0);
  const found = await findChromium();
  const mark = `--groundline-bench=${process.pid}-${Date.now()}`;
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args, mark],
  });

  /** A page in a profile of its own that is nowhere yet; main-thread tasks over 50 ms are noted from its start. */
  async function blankPage() {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.benchTasks = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.benchTasks.push(entry.duration);
      }).observe({ type: "longtask", buffered: true });
    });
    return page;
  }

  return {
    version: browser.version(),
    address: `http://127.0.0.1:${server.address().port}/`,
    blankPage,
    /** A page of this site, come to rest. */
    async freshPage(address) {
      const page = await blankPage();
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(600);
      return page;
    },
    memory: () => watchMemory(mark),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Samples the resident bytes of the browser's renderers until stopped; gives the growth at the peak. */
function watchMemory(mark, every = 40) {
  const before = rendererBytes(mark);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, rendererBytes(mark));
  }, every);
  return () => {
    clearInterval(timer);
    return Math.max(0, Math.max(peak, rendererBytes(mark)) - before);
  };
}

function rendererBytes(mark) {
  const processes = new Map();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      processes.set(pid, {
        command,
        parent: /PPid:\s+(\d+)/.exec(status)?.[1],
        bytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024,
      });
    } catch {
      // The process ended between the two reads.
    }
  }
  const isOurs = (pid) => {
    const own = processes.get(pid);
    return own !== undefined && (own.command.includes(mark) || isOurs(own.parent));
  };
  let bytes = 0;
  for (const [pid, one] of processes) {
    if (one.command.includes("--type=renderer") && isOurs(pid)) bytes += one.bytes;
  }
  return bytes;
}
