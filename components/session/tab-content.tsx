// The view of a tab. Each is loaded when it is first shown.
"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useWords } from "@/components/ui/use-words.ts";
import type { SessionTab } from "./session-types.ts";

const Overview = lazy(async () => ({
  default: (await import("../overview/overview-screen.tsx")).OverviewScreen,
}));
const Dispatches = lazy(async () => ({
  default: (await import("../dispatch/dispatches-screen.tsx")).DispatchesScreen,
}));
const Timeline = lazy(async () => ({
  default: (await import("../timeline/timeline-screen.tsx")).TimelineScreen,
}));
const Transcript = lazy(async () => ({
  default: (await import("../transcript/transcript-screen.tsx")).TranscriptScreen,
}));
const Tools = lazy(async () => ({ default: (await import("../tools/tools-screen.tsx")).ToolsScreen }));
const Permissions = lazy(async () => ({
  default: (await import("../permissions/permissions-screen.tsx")).PermissionsScreen,
}));
const Source = lazy(async () => ({ default: (await import("../source/source-screen.tsx")).SourceScreen }));

export function TabContent({ tab }: { readonly tab: SessionTab }) {
  const words = useWords();
  return (
    <Suspense fallback={<p className="p-4 text-ink-2">{words.session.tabLoading}</p>}>
      {contentOf(tab)}
    </Suspense>
  );
}

function contentOf(tab: SessionTab): ReactNode {
  switch (tab) {
    case "overview":
      return <Overview />;
    case "dispatches":
      return <Dispatches />;
    case "source":
      return <Source />;
    case "timeline":
      return <Timeline />;
    case "tools":
      return <Tools />;
    case "permissions":
      return <Permissions />;
    case "transcript":
      return <Transcript />;
  }
}
