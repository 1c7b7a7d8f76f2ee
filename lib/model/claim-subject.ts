// What a claim's id begins with. Recorded ids may hold any character: a slash in one of them must not read as a joint, or
// two claims would share an id (session `a` with call `b/c`, session `a/b` with call `c`).

import { brand } from "../base/brand.ts";
import type { ClaimId, SessionId } from "./ids.ts";

/** The prefix of all claims about a session and what is in it. */
export function sessionSubject(session: SessionId): ClaimId {
  return brand<ClaimId>(part(session));
}

/** The prefix of all claims about one call. `name`: its recorded id, or what stands for it. */
export function callSubject(session: SessionId, name: string): ClaimId {
  return brand<ClaimId>(`${part(session)}/${part(name)}`);
}

/** A recorded name as one part of a claim's id. */
export function escapedSegment(recorded: string): string {
  return part(recorded);
}

function part(recorded: string): string {
  return recorded.replaceAll("%", "%25").replaceAll("/", "%2F");
}
