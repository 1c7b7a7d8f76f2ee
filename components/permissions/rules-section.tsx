// The rules of one session and what they say: whose they are, a question put to them, every rule tried, and the calls that
// the session made. Other rules may be tried in their place; those stay in this page.
"use client";

import { type RefObject, useId, useMemo, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { ChoiceMenu } from "@/components/ui/choice-menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { askRules, askRulesForCall } from "@/lib/rules/ask-rules.ts";
import type { GivenRule } from "@/lib/rules/rule-set.ts";
import { sessionName } from "@/lib/words/subject-of.ts";
import { Answer } from "./answer.tsx";
import { CallSection } from "./call-section.tsx";
import { askableSessions, askedFiles, rulesOfSession, shownRules } from "./permission-model.ts";
import { missingField, QuestionBox } from "./question-box.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import { RuleTable } from "./rule-table.tsx";
import { UnreadRules } from "./unread-rules.tsx";
import type { PermissionQuery } from "./use-permission-query.ts";

export interface RulesSectionProps {
  readonly asked: PermissionQuery;
  readonly onChange: (next: Partial<PermissionQuery>) => void;
  readonly section: RefObject<HTMLElement | null>;
}

export function RulesSection({ asked, onChange, section }: RulesSectionProps) {
  const words = useWords();
  const own = words.permissions;
  const { view, only } = useSession();
  const hint = useId();
  const missing = missingField(asked);
  const [written, setWritten] = useState<readonly GivenRule[] | null>(null);
  const rules = useMemo(() => rulesOfSession(view, asked.session), [view, asked.session]);
  const set = useMemo(() => (rules === null ? null : shownRules(rules, written)), [rules, written]);
  const answer = useMemo(() => {
    const { action, resource, tool, folder } = asked;
    if (set === null || rules === null || action === "" || resource === "") return null;
    if (tool === null) return askRules(set, { action, resource });
    return askRulesForCall(set, {
      tool,
      value: resource,
      files: askedFiles(rules.calls, { tool, resource }),
      ...(folder === undefined ? {} : { folder }),
    });
  }, [set, rules, asked]);
  const [chosen, setChosen] = useState<{ of: unknown; part: number } | null>(null);
  if (rules === null || set === null) return null;
  // A trace of what we made of a call is as inferred as the verdict.
  const shown = only && answer?.kind === "asked" && answer.together.standing === "inferred" ? null : answer;
  // A choice holds for the answer that it was made in.
  const decides = answer?.kind === "asked" ? (answer.together.part ?? 0) : 0;
  const traced = chosen?.of === answer ? chosen.part : decides;
  const part = shown?.kind === "asked" ? (shown.parts[traced] ?? null) : null;
  const names = askableSessions(view).map(({ session, rules: count }) => ({
    value: session,
    label: words.claim.values.list([sessionName(session, view), own.ruleCount(count)]),
  }));
  const choose = (session: string) => {
    setWritten(null);
    onChange({ session: names.find(({ value }) => value === session)?.value ?? null });
  };
  return (
    <section className="permission-section" ref={section}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2">
        <h3 className="font-semibold" tabIndex={-1}>
          {own.rules}
        </h3>
        {names.length > 1 && (
          <>
            <ChoiceMenu
              choices={names}
              label={own.rulesOf}
              name={own.session}
              onChange={choose}
              value={rules.session}
            />
            <span className="hidden print:inline">
              {own.rulesOf(names.find(({ value }) => value === rules.session)?.label ?? rules.session)}
            </span>
          </>
        )}
        {(names.length < 2 || written !== null) && (
          <span className="text-ink-2 text-small">{own.ruleCount(set.rules.length)}</span>
        )}
        <RuleEditor key={rules.session} onWrite={setWritten} recorded={rules.recorded} written={written} />
      </div>
      <p className="max-w-[96ch] pb-2 text-ink-2 text-small">
        {written !== null && <strong className="font-semibold">{own.tried} </strong>}
        {written === null && own.otherRules} {rules.setting.directory === null && own.directoryUnknown}
      </p>
      <QuestionBox asked={asked} hint={hint} missing={missing} onAsk={onChange} />
      <Answer
        answer={answer}
        hint={hint}
        missing={missing}
        onTrace={(part) => setChosen({ of: answer, part })}
        traced={traced}
      />
      {set.rules.length === 0 ? (
        rules.unread.length === 0 && written === null ? (
          <p className="text-ink-2">{own.noRules}</p>
        ) : null
      ) : (
        <RuleTable asked={part} rules={set.rules.map(({ rule }) => rule)} />
      )}
      {written === null && <UnreadRules unread={rules.unread} />}
      <CallSection
        calls={rules.calls}
        isRecorded={written === null}
        onAsk={onChange}
        session={rules.session}
        set={set}
      />
    </section>
  );
}
