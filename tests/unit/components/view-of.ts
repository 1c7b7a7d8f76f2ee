// A view as a session screen gets it, from rows of an export, and a component as the HTML it makes.

import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SpokenIn } from "@/components/ui/language-context.tsx";
import type { Json } from "@/lib/base/json.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import { type Language, wordsOf } from "@/lib/words/language.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

export function viewOf(...exports: readonly Json[]): BundleView {
  const { timeline, ...facts } = analysed(...exports);
  const { spans: _, ...drawn } = timeline;
  return { ...facts, timeline: drawn };
}

export function html<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return htmlIn("en", component, props);
}

/** The same in Chinese. */
export function chineseHtml<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return htmlIn("zh", component, props);
}

/** With all words at hand, as they are on a page that has come to rest. */
export function htmlIn<Props extends object>(
  language: Language,
  component: FunctionComponent<Props>,
  props: Props,
): string {
  const words = wordsOf(language);
  const spoken = { language, near: words, words };
  return renderToStaticMarkup(createElement(SpokenIn, { value: spoken }, createElement(component, props)));
}

/** Tags gone, spaces folded: what a reader reads. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** A lead whose one child was answered by a notice and whose other is only presumed over. */
export function presumedView(): BundleView {
  const both = step(2, [
    acknowledged("call_a", "ses_child_a", [2, 3], { agent: "architect", description: "take the shape" }),
  ]);
  return viewOf(session("ses_lead", [prompt(1), both, step(5), idle(7)]));
}

export function noticedView(): BundleView {
  const dispatch = step(2, [acknowledged("call_a", "ses_child_a", [2, 3])]);
  return viewOf(
    session("ses_lead", [prompt(1), dispatch, step(5), notice(60, "ses_child_a"), step(61), idle(63)]),
  );
}

/** One dispatch answered by a notice after an idle: the inference about the other is withdrawn. */
export function withdrawnView(): BundleView {
  const both = step(2, [
    acknowledged("call_a", "ses_child_a", [2, 3]),
    acknowledged("call_b", "ses_child_b", [2, 3], { agent: "translator", description: "check the words" }),
  ]);
  return viewOf(
    session("ses_lead", [prompt(1), both, step(5), idle(7), notice(60, "ses_child_a"), step(61), idle(63)]),
  );
}

export function onlyLiveObserved(view: BundleView): BundleView {
  return withoutInferred(view).view;
}
