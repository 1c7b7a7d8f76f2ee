// The SessionReport as data inside the page: JSON as text in one template element, so that the page can be dropped into
// Groundline again.

import type { SessionReport } from "../model/session-report.ts";
import { type Html, html, jsonText } from "./html.ts";

export function reportData(report: SessionReport): Html {
  return html`<template id="groundline-data">${jsonText(JSON.stringify(report))}</template>`;
}
