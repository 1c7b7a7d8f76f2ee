// A stated text taken as the id of a session.

import { brand } from "../../base/brand.ts";
import type { Stated } from "../../base/cursor.ts";
import type { SessionId } from "../../model/ids.ts";

export function brandedSession(stated: Stated<string> | null): Stated<SessionId> | null {
  return stated === null ? null : { value: brand<SessionId>(stated.value), at: stated.at };
}
