// A bundle's view in parts, for handing over: a message is copied into the page in one go, during which the page answers
// nothing, so none of them holds more than takes a few milliseconds. Put together they are the same view.

import type { BundleView } from "./bundle-view.ts";
import type { Timeline } from "./timeline.ts";

/** A stretch of one of the lists that grow with a session. */
export type ViewPart = Partial<
  Pick<
    BundleView,
    | "dispatches"
    | "idles"
    | "missingSessions"
    | "decisions"
    | "retries"
    | "waits"
    | "ruleMatches"
    | "toolSurfaces"
  > &
    Pick<Timeline, "lanes" | "moments" | "links" | "bands">
>;

export interface PartedView {
  /** The view with those lists empty. */
  readonly frame: BundleView;
  readonly parts: readonly ViewPart[];
}

/** Objects that one part may hold, claims and evidence counted; so many are copied in a few milliseconds. */
const PART_OBJECTS = 2_500;

export function partedView(view: BundleView): PartedView {
  const { timeline } = view;
  return {
    frame: {
      ...view,
      dispatches: [],
      idles: [],
      missingSessions: [],
      decisions: [],
      retries: [],
      waits: [],
      toolSurfaces: [],
      ruleMatches: [],
      timeline: { ...timeline, lanes: [], moments: [], links: [], bands: [] },
    },
    parts: [
      ...stretches(view.dispatches, 250).map((dispatches): ViewPart => ({ dispatches })),
      ...stretches(view.idles, 60).map((idles): ViewPart => ({ idles })),
      ...stretches(view.missingSessions, 2).map((missingSessions): ViewPart => ({ missingSessions })),
      ...stretches(view.decisions, 75).map((decisions): ViewPart => ({ decisions })),
      ...stretches(view.retries, 25).map((retries): ViewPart => ({ retries })),
      ...stretches(view.waits, 30).map((waits): ViewPart => ({ waits })),
      ...stretches(view.ruleMatches, 4).map((ruleMatches): ViewPart => ({ ruleMatches })),
      ...stretches(view.toolSurfaces, 200).map((toolSurfaces): ViewPart => ({ toolSurfaces })),
      ...stretches(timeline.lanes, 1).map((lanes): ViewPart => ({ lanes })),
      ...stretches(timeline.moments, 2).map((moments): ViewPart => ({ moments })),
      ...stretches(timeline.links, 3).map((links): ViewPart => ({ links })),
      ...stretches(timeline.bands, 1).map((bands): ViewPart => ({ bands })),
    ],
  };
}

/** The view whose parts these are, in the order in which they were made. */
export function joinedView({ frame, parts }: PartedView): BundleView {
  return {
    ...frame,
    dispatches: parts.flatMap(({ dispatches = [] }) => dispatches),
    idles: parts.flatMap(({ idles = [] }) => idles),
    missingSessions: parts.flatMap(({ missingSessions = [] }) => missingSessions),
    decisions: parts.flatMap(({ decisions = [] }) => decisions),
    retries: parts.flatMap(({ retries = [] }) => retries),
    waits: parts.flatMap(({ waits = [] }) => waits),
    toolSurfaces: parts.flatMap(({ toolSurfaces = [] }) => toolSurfaces),
    ruleMatches: parts.flatMap(({ ruleMatches = [] }) => ruleMatches),
    timeline: {
      ...frame.timeline,
      lanes: parts.flatMap(({ lanes = [] }) => lanes),
      moments: parts.flatMap(({ moments = [] }) => moments),
      links: parts.flatMap(({ links = [] }) => links),
      bands: parts.flatMap(({ bands = [] }) => bands),
    },
  };
}

/** `weight`: objects that one item is made of, roughly. */
function stretches<Item>(items: readonly Item[], weight: number): readonly (readonly Item[])[] {
  const length = Math.ceil(PART_OBJECTS / weight);
  const count = Math.ceil(items.length / length);
  return Array.from({ length: count }, (_, index) => items.slice(index * length, (index + 1) * length));
}
