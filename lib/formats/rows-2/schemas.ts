// What a format of 2.x rows must provide to judge its records: one schema per row type, per content item, per tool
// state. A record is judged in pieces, so that one odd item is named by its own place and spoils nothing around it.

import type * as z from "zod";

export interface RowSchemas {
  readonly info: z.ZodType;
  /** By row type. A row type that is missing here is not known. */
  readonly rows: ReadonlyMap<string, z.ZodType>;
  /** By the type of a content item of an assistant row. */
  readonly items: ReadonlyMap<string, z.ZodType>;
  /** By the status of a tool's state. */
  readonly states: ReadonlyMap<string, z.ZodType>;
}
