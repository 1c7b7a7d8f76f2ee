// Folds the events of a step into one: started, the texts, streamed, ended or failed. A step that is started again is
// the same step: the host takes it up anew after a retry.

import { type Cursor, member, type Stated, statedNumber } from "../../base/cursor.ts";
import type { StepEvent } from "../../model/event.ts";
import { readModel } from "../rows-2/assistant.ts";
import { readableError, readableExcerpt, readableWord } from "../rows-2/readable.ts";
import type { RowReading } from "../rows-2/reading.ts";
import { readTokens } from "../rows-2/tokens.ts";
import { type DumpEvent, headOf, stepMessage } from "./dump-event.ts";
import type { EventSlots } from "./event-slots.ts";

export interface StepFold {
  fold(event: DumpEvent): void;
}

export function stepFold(slots: EventSlots, reading: RowReading): StepFold {
  const steps = new Map<string, number>();

  const change = (event: DumpEvent, changes: (step: StepEvent) => StepEvent) => {
    const message = stepMessage(event, reading);
    const slot = steps.get(message?.value ?? "") ?? begin(event, message);
    const step = slots.get(slot);
    if (step?.kind === "step") slots.put(slot, changes(step));
  };

  const begin = (event: DumpEvent, message: Stated<string> | null): number => {
    const slot = slots.add({ ...headOf(event, message), ...EMPTY_STEP }, event.session);
    steps.set(message?.value ?? "", slot);
    return slot;
  };

  return {
    fold(event) {
      const { data, at } = event;
      switch (event.name) {
        case "step.started":
          change(event, (step) => ({ ...step, ...startedBy(data, reading), ...UNSETTLED }));
          return;
        case "text.ended":
          change(event, (step) => ({
            ...step,
            text: readableExcerpt(member(data, "text"), reading) ?? step.text,
          }));
          return;
        case "step.streamed":
          change(event, (step) => ({ ...step, streamed: at }));
          return;
        case "step.ended":
        case "step.failed":
          change(event, (step) => ({ ...step, ...settledBy(data, reading), completed: at }));
          return;
        default:
          return;
      }
    },
  };
}

const UNSETTLED = { completed: null, finish: null, error: null } as const;

const EMPTY_STEP = {
  kind: "step",
  agent: null,
  model: null,
  streamed: null,
  ...UNSETTLED,
  tokens: null,
  cost: null,
  text: null,
  isSummary: false,
  isUserShell: false,
} as const;

function startedBy(data: Cursor, reading: RowReading): Pick<StepEvent, "agent" | "model"> {
  return {
    agent: readableWord(member(data, "agent"), reading),
    model: readModel(member(data, "model"), reading),
  };
}

function settledBy(
  data: Cursor,
  reading: RowReading,
): Pick<StepEvent, "finish" | "error" | "cost" | "tokens"> {
  return {
    finish: readableWord(member(data, "finish"), reading),
    error: readableError(member(data, "error"), reading),
    cost: statedNumber(member(data, "cost")),
    tokens: readTokens(member(data, "tokens")),
  };
}
