// The Overview: a paragraph of claims, and lists that say what is there, what is not, and why.

import { describe, expect, test } from "vitest";
import { OverviewContent } from "@/components/overview/overview-content.tsx";
import { isKnown } from "@/lib/model/claim.ts";
import { idle, prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";
import {
  html,
  noticedView,
  onlyLiveObserved,
  presumedView,
  textOf,
  viewOf,
  withdrawnView,
} from "../view-of.ts";

test("every number of the paragraph is a link to its claim", () => {
  const markup = html(OverviewContent, { view: withdrawnView() });
  const paragraph = /<p class="what-happened">(.*?)<\/p>/.exec(markup)?.[1] ?? "";
  const outside = textOf(paragraph.replace(/<a .*?<\/a>/g, " "));
  expect(paragraph).toContain("data-claim=");
  expect(outside).not.toMatch(/\d/);
});

test("who waited for whom names the dispatches that were open", () => {
  const text = textOf(html(OverviewContent, { view: withdrawnView() }));
  expect(text).toMatch(/idle 53\.0 s , computed while 2 , computed children open/);
  expect(text).toContain("translator on check the words");
});

test("a child that never answered is listed with what is known of it", () => {
  const text = textOf(html(OverviewContent, { view: withdrawnView() }));
  const part = text.slice(text.indexOf("Unanswered children"), text.indexOf("Denials"));
  expect(part).toContain("translator on check the words");
  expect(part).not.toContain("researcher on look around");
});

test("an unanswered child says one reason once, and what was withdrawn", () => {
  const text = textOf(html(OverviewContent, { view: withdrawnView() }));
  const part = text.slice(text.indexOf("Unanswered children"), text.indexOf("Denials"));
  expect(part.match(/open at end/g)).toHaveLength(1);
  expect(part).toContain("1 inference withdrawn");
});

describe("with inferences hidden, idles that were only inferred", () => {
  const view = withdrawnView();
  const [idle] = view.idles;
  if (idle === undefined) throw new Error("the case lost its idle");
  const hidden = <Id extends string>(id: Id) => ({ id, standing: "hidden" }) as const;
  const inferred = {
    ...idle,
    from: hidden(idle.from.id),
    to: hidden(idle.from.id),
    length: hidden(idle.from.id),
    openChildren: hidden(idle.openChildren.id),
  };
  const part = (idles: typeof view.idles) => {
    const text = textOf(html(OverviewContent, { view: { ...view, idles } }));
    return text.slice(text.indexOf("Who waited for whom"), text.indexOf("Unanswered children"));
  };

  test("add nothing to those that are seen", () => {
    expect(part([idle, inferred, inferred])).toBe(part([idle]));
  });

  test("leave one sentence about the others where none is seen", () => {
    expect(part([inferred])).toContain("No idle that is live-observed began while a dispatch");
    expect(part([])).toContain("No idle is recorded or concluded");
  });
});

test("a title that is a whole prompt is cut, and stays inside the page", () => {
  const view = withdrawnView();
  const sessions = view.sessions.map((session) => ({
    ...session,
    title: isKnown(session.title) ? { ...session.title, value: "x".repeat(5000) } : session.title,
  }));
  const text = textOf(html(OverviewContent, { view: { ...view, sessions } }));
  expect(text).not.toMatch(/x{200}/);
  expect(text).toMatch(/x{90,}…/);
});

test("children not loaded are listed with the way to export each", () => {
  const text = textOf(html(OverviewContent, { view: withdrawnView() }));
  expect(text).toContain("Children not loaded 2 , computed Copy all 2 missing ids");
  expect(text).toContain("opencode session export ses_child_b > ses_child_b.json");
});

test("a session without dispatches says so, and nothing is left blank", () => {
  const view = viewOf(session("ses_lead", [prompt(1), step(2), idle(7)]));
  const text = textOf(html(OverviewContent, { view }));
  expect(text).toContain("No dispatch is recorded");
  expect(text).toContain("Every session that these files name is loaded.");
  expect(text).toContain("No call is seen to have been denied.");
});

test("a denial is shown with the host's words, who decided and the resource", () => {
  const denied = tool("call_x", "shell", { command: "git push" }, [2, 3], {
    error: { type: "permission.rejected", message: "Permission denied: shell" },
  });
  const view = viewOf(session("ses_lead", [prompt(1), step(2, [denied]), step(5), idle(7)]));
  const text = textOf(html(OverviewContent, { view }));
  expect(text).toMatch(/shell denied , observed by a rule , inferred/);
  expect(text).toContain("git push , observed");
  expect(text).toContain("Permission denied: shell , observed");
});

test("only live-observed: no inferred mark, no inferred value and no rule that only infers is left", () => {
  const markup = html(OverviewContent, { view: onlyLiveObserved(presumedView()) });
  expect(markup).not.toContain('data-standing="inferred"');
  expect(textOf(markup)).not.toContain("the lead went idle");
  expect(textOf(markup)).toContain("inferred, hidden");
});

test("nothing of a screen is an object, a number that is none, or undefined", () => {
  for (const view of [noticedView(), presumedView(), withdrawnView()]) {
    expect(textOf(html(OverviewContent, { view }))).not.toMatch(/\[object|NaN|undefined|Infinity|\bnull\b/);
  }
});
