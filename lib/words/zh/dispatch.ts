// Simplified Chinese: what the Dispatches screen says.

import { dispatch as english } from "../en/dispatch.ts";
import type { Words } from "../en/index.ts";

export const dispatch: Words["dispatch"] = { ...english };
