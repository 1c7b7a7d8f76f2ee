// The tools that are compared with, in exact versions, in a folder of the system's for temporary files: they are no dependencies
// of this project. Installed once; without a network the npm client says so.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PACKAGES = {
  "opencode-linux-x64": "1.18.33",
  "claude-replay": "0.9.0",
  speedscope: "1.25.0",
  "playwright-core": "1.65.1",
};

export const FOLDER = join(tmpdir(), "groundline-peers");
export const packagePath = (name, ...rest) => join(FOLDER, "node_modules", name, ...rest);

/** Installs one package where it is not there yet; throws with what npm said. */
export function install(name) {
  const version = PACKAGES[name];
  const manifest = packagePath(name, "package.json");
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === version) return;
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, "package.json")))
    writeFileSync(join(FOLDER, "package.json"), '{"private":true}\n');
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--save-exact"];
  try {
    execFileSync("npm", ["install", ...options, `${name}@${version}`], { cwd: FOLDER, stdio: "pipe" });
  } catch (error) {
    const said = String(error.stderr ?? error)
      .trim()
      .split("\n")
      .slice(-3)
      .join(" ");
    throw new Error(`${name}@${version} could not be installed: ${said}`);
  }
}
