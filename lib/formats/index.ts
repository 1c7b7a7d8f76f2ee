// The formats that can be read. A new one is a folder and a line here.

import type { Format } from "./format.ts";
import { openCode1 } from "./opencode-1/index.ts";
import { openCode2 } from "./opencode-2/index.ts";
import { openCode2Preview } from "./opencode-2-preview/index.ts";

export const FORMATS: readonly Format[] = [openCode1, openCode2, openCode2Preview];
