// What a run is measured by: the renderer's resident memory while it lasts, and medians with their ranges.
import { readdirSync, readFileSync } from "node:fs";

/** Samples the resident bytes of all renderer processes below this one until stopped; gives the growth at the peak. */
export function watchMemory(every = 40) {
  const before = rendererBytes();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, rendererBytes());
  }, every);
  return () => {
    clearInterval(timer);
    return Math.max(0, Math.max(peak, rendererBytes()) - before);
  };
}

function rendererBytes() {
  let bytes = 0;
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      if (!command.includes("--type=renderer")) continue;
      const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
      bytes += Number(resident?.[1] ?? 0) * 1024;
    } catch {
      // The process ended between the two reads.
    }
  }
  return bytes;
}

export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function spread(values) {
  return { median: medianOf(values), lowest: Math.min(...values), highest: Math.max(...values) };
}
