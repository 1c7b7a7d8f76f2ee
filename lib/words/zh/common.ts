// Simplified Chinese: what every screen says.

import { common as english } from "../en/common.ts";
import type { Words } from "../en/index.ts";

export const common: Words["common"] = { ...english };
