// A rule denies a plugin's tool, and the host's own tools for the same use stay open: said with both rules, and what would close them.
"use client";

import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { usePlaces } from "@/components/claim/places.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { EvidenceRef } from "@/lib/model/evidence.ts";
import type { DeniedYetReachable } from "@/lib/model/tool-surface.ts";

export function DeniedNotes({ denied }: { readonly denied: readonly DeniedYetReachable[] }) {
  const words = useWords().tools;
  if (denied.length === 0) return null;
  return (
    <section aria-label={words.denied} className="denied-notes">
      <h3 className="font-semibold">{words.denied}</h3>
      <ul>
        {denied.map((note) => (
          <li key={note.id}>
            <DeniedNote note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeniedNote({ note }: { readonly note: DeniedYetReachable }) {
  const words = useWords().tools;
  const { denied, open, rule, openRule, tools } = note;
  return (
    <>
      <p>
        <Filled
          parts={{
            denied: <code>{denied}</code>,
            open: <ClaimValue claim={open} format={(action) => <code>{action}</code>} />,
            count: words.count(tools.length),
          }}
          template={words.deniedNote}
        />
      </p>
      <p className="denied-rules">
        <RulePlace name={words.deniedRule} place={rule} />
        {openRule === null ? (
          <span>{words.noOpenRule}</span>
        ) : (
          <RulePlace name={words.openRule} place={openRule} />
        )}
        {isKnown(open) && <span>{words.deniedFix(open.value)}</span>}
      </p>
    </>
  );
}

/** The rule as recorded, and the way to it in the file. */
function RulePlace({ name, place }: { readonly name: string; readonly place: EvidenceRef }) {
  const { common, tools } = useWords();
  const { view } = useSession();
  const places = usePlaces();
  const rule = view.rules.find(
    ({ ref }) => ref.doc === place.doc && ref.line === place.line && ref.at === place.at,
  );
  const link = (
    <a
      className="quiet-link"
      href={places.hrefOf(place)}
      onClick={onPlainClick(() => places.open(place))}
      title={common.openInSource}
    >
      <code>
        <SafeText
          text={rule === undefined ? place.at : [rule.action, rule.resource, rule.effect].join(" ")}
        />
      </code>
    </a>
  );
  return (
    <span>
      <Filled parts={{ name, rule: link }} template={tools.ruleSays} />
    </span>
  );
}
