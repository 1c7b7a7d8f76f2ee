// Tells a page that holds its newest message first from a document whose clock went astray: from the first message to
// the last the times fall, and they fall more often than they rise.

import type { MessageDigest } from "./messages.ts";

/** The messages oldest first. Each keeps the index and pointers of the file. */
export function oldestFirst(messages: readonly MessageDigest[]): readonly MessageDigest[] {
  return isNewestFirst(messages) ? [...messages].reverse() : messages;
}

function isNewestFirst(messages: readonly MessageDigest[]): boolean {
  const times = messages.flatMap(({ info }) => (info.created === null ? [] : [info.created.value]));
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined || last >= first) return false;
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
}
