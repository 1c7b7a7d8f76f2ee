// Everything that needs no browser: unit, property, golden and architecture tests, in plain Node.
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/{unit,properties,golden,architecture}/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    maxWorkers: 2,
    // Property tests draw hundreds of bundles; a hang is still found.
    testTimeout: 300_000,
    setupFiles: ["tests/setup/seed.ts"],
  },
});
