// Simplified Chinese: what the Overview says.

import type { Words } from "../en/index.ts";
import { overview as english } from "../en/overview.ts";

export const overview: Words["overview"] = { ...english };
