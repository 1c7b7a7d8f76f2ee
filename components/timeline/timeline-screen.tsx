// The Timeline screen: overview, lanes and the table that says the same as text. It puts the parts together; where
// things lie is the layout's, what they are called the dictionary's.
"use client";

import "./timeline.css";
import "./timeline-table.css";
import { useCallback } from "react";
import { useWords } from "@/components/ui/use-words.ts";
import { TimelineView } from "./timeline-view.tsx";
import { useFoundItems } from "./use-found-items.ts";
import { useSize } from "./use-size.ts";
import { useTimelineModel } from "./use-timeline-model.ts";
import { type ChangeTimelineUrl, useTimelineUrl } from "./use-timeline-url.ts";

/** Below this width labels lie above the lanes, and the table comes first. */
const NARROW = 640;

export function TimelineScreen() {
  const { timeline, session } = useWords();
  const [url, setUrl] = useTimelineUrl();
  const change = useCallback<ChangeTimelineUrl>((next) => void setUrl(next), [setUrl]);
  const [size, measure] = useSize();
  const found = useFoundItems();
  const model = useTimelineModel(url, found?.items ?? null);
  if (model?.order.length === 0) return <Nothing hint={null} text={timeline.noLanes} />;
  if (model?.mapping === null) return <Nothing hint={timeline.noTimesHint} text={timeline.noTimes} />;
  const isNarrow = size.width < NARROW;
  // The room is measured before there is anything to draw in it: what is large is then drawn once, and in its turn.
  return (
    <div className="timeline" data-narrow={isNarrow} ref={measure}>
      <h2 className="sr">{timeline.heading}</h2>
      {model === null && <p className="p-4 text-ink-2">{session.tabLoading}</p>}
      {model !== null && model.mapping !== null && size.width > 0 && (
        <TimelineView
          change={change}
          found={found}
          isNarrow={isNarrow}
          mapping={model.mapping}
          model={model}
          width={size.width}
        />
      )}
    </div>
  );
}

function Nothing({ text, hint }: { readonly text: string; readonly hint: string | null }) {
  const { timeline } = useWords();
  return (
    <div className="p-4">
      <h2 className="sr">{timeline.heading}</h2>
      <p>{text}</p>
      {hint !== null && <p className="text-ink-2">{hint}</p>}
    </div>
  );
}
