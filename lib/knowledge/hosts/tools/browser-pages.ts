// The browser of OpenCode 2.0.16, first half: tabs, pages, what is seen on them, and what is done there with mouse and keyboard.

import type { BrowserTool } from "../../../model/host-tools.ts";
import type { ToolDetails } from "../fact-record.ts";
import { acting, FRAME, ONE_REF, onPage, REF, REF_PATTERN, TAB, TIMEOUT } from "./browser-shared.ts";
import { fields, optional, required } from "./details.ts";

type PageTool = Exclude<
  BrowserTool,
  | `browser_${"files" | "network" | "trace" | "cpu" | "heap"}_${string}`
  | "browser_console"
  | "browser_lighthouse"
>;

const ON_TAB = [TAB];
const PIXELS = { min: -10_000, max: 10_000, unit: "px" } as const;
const STATE = fields("tabs[]", "focusedTabID");
const SNAPSHOT = fields("Browser.Snapshot");

export const BROWSER_PAGE_TOOLS: Readonly<Record<PageTool, ToolDetails>> = {
  browser_tabs_list: onPage({ result: STATE }),
  browser_tabs_open: onPage({
    parameters: [
      optional("url", "string", { max: 2048, unit: "characters" }),
      optional("focus", "boolean", { default: true }),
    ],
    effects: ["opens-a-tab"],
  }),
  browser_tabs_focus: acting({ parameters: ON_TAB }),
  browser_tabs_close: acting({ parameters: ON_TAB, result: STATE }),
  browser_preview: onPage({
    parameters: [required("path", "string")],
    result: fields("tab", "files[]"),
    effects: ["opens-a-tab"],
    lists: [
      {
        what: "shown-kinds",
        values: ["image", "svg", "audio", "video", "pdf", "html", "md", "mermaid", "csv", "tsv", "font"],
      },
    ],
  }),
  browser_navigate: acting({
    parameters: [TAB, required("url", "string", { pattern: "http:|https:|about:blank" })],
  }),
  browser_back: acting({ parameters: ON_TAB }),
  browser_forward: acting({ parameters: ON_TAB }),
  browser_reload: acting({ parameters: ON_TAB }),
  browser_stop: acting({ parameters: ON_TAB }),
  browser_frames: onPage({
    parameters: ON_TAB,
    result: fields("tab", "frames[].id", "frames[].parentID", "frames[].url", "frames[].name"),
  }),
  browser_snapshot: onPage({
    parameters: [
      TAB,
      FRAME,
      ONE_REF,
      optional("depth", "integer", { min: 1, max: 20 }),
      optional("boxes", "boolean"),
    ],
    result: SNAPSHOT,
  }),
  browser_find: onPage({
    parameters: [TAB, required("text", "string"), FRAME],
    result: SNAPSHOT,
    effects: ["renames-refs"],
  }),
  browser_evaluate: onPage({
    parameters: [TAB, required("script", "string"), FRAME],
    result: fields("tab", "value"),
    effects: ["runs-script", "acts-on-page"],
  }),
  browser_click: acting({
    parameters: [
      TAB,
      REF,
      optional("button", "string", { values: ["left", "right", "middle"] }),
      optional("count", "integer", { values: ["1", "2"] }),
      optional("modifiers", "string[]", { values: ["Alt", "Control", "Meta", "Shift"] }),
    ],
  }),
  browser_hover: acting({ parameters: [TAB, REF] }),
  browser_check: acting({ parameters: [TAB, REF, required("checked", "boolean")] }),
  browser_drag: acting({
    parameters: [
      TAB,
      required("from", "string", { pattern: REF_PATTERN }),
      required("to", "string", { pattern: REF_PATTERN }),
    ],
  }),
  browser_fill: acting({
    parameters: [TAB, REF, required("text", "string", { max: 10_000, unit: "characters" })],
  }),
  browser_fill_form: acting({
    parameters: [
      TAB,
      required("fields", "object[]", {
        max: 100,
        unit: "items",
        fields: [REF, required("type", "string", { values: ["text", "select", "check"] })],
      }),
    ],
  }),
  browser_select: acting({
    parameters: [TAB, REF, required("values", "string[]", { min: 1, max: 100, unit: "items" })],
  }),
  browser_press: acting({
    parameters: [TAB, required("key", "string", { pattern: "Enter, Control+A, Meta+A" })],
  }),
  browser_scroll: acting({
    parameters: [TAB, required("deltaY", "number", PIXELS), optional("deltaX", "number", PIXELS)],
  }),
  browser_wait: onPage({
    parameters: [
      TAB,
      required("condition", "string", { values: ["load", "text", "textGone"] }),
      optional("text", "string"),
      TIMEOUT,
    ],
  }),
  browser_screenshot: onPage({
    parameters: [
      TAB,
      ONE_REF,
      optional("fullPage", "boolean"),
      optional("format", "string", { values: ["png", "jpeg", "webp"] }),
      optional("quality", "integer", { min: 1, max: 100 }),
      optional("maxWidth", "integer", { min: 100, max: 4000, unit: "px" }),
    ],
    result: fields("tab", "files[]"),
    texts: ["First use browser.tabs.focus and keep the desktop window visible"],
  }),
  browser_dialog: acting({
    parameters: [
      TAB,
      required("action", "string", { values: ["get", "accept", "dismiss"] }),
      optional("promptText", "string"),
    ],
    result: fields("tab", "dialog.type", "dialog.message", "dialog.defaultValue"),
  }),
};
