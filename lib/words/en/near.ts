// English, as far as every page says it before anything else of it is loaded: the frame of a page, the library's head, the start
// of a session. The rest comes with the first part of a page that needs it. Each part added here is loaded by every page.

import type { Widened } from "../widened.ts";
import { common } from "./common.ts";
import { keys } from "./keys.ts";
import { library } from "./library.ts";
import { marks } from "./marks.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { palette } from "./palette.ts";
import { range } from "./range.ts";
import { session } from "./session.ts";

export const near = { common, keys, library, marks, offline, pages, palette, range, session };

export type NearWords = Widened<typeof near>;
