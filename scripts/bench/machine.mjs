// What a table says of where and when its figures were taken: enough to judge them by, nothing that names one machine.
import { arch, cpus, platform, release, totalmem } from "node:os";

/** `started`: Date.now() when the first figure was begun. */
export function aboutRun({ browser, runs, started }) {
  const [major, minor] = release().split(/[.-]/);
  const system = `${platform()} ${major}.${minor} ${arch()}`;
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 1e9)} GB, ${system}`,
    node: process.versions.node,
    chromium: browser.version,
    runs,
    minutes: Math.round((Date.now() - started) / 6000) / 10,
  };
}
