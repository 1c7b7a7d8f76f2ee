// The session that a bundle is named after: its first lead, else the topmost one loaded.

import type { Session } from "@/lib/model/analysis.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";

export function mainSession(view: BundleView): Session | null {
  return view.sessions.find(({ role }) => role === "lead") ?? view.sessions[0] ?? null;
}
