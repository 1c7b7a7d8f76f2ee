// OpenCode 1.x: exports, API pages, share payloads and the lines of `opencode run --format json`.

import type { Format } from "../format.ts";
import { openCode1Blocks, openCode1Names } from "./blocks.ts";
import { detectOpenCode1 } from "./detect.ts";
import { readOpenCode1 } from "./read.ts";
import { recordShape } from "./shape.ts";

export const openCode1: Format = {
  id: "opencode-1",
  detect: detectOpenCode1,
  owns: (record) => recordShape(record) !== null,
  reader: readOpenCode1,
  blocks: openCode1Blocks,
  names: openCode1Names,
};
