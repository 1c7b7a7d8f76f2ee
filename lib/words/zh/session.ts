// Simplified Chinese: what the frame around a session says.

import type { Words } from "../en/index.ts";
import { session as english } from "../en/session.ts";

export const session: Words["session"] = { ...english, language: "语言", languageName: "中文" };
