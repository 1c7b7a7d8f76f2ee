// Simplified Chinese: what the Timeline screen says.

import type { Words } from "../en/index.ts";
import { timeline as english } from "../en/timeline.ts";

export const timeline: Words["timeline"] = { ...english };
