// Long calls of 2.x: their length is computed, and an ask in it only inferred, with the slow command as its rival.
"use client";

import { OpenInSource } from "@/components/claim/places.tsx";
import { DurationValue, IdValue, WordValue } from "@/components/claim/values.tsx";
import { LongList } from "@/components/overview/long-list.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { PlainLink } from "@/components/transcript/row-links.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Wait } from "@/lib/model/call-records.ts";
import type { FormatId } from "@/lib/model/ids.ts";
import { firstPlace } from "./permission-model.ts";

export interface WaitSectionProps {
  readonly waits: readonly Wait[];
  readonly hosts: ReadonlySet<FormatId>;
  /** False: part of a file is missing. */
  readonly areWhole: boolean;
}

export function WaitSection({ waits, hosts, areWhole }: WaitSectionProps) {
  const { permissions: words, common } = useWords();
  const isOf1 = hosts.has("opencode-1");
  return (
    <section className="permission-section">
      <h3 className="pb-1 font-semibold">{words.waits}</h3>
      {waits.length === 0 ? (
        <p className="max-w-[80ch] text-ink-2">
          {[
            ...(hosts.size > 1 || !isOf1 ? [areWhole ? words.noWaits : words.noWaitsInPart] : []),
            ...(isOf1 ? [words.waitsOf1] : []),
          ].join(common.sentenceGap)}
        </p>
      ) : (
        <>
          <p className="pb-1 text-ink-2 text-small">{words.waitsNote}</p>
          <LongList items={waits.map((wait) => ({ key: wait.id, node: <WaitItem wait={wait} /> }))} />
        </>
      )}
    </section>
  );
}

function WaitItem({ wait }: { readonly wait: Wait }) {
  const words = useWords();
  const { hrefWith, openClaim, showTab } = useSession();
  const { id } = wait.length;
  const place = firstPlace(wait.length);
  return (
    <span className="decision-line">
      <span>
        <Filled
          parts={{
            tool: (
              <strong className="font-semibold">
                <SafeText text={wait.tool} />
              </strong>
            ),
            length: <DurationValue claim={wait.length} />,
          }}
          template={words.permissions.waitLine}
        />
      </span>
      <span>
        <Filled
          parts={{
            cause: <WordValue claim={wait.cause} write={(cause) => words.claim.values.waitCause[cause]} />,
          }}
          template={words.permissions.waitCause}
        />
      </span>
      <IdValue claim={wait.call} />
      <span className="decision-ways">
        <PlainLink
          href={hrefWith({ view: "timeline", claim: id })}
          label={words.permissions.timelineName(wait.tool)}
          onGo={() => {
            openClaim(id);
            showTab("timeline");
          }}
        >
          {words.permissions.timeline}
        </PlainLink>
        {place !== null && <OpenInSource about={words.permissions.sourceName(wait.tool)} place={place} />}
      </span>
    </span>
  );
}
