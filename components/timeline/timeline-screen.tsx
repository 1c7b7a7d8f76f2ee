// The Timeline screen: overview, lanes and the table that says the same as text. It puts the parts together; where
// things lie is the layout's, what they are called the dictionary's.
"use client";

import "./timeline.css";
import { useWords } from "@/components/ui/use-words.ts";
import { TimelineView } from "./timeline-view.tsx";
import { useTimelineModel } from "./use-timeline-model.ts";
import { useTimelineUrl } from "./use-timeline-url.ts";

export function TimelineScreen() {
  const { timeline } = useWords();
  const [url, change] = useTimelineUrl();
  const model = useTimelineModel(url);
  const { mapping } = model;
  if (model.order.length === 0) return <Nothing hint={null} text={timeline.noLanes} />;
  if (mapping === null) return <Nothing hint={timeline.noTimesHint} text={timeline.noTimes} />;
  return <TimelineView change={(next) => void change(next)} mapping={mapping} model={model} />;
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
