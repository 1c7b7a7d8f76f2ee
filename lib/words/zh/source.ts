// Simplified Chinese: what the Source screen says.

import type { Words } from "../en/index.ts";
import { source as english } from "../en/source.ts";

export const source: Words["source"] = { ...english };
