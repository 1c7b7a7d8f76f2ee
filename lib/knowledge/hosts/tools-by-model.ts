// Which of its own tools for writing files OpenCode 2 leaves in a request, by the model's id: `patch`, or `edit` and `write`, never
// all three. Read in one commit of the source, tied to no release; the fact `tools-by-model-in-source` says so.

export const FORM_BY_MODEL = {
  /** What an id has to hold for the one form. */
  holds: "gpt-",
  /** Ids that hold one of these get the other form all the same. */
  except: ["gpt-4", "oss"],
  oneForm: ["patch"],
  otherForm: ["edit", "write"],
} as const;

const BY_MODEL: ReadonlySet<string> = new Set([...FORM_BY_MODEL.oneForm, ...FORM_BY_MODEL.otherForm]);

export function isSentByModel(tool: string): boolean {
  return BY_MODEL.has(tool);
}

/** The tools of the form that a model is sent. */
export function formOfModel(model: string): readonly string[] {
  const { holds, except, oneForm, otherForm } = FORM_BY_MODEL;
  return model.includes(holds) && !except.some((part) => model.includes(part)) ? oneForm : otherForm;
}
