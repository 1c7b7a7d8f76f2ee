// Tools as a person pastes them: a JSON list of definitions, or one tool a line. What cannot be read is counted, never guessed, and so
// is what was not looked at. JSON that does not parse is not read as lines.

import { isJsonArray, isJsonObject, type Json, type JsonObject, memberOf } from "../base/json.ts";
import type { CatalogueTool } from "./catalogue.ts";

export interface PastedTools {
  readonly tools: readonly CatalogueTool[];
  /** Lines or members that name no tool. */
  readonly unread: number;
  /** Lines or members that were not looked at, for so many stand before them. */
  readonly beyond: number;
  /** Characters at the end that were not looked at. */
  readonly cut: number;
  /** `broken-json`: it begins like JSON and does not parse; nothing of it is read. */
  readonly form: "json" | "lines" | "broken-json";
}

/** A longer text is no list of tools. */
export const MOST_CHARACTERS = 2_000_000;
export const MOST_TOOLS = 5000;

type Read = Omit<PastedTools, "cut">;

export function toolsInText(text: string): PastedTools {
  const cut = Math.max(0, text.length - MOST_CHARACTERS);
  return { ...readTools(text.slice(0, MOST_CHARACTERS).trim()), cut };
}

function readTools(text: string): Read {
  if (!/^[[{]/.test(text)) return fromLines(text);
  const value = jsonOf(text);
  return value === undefined ? { tools: [], unread: 0, beyond: 0, form: "broken-json" } : fromJson(value);
}

function jsonOf(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** A list, an object with a list `tools`, or an object of definitions by name. */
function fromJson(value: Json): Read {
  const holder = isJsonObject(value) ? (memberOf(value, "tools") ?? value) : value;
  const items: readonly Json[] = isJsonArray(holder)
    ? holder
    : isJsonObject(holder)
      ? Object.entries(holder).map(([name, item]) => (isJsonObject(item) ? { name, ...item } : { name }))
      : [];
  return { ...readAll(items, toolOf), form: "json" };
}

function toolOf(item: Json): readonly CatalogueTool[] {
  if (typeof item === "string") return item === "" ? [] : [{ path: item, signature: "", description: "" }];
  if (!isJsonObject(item)) return [];
  const inner = memberOf(item, "function");
  const own = isJsonObject(inner) ? inner : item;
  const path = textOf(own, "path") || textOf(own, "name") || textOf(own, "id");
  if (path === "") return [];
  const given = textOf(own, "signature");
  return [
    {
      path: path.replace(/^tools\./, ""),
      signature: given === "" ? signatureOf(path, own) : given,
      description: textOf(own, "description"),
    },
  ];
}

function textOf(item: JsonObject, key: string): string {
  const value = memberOf(item, key);
  return typeof value === "string" ? value : "";
}

/** From a JSON schema of the input: `name(input: { url: string; focus?: boolean })`. */
function signatureOf(path: string, item: JsonObject): string {
  const schema = ["inputSchema", "input_schema", "parameters", "input"]
    .map((key) => memberOf(item, key))
    .find((found) => found !== undefined && isJsonObject(found));
  const properties =
    schema !== undefined && isJsonObject(schema) ? memberOf(schema, "properties") : undefined;
  if (schema === undefined || !isJsonObject(schema) || properties === undefined || !isJsonObject(properties))
    return "";
  const required = memberOf(schema, "required");
  const needed = new Set(required !== undefined && isJsonArray(required) ? required : []);
  const members = Object.entries(properties).map(
    ([name, property]) => `${name}${needed.has(name) ? "" : "?"}: ${typeWord(property)}`,
  );
  return `${path}(input: { ${members.join("; ")} })`;
}

function typeWord(property: Json): string {
  const type = isJsonObject(property) ? memberOf(property, "type") : undefined;
  if (type === "integer") return "number";
  return typeof type === "string" ? type : "unknown";
}

/** `path(…) // description`, `path: description`, or a path alone; a line of the catalogue itself is read as one. */
function fromLines(text: string): Read {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^- /, ""))
    .filter((line) => line !== "");
  return { ...readAll(lines, toolOfLine), form: "lines" };
}

function readAll<Item>(items: readonly Item[], read: (item: Item) => readonly CatalogueTool[]) {
  const looked = items.slice(0, MOST_TOOLS);
  const tools = looked.flatMap(read);
  return { tools, unread: looked.length - tools.length, beyond: items.length - looked.length };
}

const PATH = /^(?:tools\.)?([A-Za-z_$][\w$-]*(?:\.[\w$-]+)*)/;

function toolOfLine(line: string): readonly CatalogueTool[] {
  const cut = line.indexOf("//");
  const head = (cut < 0 ? line : line.slice(0, cut)).trim();
  const comment = cut < 0 ? "" : line.slice(cut + 2).trim();
  const match = PATH.exec(head);
  const [found, path] = match ?? [];
  if (found === undefined || path === undefined) return [];
  const rest = head.slice(found.length);
  if (rest === "") return [{ path, signature: "", description: comment }];
  if (rest.startsWith("(")) return [{ path, signature: `${path}${rest}`, description: comment }];
  const said = /^(?:\s*:|\s+-)\s+(.*)$/.exec(rest)?.[1];
  return said === undefined ? [] : [{ path, signature: "", description: said }];
}
