// Simplified Chinese: what the Library screen says.

import type { Words } from "../en/index.ts";
import { library as english } from "../en/library.ts";

export const library: Words["library"] = { ...english };
