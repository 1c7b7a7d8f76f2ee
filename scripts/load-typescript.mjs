// Runs TypeScript of this project from a script, as Vite loads it: no second compiler, no build step.
import { fileURLToPath } from "node:url";
import { createServer, createServerModuleRunner } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Gives `use` a function that imports a module by its path from the project's root, and cleans up behind it. */
export async function withTypeScript(use) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    return await use((path) => runner.import(path));
  } finally {
    await runner.close();
    await server.close();
  }
}
