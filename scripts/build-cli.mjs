// Bundles the command line into one file that needs nothing but Node: dist/cli.mjs.
import { chmodSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  resolve: { tsconfigPaths: true },
  ssr: { target: "node", noExternal: true },
  build: {
    ssr: "lib/cli/main.ts",
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: "cli.mjs", codeSplitting: false, banner: "#!/usr/bin/env node" },
    },
  },
});
chmodSync(new URL("../dist/cli.mjs", import.meta.url), 0o755);
console.log("Command line built: dist/cli.mjs");
