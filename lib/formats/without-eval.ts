// Tells zod, before the first schema is made, not to build code from text: a page under a strict Content Security Policy
// reports even the attempt. Costs about a microsecond a record. Imported first by every schema.

import * as z from "zod";

z.config({ jitless: true });
