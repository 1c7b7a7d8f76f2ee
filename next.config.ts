// A static export: no server, no upload, any host that can serve files. BASE_PATH is the folder the site is
// served under ("/groundline"); OUT_DIR is where the export goes instead of out/ (a test builds a second one).
import type { NextConfig } from "next";
import { basePathFrom } from "./scripts/base-path.mjs";

const basePath = basePathFrom(process.env);

const config: NextConfig = {
  output: "export",
  distDir: process.env.OUT_DIR ?? ".next",
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
};

export default config;
