// How often each tool was called, by its recorded name. A person's own shell commands are counted apart, nested calls
// too: they leave no record of their own.

import { byCodeUnits } from "../../base/order.ts";
import type { ToolUse } from "../../model/call-records.ts";
import type { Call } from "../call-index.ts";
import { entriesOf, type SessionSource } from "../session-source.ts";

export function toolUseOf(calls: readonly Call[], sources: readonly SessionSource[]): ToolUse {
  const isNestedKnown = calls.every((call) => !call.event.nested?.isRedacted);
  return {
    called: countNames(calls.map((call) => call.event.tool.value)),
    nested: isNestedKnown
      ? countNames(
          calls.flatMap((call) => (call.event.nested?.calls ?? []).map((nested) => nested.tool.value)),
        )
      : null,
    byUser: countNames(
      sources.flatMap((source) => entriesOf(source, "user-shell").map((entry) => entry.event.tool)),
    ),
    unavailable: countNames(calls.flatMap((call) => call.event.unavailable?.value ?? [])),
  };
}

function countNames(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => byCodeUnits(a, b)));
}
