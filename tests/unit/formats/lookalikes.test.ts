// A file that is no session is named, and the advice fits it.

import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { ANALYSIS_SCHEMA_ID } from "@/lib/model/analysis-report.ts";
import { feedOne } from "../../scenario/feed.ts";
import { adviceOf, messageOf } from "../../scenario/worded.ts";

function refusalOf(name: string, value: Json): { message: string; hint: string } {
  const found = feedOne(name, value).problems.find(({ code }) => code === "not-a-session");
  return { message: messageOf(found), hint: adviceOf(found) };
}

test.each<[string, Json, string]>([
  ["package.json", { name: "x", version: "1.0.0" }, "package.json"],
  ["other.json", { name: "x", dependencies: {} }, "package.json"],
  ["package-lock.json", { name: "x", lockfileVersion: 3, packages: {} }, "package-lock.json"],
  ["tsconfig.json", { compilerOptions: { strict: true } }, "tsconfig.json"],
  ["opencode.json", { $schema: "https://opencode.ai/config.json", model: "a/b" }, "opencode.json"],
  ["o.json", { provider: {}, permission: {} }, "opencode.json"],
  ["auth.json", { orchard: { type: "api", key: "secret-value" } }, "credentials of OpenCode"],
  ["claude.jsonl", '{"type":"user","uuid":"u","sessionId":"s","message":{}}\n', "Claude Code"],
  ["codex.jsonl", '{"timestamp":"t","type":"session_meta","payload":{}}\n', "Codex"],
  ["gemini.json", [{ sessionId: "s", messageId: 0, type: "user", message: "hi", timestamp: "t" }], "Gemini"],
  ["dsh.jsonl", '{"type":"session","version":4,"id":"x","createdAt":1,"cwd":"/"}\n', "DSH"],
  ["team.jsonl", '{"ts":"t","run_id":"r","tool":"host","event":"v2-boot"}\n', "TeamMode"],
  ["web.har", { log: { version: "1.2", creator: {}, entries: [] } }, "HAR"],
  ["trace.json", { traceEvents: [] }, "Chrome"],
  ["trace.json", [{ ph: "X", ts: 1, pid: 1 }], "Chrome"],
  ["pw.jsonl", '{"type":"context-options","browserName":"chromium"}\n', "Playwright"],
  ["scan.sarif", { version: "2.1.0", runs: [] }, "SARIF"],
  ["map.geojson", { type: "FeatureCollection", features: [] }, "GeoJSON"],
  ["facts.json", { format: "groundline-facts", version: 1 }, "Groundline itself"],
  ["analysis.json", { $schema: ANALYSIS_SCHEMA_ID, version: 2, files: [], bundles: [] }, "Groundline itself"],
  ["events.jsonl", '{"type":"message.part.updated","properties":{}}\n', "live event stream of OpenCode"],
  ["sessions.json", [{ id: "ses_1", title: "t", time: {} }], "list of OpenCode sessions"],
  ["session.json", { id: "ses_1", title: "t", time: {} }, "without its messages"],
  ["chat.json", [{ role: "user", content: "hi" }], "role and content"],
  ["a.json", {}, "`{}`"],
  ["a.json", [], "`[]`"],
  ["a.json", 5, "a number"],
  ["a.json", null, "null"],
  ["a.json", { alpha: 1, beta: 2 }, "`alpha`, `beta`"],
  ["a.json", [[1]], "a list"],
  ["a.jsonl", '{"alpha":1}\n', "`alpha`"],
])("%s %j looks like %s", (name, value, expected) => {
  expect(refusalOf(name, value).message).toContain(expected);
});

test("keys of a credentials file are warned of and never repeated", () => {
  const { message, hint } = refusalOf("auth.json", {
    orchard: { type: "oauth", refresh: "r-secret", access: "a-secret" },
  });
  expect(hint).toContain("not imported");
  expect(message + hint).not.toMatch(/secret|orchard/);
});

test("logs of other tools that will come are promised, those of other agents are not", () => {
  expect(refusalOf("dsh.jsonl", '{"type":"session","version":4,"id":"x","cwd":"/"}\n').hint).toContain(
    "later",
  );
  expect(refusalOf("c.jsonl", '{"type":"summary","leafUuid":"u"}\n').hint).toContain("other agents");
});
