// What rows that were lost do to a settlement: the notice after them need not be the first, nor the next step the next.
//
//   lead   prompt  call a  ▓▓▓▓ (a notice, unreadable)  notice  step

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { readFile } from "@/lib/pipeline/read-files.ts";
import { dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, at, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";

/** The export of a lead that dispatches once and is told twice, its text changed on the way to the file. */
async function damaged(change: (text: string) => string) {
  const rows = [
    prompt(1, "First."),
    step(2, [acknowledged("call_a", A, [2, 5])]),
    prompt(8, "Wait."),
    notice(20, A),
    step(22),
    prompt(25, "Next."),
    notice(30, A),
    prompt(32, "Last."),
    step(34),
    idle(36),
  ];
  const text = change(JSON.stringify(session("ses_lead", rows)));
  const { documents } = await readFile(sourceFromBytes(new TextEncoder().encode(text), "lead.json"));
  return analyse(documents);
}

const breaking = (words: string) => (text: string) => text.replace(`"${words}"`, `"${words}`);

test("holds: settled-after-loss · with rows lost before it, a notice may not be the first", async () => {
  const dispatch = dispatchOf(await damaged(breaking("Wait.")), "call_a");
  expect(said(dispatch.settledBy)).toBe('inferred "injection" by settled-after-loss');
  expect(said(dispatch.outcome)).toBe('inferred "completed" by settled-after-loss');
  expect(dispatch.settledAt.standing).toBe("inferred");
  expect(dispatch.injectedAt.standing).toBe("inferred");
  expect(dispatch.delivered.standing).toBe("inferred");
});

test("must not: settled-after-loss · rows lost elsewhere leave the settlement as stated", async () => {
  const dispatch = dispatchOf(await damaged(breaking("Last.")), "call_a");
  expect(said(dispatch.settledBy)).toBe('observed "injection" by settled-by-injection');
  expect(said(dispatch.settledAt)).toBe(`observed ${at(20)} by stated`);
  expect(said(dispatch.nextStepAt)).toBe(`observed ${at(22)} by stated`);
});

test("must not: settled-by-injection · the second notice counts as stated when the first was lost", async () => {
  const dispatch = dispatchOf(
    await damaged((text) => text.replace('"state":"completed"', '"state":"completed')),
    "call_a",
  );
  expect(dispatch.settledBy.standing).not.toBe("observed");
  expect(dispatch.outcome.standing).not.toBe("observed");
});

test("a step after lost rows is not called the next one", async () => {
  const dispatch = dispatchOf(
    await damaged((text) =>
      text.replace(
        JSON.stringify(step(22)).slice(0, 40),
        JSON.stringify(step(22)).slice(0, 40).replace('"', ""),
      ),
    ),
    "call_a",
  );
  expect(said(dispatch.nextStepAt)).toBe("unknown: unreadable");
  expect(dispatch.reaction.standing).toBe("unknown");
});

test("an episode after lost rows has no number, and the end of a damaged session is not known", async () => {
  const analysis = await damaged(breaking("First."));
  expect(said(dispatchOf(analysis, "call_a").episode)).toBe("unknown: unreadable");
  expect(analysis.sessions.map(({ endedBy }) => said(endedBy))).toEqual(["unknown: cut off"]);
});

test("a session whose own record is lost is neither lead nor child, and nothing is summed for leads", async () => {
  const analysis = await damaged((text) => text.replace('"info":{', '"info":{{'));
  const [only] = analysis.sessions;
  expect(only?.role).toBe("unknown");
  expect(only && said(only.parent)).toBe("unknown: unreadable");
  expect(said(analysis.totals.tokensOwn)).toBe("unknown: unreadable");
});
