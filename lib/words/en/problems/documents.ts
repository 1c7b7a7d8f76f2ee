// What is wrong with the bytes of documents and lines, in English.

import type { DocumentSentence } from "../../../model/sentences.ts";

export const documentSentences: Readonly<Record<DocumentSentence, string>> = {
  "document-cut":
    "The document ends in the middle, at byte {at}. {kept|complete record was|complete records were} kept.",
  "document-cut-in-value":
    "The document ends in the middle, at byte {at}. {kept|complete record was|complete records were} kept. The last {lost|byte belongs|bytes belong} to a value that is cut.",
  "beginning-damaged":
    "The document's beginning is damaged: {byte} cannot stand at byte {at} ({spot}). Skipped: bytes {at} to {to}, {excerpt}.",
  "document-damaged":
    "The document is damaged: {byte} cannot stand at byte {at} ({spot}). Bytes {from} to {to} were skipped; what follows was read.",
  "document-damaged-to-end":
    "The document is damaged: {byte} cannot stand at byte {at} ({spot}). Bytes {from} to {to} were skipped.",
  "place-damaged":
    "{place} is damaged: {byte} cannot stand at byte {at} ({spot}). Bytes {from} to {to} were skipped; what follows was read.",
  "place-damaged-to-end":
    "{place} is damaged: {byte} cannot stand at byte {at} ({spot}). Bytes {from} to {to} were skipped.",
  "value-no-json":
    "{place} is no JSON: {byte} cannot stand at byte {at} ({spot}). It was left out; what follows was read.",
  "value-too-deep":
    "{place} nests deeper than {limit|level|levels}, bytes {from} to {to}. It was left out; what follows was read.",
  "value-too-large":
    "{place} is longer than {limit|byte|bytes}, bytes {from} to {to}. It was left out; what follows was read.",
  "no-utf-8-in-place":
    "{place} holds bytes that are no UTF-8, the first at byte {at} ({spot}). They were read as U+FFFD; the rest of the value is as recorded.",
  "no-utf-8-in-line":
    "The line holds bytes that are no UTF-8, the first at byte {at} ({spot}). They were read as U+FFFD; the rest of the value is as recorded.",
  "key-twice":
    "The key {key} stands twice in one object, again at byte {at} ({spot}). The last value counts.",
  "key-twice-left-out":
    "The key {key} stands twice in one object, again at byte {at} ({spot}). The first was read, this one was left out.",
  "line-no-json":
    "{line} is no JSON: {byte} cannot stand at byte {at} ({spot}). It was left out, bytes {from} to {to}: {excerpt}.",
  "line-cut":
    "{line} is cut: the file ends at byte {to} before the line is complete. It was left out, bytes {from} to {to}.",
  "line-no-object": "{line} is JSON but no object. It was left out, bytes {from} to {to}: {excerpt}.",
  "line-too-deep":
    "{line} nests deeper than {limit|level|levels}, from byte {at} ({spot}). It was left out, bytes {from} to {to}.",
  "line-too-large": "{line} is longer than {limit|byte|bytes}. It was left out, bytes {from} to {to}.",
  "more-places": "{rest|more place|more places} like this are not listed ({count} in all).",
};
