// Which form of the file tools the models of a session were sent, by the rule of the host and the models that its steps name. Two
// models of different forms give no answer for both.

import { formOfModel } from "../../knowledge/hosts/tools-by-model.ts";
import type { PresentEvidence } from "../../model/evidence.ts";
import { placeOf, shows } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import { isModelStep } from "./occasions.ts";

export type ModelForm =
  | { readonly is: "one"; readonly tools: ReadonlySet<string> }
  | { readonly is: "none" | "several" };

export interface RecordedForm {
  readonly form: ModelForm;
  /** The first step of each form. */
  readonly grounds: readonly PresentEvidence[];
}

/** `from`: place of the first entry that counts. A step that names no model may be of any. */
export function modelForm(source: SessionSource, from: number): RecordedForm {
  const firsts = new Map<readonly string[], readonly PresentEvidence[]>();
  let hasUnnamed = false;
  for (const entry of source.byKind.step) {
    if (entry.order < from || !isModelStep(source, entry)) continue;
    const { model } = entry.event;
    if (model === null) {
      hasUnnamed = true;
      continue;
    }
    const form = formOfModel(model.value);
    if (!firsts.has(form)) firsts.set(form, shows(placeOf(entry), model, "model"));
  }
  const grounds = [...firsts.values()].flat();
  const [tools, other] = [...firsts.keys()];
  if (tools === undefined) return { form: { is: "none" }, grounds };
  if (other !== undefined || hasUnnamed) return { form: { is: "several" }, grounds };
  return { form: { is: "one", tools: new Set(tools) }, grounds };
}
