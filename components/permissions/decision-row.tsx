// One decision: the call and what it was about, the effect and who decided, what it did to the turn, what was tried instead,
// at which depth, when, and the ways to its places.
"use client";

import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { DecidedBy } from "@/components/claim/decided-by.tsx";
import { OpenInSource } from "@/components/claim/places.tsx";
import { TextValue, TimeValue, WordValue } from "@/components/claim/values.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { PlainLink } from "@/components/transcript/row-links.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { RowAttributes } from "@/components/ui/long-table.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Tr } from "@/components/ui/table.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Decision } from "@/lib/model/call-records.ts";
import { sessionName } from "@/lib/words/subject-of.ts";
import { askedFolder, askedResource, type DecidedCall } from "./permission-model.ts";
import { RetryList } from "./retry-list.tsx";
import type { PermissionQuery } from "./use-permission-query.ts";

export interface DecisionRowProps {
  readonly row: DecidedCall;
  readonly attributes: RowAttributes;
  readonly onAsk: (call: PermissionQuery) => void;
}

export function DecisionRow({ row, attributes, onAsk }: DecisionRowProps) {
  const said = useSaidMarks();
  const words = useWords();
  const { view } = useSession();
  const { decision, retries } = row;
  const { column } = words.permissions;
  const { values } = words.claim;
  return (
    <Tr {...attributes}>
      <Td data-name={column.call}>
        <strong className="font-semibold">
          <SafeText text={decision.tool} />
        </strong>
        <TextValue claim={decision.resource} className="decision-text" />
      </Td>
      <Td data-name={column.decision}>
        <span className="decision-line">
          <DecidedBy by={decision.by} effect={decision.effect} />
        </span>
        <TextValue claim={decision.words} className="decision-text" />
      </Td>
      <Td data-name={column.turn}>
        <WordValue claim={decision.turn} write={(turn) => values.turnEffect[turn]} />
      </Td>
      <Td data-name={column.retries}>
        <RetryList retried={decision.retried} retries={retries} />
      </Td>
      <Td data-name={column.session}>
        <span className="decision-session" title={said(sessionName(decision.session, view))}>
          <SafeText text={sessionName(decision.session, view)} />
        </span>
        <ClaimValue claim={decision.depth} format={words.permissions.depth} />
      </Td>
      <Td data-name={column.at}>
        <TimeValue claim={decision.at} />
      </Td>
      <Td data-name={column.places}>
        <RowWays decision={decision} onAsk={onAsk} row={row} />
      </Td>
    </Tr>
  );
}

interface RowWaysProps {
  readonly decision: Decision;
  readonly row: DecidedCall;
  readonly onAsk: (call: PermissionQuery) => void;
}

function RowWays({ decision, row, onAsk }: RowWaysProps) {
  const words = useWords().permissions;
  const { hrefWith, openClaim, showTab, view } = useSession();
  const { id } = decision.effect;
  const resource = askedResource(decision, view);
  const tool = decision.tool;
  return (
    <span className="decision-ways">
      {resource !== null && (
        <Button
          aria-label={words.showRulesName(tool)}
          kind="text"
          onClick={() =>
            onAsk({ session: decision.session, action: tool, resource, tool, ...askedFolder(decision, view) })
          }
        >
          {words.showRules}
        </Button>
      )}
      <PlainLink
        href={hrefWith({ view: "timeline", claim: id })}
        label={words.timelineName(tool)}
        onGo={() => {
          openClaim(id);
          showTab("timeline");
        }}
      >
        {words.timeline}
      </PlainLink>
      {row.place !== null && <OpenInSource about={words.sourceName(tool)} place={row.place} />}
    </span>
  );
}
