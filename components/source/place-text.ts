// A place as text: how people cite it, how the command line finds it. No look-up, only spelling.

import { segmentsOf } from "@/lib/base/json-pointer.ts";
import type { Place } from "./tree-model.ts";

/** `e-f.json#/messages/14`, `run.jsonl:L3#/type`. */
export function placeText(fileName: string, { line, at }: Place): string {
  return `${fileName}${line === null ? "" : `:L${line}`}#${at}`;
}

/** `.messages[14].metadata["a b"]`; the whole value is `.`. */
export function jqPath(at: Place["at"]): string {
  const steps = segmentsOf(at).map((segment) => {
    if (/^(0|[1-9]\d*)$/.test(segment)) return `[${segment}]`;
    return /^[A-Za-z_]\w*$/.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`;
  });
  const path = steps.join("");
  return path.startsWith(".") ? path : `.${path}`;
}

/** A command that prints the value. `name@2` is the second document of a file that holds several. */
export function jqCommand(documentName: string, fileName: string, { line, at }: Place): string {
  const file = shellWord(fileName.startsWith("-") ? `./${fileName}` : fileName);
  if (line !== null) return `sed -n ${line}p ${file} | jq ${shellWord(jqPath(at))}`;
  const number = /@(\d+)$/.exec(documentName)?.[1];
  if (number === undefined || documentName === fileName) return `jq ${shellWord(jqPath(at))} ${file}`;
  const path = jqPath(at);
  const within = path === "." ? "" : path.startsWith(".[") ? path.slice(1) : path;
  return `jq -s ${shellWord(`.[${Number(number) - 1}]${within}`)} ${file}`;
}

/** Quoted for a POSIX shell. */
function shellWord(text: string): string {
  return /^[\w./@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
