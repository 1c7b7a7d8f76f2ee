// Simplified Chinese, the parts that every page says before anything else of it is loaded.

import type { NearWords } from "../en/near.ts";
import { common } from "./common.ts";
import { keys } from "./keys.ts";
import { library } from "./library.ts";
import { marks } from "./marks.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { palette } from "./palette.ts";
import { range } from "./range.ts";
import { session } from "./session.ts";

export const near: NearWords = { common, keys, library, marks, offline, pages, palette, range, session };
