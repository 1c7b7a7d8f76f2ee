// Simplified Chinese: what the claim card says.

import { claim as english } from "../en/claim.ts";
import type { Words } from "../en/index.ts";

export const claim: Words["claim"] = { ...english };
