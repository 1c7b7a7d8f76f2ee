// What "Only live-observed" leaves of the drawing where nothing but an end was inferred.

import { expect, test } from "vitest";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import { presumedView } from "../components/view-of.ts";

test("a child whose end was inferred stays drawn as not loaded, without that end", () => {
  const whole = presumedView();
  const [inferred] = whole.timeline.bands.filter(({ kind }) => kind === "not-loaded");
  expect(inferred).toMatchObject({ standing: "inferred" });
  expect(inferred?.to).not.toBeNull();

  const { view } = withoutInferred(whole);

  const [shown] = view.timeline.bands.filter(({ kind }) => kind === "not-loaded");
  expect(shown).toMatchObject({
    session: inferred?.session,
    from: inferred?.from,
    to: null,
    standing: "unknown",
  });
});

test("an idle that was inferred leaves no band", () => {
  const whole = presumedView();
  const bands = whole.timeline.bands.map((band) =>
    band.kind === "not-loaded" ? band : { ...band, standing: "inferred" as const },
  );
  const { view } = withoutInferred({ ...whole, timeline: { ...whole.timeline, bands } });
  expect(view.timeline.bands.map(({ kind }) => kind)).toEqual(["not-loaded"]);
});
