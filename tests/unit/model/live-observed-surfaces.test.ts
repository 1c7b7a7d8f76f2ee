// "Only live-observed" names no tool that only a rule about the host speaks of, not even as unknown.

import { expect, test } from "vitest";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { asked, calling, surface } from "@/tests/scenario/surfaces.ts";

test("what the models of a session leave open of the host's tools goes with what it offers", () => {
  const view = analysed(
    session("ses_lead", [
      prompt(1),
      asked(calling(2, "read"), { model: "sage-2" }),
      asked(calling(4, "read"), { model: "gpt-5" }),
    ]),
  );
  expect(surface(view).tools.flatMap(({ tools }) => tools)).toContain("patch");
  const { toolSurfaces } = withoutInferred(view).view;
  expect(toolSurfaces.flatMap(({ tools }) => tools.flatMap(({ tools: names }) => names))).toEqual(["read"]);
});
