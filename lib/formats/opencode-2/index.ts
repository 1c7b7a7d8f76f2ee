// OpenCode 2.x as a format: exports of the desktop and web app, of the command line, of the terminal, raw API answers.

import type { Format } from "../format.ts";
import { rowBlocks, rowNames } from "../rows-2/blocks.ts";
import { earlyMark, rowType } from "../rows-2/row-shape.ts";
import { detectOpenCode2 } from "./detect.ts";
import { readOpenCode2 } from "./read.ts";

export const openCode2: Format = {
  id: "opencode-2",
  detect: detectOpenCode2,
  owns: (record) => rowType(record) !== null && earlyMark(record) === null,
  reader: readOpenCode2,
  blocks: rowBlocks,
  names: rowNames,
};
