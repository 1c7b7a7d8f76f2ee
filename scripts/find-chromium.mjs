// Finds a Chromium for the browser tests and says where it came from. First match wins: CHROMIUM_PATH, a browser
// on the PATH or in macOS's applications, Playwright's own download, the one packed in @sparticuz/chromium.
// Downloads nothing.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

export async function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return found(env.CHROMIUM_PATH, "CHROMIUM_PATH");
    throw new Error(`CHROMIUM_PATH names no executable file: ${env.CHROMIUM_PATH}`);
  }
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
  if (onPath) return found(onPath, "PATH");
  if (isExecutable(MAC)) return found(MAC, "applications");

  const { chromium } = await import("playwright");
  if (isExecutable(chromium.executablePath())) return found(chromium.executablePath(), "playwright");
  if (process.platform === "linux") return packed(env);
  throw new Error(
    "No Chromium found: install Chrome, run `npx playwright install chromium`, or set CHROMIUM_PATH.",
  );
}

async function packed(env) {
  // The package unpacks the NSS libraries it needs only where it believes itself on Lambda, and looks once, on import.
  env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: sparticuz } = await import("@sparticuz/chromium");
  const path = await sparticuz.executablePath();
  // Of its own arguments only these: the others (--single-process) are for Lambda and make pages share a fate.
  return found(path, "@sparticuz/chromium", ["--no-sandbox", "--no-zygote"]);
}

function found(executablePath, from, args = []) {
  return { executablePath, from, args };
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
