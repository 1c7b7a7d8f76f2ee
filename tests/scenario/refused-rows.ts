// A refused call of an OpenCode 2 session, and what is made of the calls after it.

import type { Json, JsonObject } from "@/lib/base/json.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { analysed, said } from "./analysed.ts";
import { prompt, session, step, tool } from "./rows-2.ts";

export const DENIED = { type: "permission.rejected", message: "Permission denied" };

export type Asked = readonly [tool: string, input: JsonObject];

export const WRITE: Asked = ["write", { path: "src/a.ts", content: "x" }];
export const shell = (command: string): Asked => ["shell", { command }];
export const fetched = (url: string): Asked => ["webfetch", { url }];

export function retriesOf(
  refused: Asked,
  rows: (later: (seconds: number, asked: Asked) => JsonObject) => readonly Json[],
) {
  let made = 0;
  const later = (seconds: number, [name, given]: Asked): JsonObject => {
    made += 1;
    return step(seconds, [tool(`call_${made}`, name, given, [seconds, seconds + 1])]);
  };
  const first = step(2, [tool("call_x", refused[0], refused[1], [2, 3], { error: DENIED })]);
  return analysed(session("ses_lead", [prompt(1), first, ...rows(later)])).retries.map((retry) => ({
    call: said(retry.call),
    by: knownValue(retry.by),
    shared: knownValue(retry.shared),
    turn: retry.turn,
    ended: retry.ended,
  }));
}
