// What one record of a document holds, for whoever has its bytes.

export { shownText } from "../formats/block-parts.ts";
export { recordBlocks, recordNames } from "../formats/record-blocks.ts";
