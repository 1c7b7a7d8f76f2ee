// English: all parts joined. `Words` is what another language must fill: the same keys and values, any wording.

import type { Widened } from "../widened.ts";
import { claim } from "./claim.ts";
import { common } from "./common.ts";
import { dispatch } from "./dispatch.ts";
import { keys } from "./keys.ts";
import { library } from "./library.ts";
import { marks } from "./marks.ts";
import { offline } from "./offline.ts";
import { overview } from "./overview.ts";
import { pages } from "./pages.ts";
import { palette } from "./palette.ts";
import { permissions } from "./permissions.ts";
import { problems } from "./problems/index.ts";
import { range } from "./range.ts";
import { report } from "./report.ts";
import { reportDialog } from "./report-dialog.ts";
import { search } from "./search.ts";
import { session } from "./session.ts";
import { source } from "./source.ts";
import { timeline } from "./timeline.ts";
import { toolsWords as tools } from "./tools.ts";
import { transcript } from "./transcript.ts";

export const en = {
  common,
  search,
  keys,
  palette,
  range,
  session,
  claim,
  dispatch,
  overview,
  library,
  timeline,
  source,
  transcript,
  tools,
  permissions,
  pages,
  marks,
  report,
  reportDialog,

  offline,

  problems,
};

export type Words = Widened<typeof en>;
