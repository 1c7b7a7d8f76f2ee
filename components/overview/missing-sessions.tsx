// Sessions that these files name and that are not here: their ids, and how each is exported on its host, copied in one go.
"use client";

import type { ReactNode } from "react";
import { ExportSteps } from "@/components/claim/export-steps.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { CountValue } from "@/components/claim/values.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { MissingSession } from "@/lib/model/analysis.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

export function MissingSessions({ view }: { readonly view: BundleView }) {
  const words = useWords();
  const children = view.missingSessions.filter(({ as }) => as === "child");
  const parents = view.missingSessions.filter(({ as }) => as === "parent");
  if (view.missingSessions.length === 0) {
    return (
      <OverviewSection title={words.overview.missing}>
        <p className="text-ink-2">{words.overview.noMissing}</p>
      </OverviewSection>
    );
  }
  return (
    <>
      {children.length > 0 && (
        <MissingList
          count={<CountValue claim={view.totals.childrenNotLoaded} />}
          missing={children}
          title={words.overview.missing}
        />
      )}
      {parents.length > 0 && <MissingList missing={parents} title={words.overview.missingParents} />}
    </>
  );
}

interface MissingListProps {
  readonly title: string;
  readonly count?: ReactNode;
  readonly missing: readonly MissingSession[];
}

function MissingList({ title, count, missing }: MissingListProps) {
  const words = useWords();
  const steps = words.claim.export;
  const commands = () =>
    missing.flatMap(({ id, format }) => steps.ways(format, id)[0]?.command ?? []).join("\n");
  return (
    <OverviewSection aside={count} title={title}>
      <p className="flex flex-wrap gap-2 pb-1">
        <CopyButton text={() => missing.map(({ id }) => id).join("\n")}>
          {steps.copyIds(missing.length)}
        </CopyButton>
        <CopyButton text={commands}>{steps.copyCommands(missing.length)}</CopyButton>
      </p>
      <LongList
        items={missing.map((session) => ({
          key: `${session.as} ${session.id}`,
          node: <MissingItem session={session} />,
        }))}
      />
    </OverviewSection>
  );
}

function MissingItem({ session }: { readonly session: MissingSession }) {
  const words = useWords();
  return (
    <Fold
      summary={
        <>
          <StandingMark label={words.common.standing[session.standing]} standing={session.standing} />{" "}
          <code className="wrap-anywhere">
            <SafeText text={session.id} />
          </code>
          <span className="block pl-4 text-ink-2 text-small">
            {session.agent === null ? (
              words.overview.howToExport
            ) : (
              <SafeText text={words.overview.howToExportAgent(session.agent)} />
            )}
          </span>
        </>
      }
    >
      <ExportSteps format={session.format} session={session.id} />
    </Fold>
  );
}
