// What one record holds, told by the format that owns it: that of its document, or of a guest among its records.

import type { FormatId } from "../model/ids.ts";
import type { RawRecord } from "../model/raw-document.ts";
import type { Block } from "../model/transcript-block.ts";
import { lookAt, rawBlock } from "./block-parts.ts";
import type { Format, RecordNames } from "./format.ts";
import { FORMATS } from "./index.ts";

type Shown = Pick<RawRecord, "pointer" | "value">;

/** Never empty: a record of which nothing is known to show stands as it is. */
export function recordBlocks(format: FormatId | "unknown", record: Shown): readonly Block[] {
  const blocks = formatFor(format, record)?.blocks(record) ?? [];
  return blocks.length > 0 ? blocks : [rawBlock(lookAt(record.value, record.pointer))];
}

export function recordNames(format: FormatId | "unknown", record: Shown): RecordNames {
  return formatFor(format, record)?.names(record) ?? { session: null, message: null };
}

function formatFor(id: FormatId | "unknown", { value }: Shown): Format | undefined {
  const own = FORMATS.find((format) => format.id === id);
  if (own?.owns(value)) return own;
  return FORMATS.find((format) => format.owns(value)) ?? own;
}
