// The early shape of OpenCode 2.x as a format: rows of the preview and the betas, and their event dumps.

import type { Format } from "../format.ts";
import { isEvent, rowType } from "../rows-2/row-shape.ts";
import { previewBlocks, previewNames } from "./blocks.ts";
import { detectOpenCode2Preview } from "./detect.ts";
import { readOpenCode2Preview } from "./read.ts";

export const openCode2Preview: Format = {
  id: "opencode-2-preview",
  detect: detectOpenCode2Preview,
  owns: (record) => rowType(record) !== null || isEvent(record),
  reader: readOpenCode2Preview,
  blocks: previewBlocks,
  names: previewNames,
};
