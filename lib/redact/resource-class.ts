// What a permission rule looks at is a path for tools of files, an agent's name for a dispatch, and input for all others.

import { type InputResource, resourceKind } from "../model/resource-kind.ts";
import { type TextClass, value } from "./plan.ts";

const CLASSES: Readonly<Record<InputResource, TextClass>> = {
  agent: { class: "name" },
  path: value("paths"),
  input: value("tool-input"),
};

export function resourceClass(tool: string): TextClass {
  return CLASSES[resourceKind(tool)];
}
