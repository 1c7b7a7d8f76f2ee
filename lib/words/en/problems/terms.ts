// How the values of problems are named in English.

import type { ValueTerms } from "../../problem-words.ts";
import { looks } from "./looks.ts";

export const terms: ValueTerms = {
  kinds: {
    null: "null",
    list: "a list",
    object: "an object",
    "empty-object": "an empty object",
    text: "a text",
    number: "a number",
    "whole-number": "a whole number",
    flag: "true or false",
    missing: "missing",
    other: "another kind of value",
  },
  looks,
  phases: { running: "running", streaming: "streaming", pending: "pending" },
  byteCharacter: "the character `{character}`",
  byteNumber: "the byte 0x{byte}",
  byteLineBreak: "a line break",
  byteEnd: "the end of the file",
  line: "Line {line}",
  lineUnknown: "A line",
  rowLine: "line {line}",
  rowDocument: "the document",
  topLevel: "the top level",
  spot: "line {line}, column {column}",
  spotUnknown: "line not known",
  childUnnamed: "an unnamed child",
  callUnnamed: "a call",
  numberTooLarge: "a number too large to hold",
  someList: "a list",
  someObject: "an object",
  absentValue: "absent",
  leftOut: "(text, not included)",
  quoted: "“{word}”",
  listComma: ", ",
  clauseBreak: "; ",
  formatReason: "{format}: {reason}",
  unknownSentence: "A problem that this version cannot put into words: {key}.",
};
