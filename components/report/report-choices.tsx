// What a person chooses for a report: kinds of free text, inferences, language, zone, form. Each kind says how many texts it
// would let out.
"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import { ChoiceList } from "@/components/ui/choice-list.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { FREE_TEXT_KINDS, type FreeTextKind } from "@/lib/model/session-report.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/words/language-names.ts";
import type { ReportAsked, ReportDraft } from "./use-report-draft.ts";

export interface ReportChoicesProps {
  readonly asked: ReportAsked;
  readonly draft: ReportDraft | null;
  readonly localZone: string;
  /** A report made from a report can hold no more than that. */
  readonly includable: readonly FreeTextKind[];
  readonly onChange: (asked: ReportAsked) => void;
}

export function ReportChoices({ asked, draft, localZone, includable, onChange }: ReportChoicesProps) {
  const words = useWords();
  const { reportDialog: said } = words;
  const id = useId();
  const include = (kinds: readonly FreeTextKind[]) => onChange({ ...asked, include: kinds });
  const toggle = (kind: FreeTextKind) =>
    include(
      FREE_TEXT_KINDS.filter((other) =>
        other === kind ? !asked.include.includes(kind) : asked.include.includes(other),
      ),
    );
  const zones = [
    { value: "UTC", label: words.session.zone.utc },
    ...(localZone === "UTC" ? [] : [{ value: localZone, label: localZone }]),
  ];
  return (
    <div className="report-choices">
      <fieldset aria-describedby={`${id}-include`}>
        <legend className="float-left font-medium">{said.include}</legend>
        <div className="flex justify-end gap-2">
          <Button kind="text" onClick={() => include(includable)}>
            {said.all}
          </Button>
          <Button kind="text" onClick={() => include([])}>
            {said.none}
          </Button>
        </div>
        <p className="clear-both pt-1 text-ink-2 text-small" id={`${id}-include`}>
          {said.includeMeans}
        </p>
        <ul className="mt-1">
          {FREE_TEXT_KINDS.map((kind) => (
            <li key={kind}>
              <label className="report-kind">
                <input
                  checked={asked.include.includes(kind)}
                  disabled={!includable.includes(kind)}
                  onChange={() => toggle(kind)}
                  type="checkbox"
                />
                <span className="flex-1 first-letter:uppercase">{words.report.kinds[kind]}</span>
                <span className="text-ink-3 text-small tabular-nums">
                  {includable.includes(kind) ? countOf(kind, draft, said) : said.notInReport}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="report-options">
        <Switch isOn={asked.only} onChange={(only) => onChange({ ...asked, only })}>
          {words.session.only}
        </Switch>
        <ChoiceList
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          name={said.language}
          onChange={(language) => onChange({ ...asked, language })}
          value={asked.language}
        />
        <ChoiceList
          choices={zones}
          name={said.zone}
          onChange={(zone) => onChange({ ...asked, zone })}
          value={asked.zone}
        />
        <ChoiceList
          choices={[
            { value: "html", label: said.forms.html },
            { value: "json", label: said.forms.json },
          ]}
          name={said.form}
          onChange={(form) => onChange({ ...asked, form })}
          value={asked.form}
        />
      </div>
    </div>
  );
}

type Said = ReturnType<typeof useWords>["reportDialog"];

function countOf(kind: FreeTextKind, draft: ReportDraft | null, said: Said): string {
  if (draft === null) return "";
  const kept = draft.kept.counts[kind];
  if (kept > 0) return said.included(kept);
  const leftOut = draft.made.removals.text[kind];
  return leftOut === 0 ? said.noText : said.leftOut(leftOut);
}
