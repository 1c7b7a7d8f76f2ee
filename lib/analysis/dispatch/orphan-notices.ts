// Notices whose child no dispatch in the bundle started, as claims of their own.

import { brand } from "../../base/brand.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { OrphanNotice } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";
import { claimId, observed, unknown } from "../claims.ts";
import { placeOf, shows } from "../evidence.ts";
import { rowTime, type TimeContext, timeContextOf } from "../times.ts";
import type { PlacedNotice } from "./pair-notices.ts";

export function orphanNotices(
  notices: readonly PlacedNotice[],
  times: ReadonlyMap<SessionId, TimeContext>,
): readonly OrphanNotice[] {
  return notices.map(({ source, entry }) => {
    const id = claimId(sessionSubject(source.id), `notice-${entry.event.row}`);
    const place = placeOf(entry);
    const { subject, state } = entry.event;
    return {
      id,
      session: source.id,
      child: subject
        ? observed(claimId(id, "child"), brand<SessionId>(subject.value), {
            warrant: "stated",
            grounds: shows(place, subject, "notice-child"),
          })
        : unknown(claimId(id, "child"), "not recorded"),
      at: rowTime(claimId(id, "at"), entry, times.get(source.id) ?? timeContextOf(source), "notice-time"),
      state: state
        ? observed(claimId(id, "state"), state.value, {
            warrant: "stated",
            grounds: shows(place, state, "notice-state"),
          })
        : unknown(claimId(id, "state"), "not recorded"),
    };
  });
}
