// The session that a bundle is named after: its first lead, else the topmost one loaded.

import type { Analysis, Session } from "./analysis.ts";

export function mainSession({ sessions }: Pick<Analysis, "sessions">): Session | null {
  return sessions.find(({ role }) => role === "lead") ?? sessions[0] ?? null;
}
