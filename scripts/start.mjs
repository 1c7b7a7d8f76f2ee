// `npm start`: builds the site when it is missing or older than what it is made of, serves it on loopback on the
// next free port from 4300, and prints the address.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { basePathFrom } from "./base-path.mjs";
import { serve } from "./serve.mjs";

const FIRST_PORT = 4300;
const PORTS = 100;
const SOURCES = [
  ...["app", "components", "lib", "public", "scripts"],
  ...["next.config.ts", "package-lock.json", "package.json", "postcss.config.mjs", "tsconfig.json"],
];

/** Why the site must be built again, or null when it is as new as its sources. */
export function reasonToBuild(root, basePath) {
  const page = join(root, "out", "index.html");
  if (!existsSync(page)) return "there is no build yet";
  if (!existsSync(join(root, "dist", "cli.mjs"))) return "the last build did not finish";
  if (!readFileSync(page, "utf8").includes(`"${basePath}/_next/`)) return "the base path is another one";
  const built = statSync(page).mtimeMs;
  const newer = SOURCES.find((name) => newest(join(root, name)) > built);
  return newer ? `${newer} is newer than the build` : null;
}

/** Latest change of a file, or of a folder and everything in it: a removed file changes its folder. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

async function serveOnFreePort(folder, basePath) {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS; port += 1) {
    try {
      await serve(folder, port, { basePath });
      return port;
    } catch (error) {
      if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
    }
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${FIRST_PORT + PORTS - 1}.`);
}

async function main() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const basePath = basePathFrom(process.env);
  const reason = reasonToBuild(root, basePath);
  if (reason !== null) {
    console.log(`Building: ${reason}.`);
    const { status } = spawnSync("npm", ["run", "build"], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  const port = await serveOnFreePort(join(root, "out"), basePath);
  console.log(`\nGroundline is at http://127.0.0.1:${port}${basePath}/  (Ctrl+C stops it)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
