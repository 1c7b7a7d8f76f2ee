// The SessionReport as data inside the page: JSON, plain or packed, as text in one template element, so that the page can be dropped into
// Groundline again.

import { reportText } from "../model/report-text.ts";
import type { SessionReport } from "../model/session-report.ts";
import { type Html, html, jsonText } from "./html.ts";

export function reportData(report: SessionReport): Html {
  return html`<template id="groundline-data">${jsonText(reportText(report))}</template>`;
}
