// One way to write down what is known of a tool: what is not said here is empty, and everything that is not known has to say so.

import type { CapName, Unit } from "../../../model/host-fact.ts";
import type { Cap, NonEmpty, Parameter, ResultField, ToolDetails } from "../fact-record.ts";

type Traits = Omit<Parameter, "name" | "type" | "required">;

export function required(name: string, type: Parameter["type"], traits: Traits = {}): Parameter {
  return { name, type, required: true, ...traits };
}

export function optional(name: string, type: Parameter["type"], traits: Traits = {}): Parameter {
  return { name, type, required: false, ...traits };
}

export function cap(what: CapName, value: number, unit: Unit): Cap {
  return { what, value, unit };
}

export function fields(...names: NonEmpty<string>): NonEmpty<ResultField> {
  const [first, ...rest] = names;
  return [{ name: first }, ...rest.map((name) => ({ name }))];
}

const PLAIN: ToolDetails = {
  parameters: [],
  result: null,
  caps: [],
  errors: [],
  texts: [],
  effects: [],
  lists: [],
  save: "unknown",
  // Both hooks are documented for every tool of 2.x; a change that was seen to land is said where it was.
  rewrite: { before: "documented", after: "documented" },
};

export function details(known: Partial<ToolDetails>): ToolDetails {
  return { ...PLAIN, ...known };
}
