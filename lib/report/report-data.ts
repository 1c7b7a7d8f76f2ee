// The SessionReport as data inside the page: JSON, plain or packed, as text in one template element, so that the page can be
// dropped into Groundline again. A fingerprint of that text stands beside it: a page that was damaged on its way, or edited
// by hand, is told from one that was not. It is no signature: whoever means to deceive can write another.

import { fingerprint } from "../base/fingerprint.ts";
import { reportText } from "../model/report-text.ts";
import type { SessionReport } from "../model/session-report.ts";
import { type Html, html, jsonText, markupOf } from "./html.ts";

export function reportData(report: SessionReport): Html {
  const text = jsonText(reportText(report));
  return html`<template id="groundline-data" data-check="${fingerprint(markupOf(text))}">${text}</template>`;
}
