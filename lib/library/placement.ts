// What a file that was added belongs to, and by which ids: its own record names a session here, or a session here
// names it. Several can hold; the one a reader would check first is told.

import type { SessionId } from "../model/ids.ts";
import type { KeptDocument } from "../model/library.ts";

export type JoinReason =
  /** Its own record names a session that is here as its parent. */
  | "its-parent-is-here"
  /** A session here names it as the child of a dispatch. */
  | "dispatched-from-here"
  /** It names a session that is here as the child of a dispatch. */
  | "its-child-is-here"
  /** A session here names it as its parent. */
  | "parent-of-one-here"
  /** Another export of a session that is here. */
  | "same-session"
  /** Both name a session that is not loaded. */
  | "names-the-same-session";

/** Why `document` stands with `others`, which are the other documents of its bundle; null when there are none. */
export function joinReason(document: KeptDocument, others: readonly KeptDocument[]): JoinReason | null {
  if (others.length === 0) return null;
  const here = new Set(others.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
  const named = new Set(others.flatMap(({ children }) => children));
  const parentsHere = new Set(others.flatMap(({ sessions }) => sessions.map(({ parent }) => parent)));
  const own = document.sessions.map(({ id }) => id);
  const isHere = (id: SessionId | null) => id !== null && here.has(id);
  if (own.some(isHere)) return "same-session";
  if (document.sessions.some(({ parent }) => isHere(parent))) return "its-parent-is-here";
  if (own.some((id) => named.has(id))) return "dispatched-from-here";
  if (document.children.some(isHere)) return "its-child-is-here";
  if (own.some((id) => parentsHere.has(id))) return "parent-of-one-here";
  return "names-the-same-session";
}
