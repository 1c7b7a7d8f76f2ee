// What is shown of the dispatches: text, standing, outcome, agent. Wide they stand in the bar, narrow in one menu.
"use client";

import { ChoiceList } from "@/components/ui/choice-list.tsx";
import { ChoiceMenu } from "@/components/ui/choice-menu.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { plainLine } from "@/lib/words/markdown.ts";
import { type DispatchFilters, OUTCOME_CHOICES, STANDING_CHOICES } from "./sort-rows.ts";

export interface DispatchFiltersProps {
  readonly dispatches: readonly Dispatch[];
  readonly filters: DispatchFilters;
  readonly onChange: (filters: Partial<DispatchFilters>) => void;
}

function useChoices({ dispatches, filters, onChange }: DispatchFiltersProps) {
  const words = useWords();
  const { values } = words.claim;
  const standingNames = {
    all: words.dispatch.all,
    "live-observed": words.dispatch.liveObserved,
    inferred: words.dispatch.inferred,
    unknown: words.dispatch.unknown,
  };
  const outcomeNames = {
    all: words.dispatch.all,
    completed: values.outcome.completed,
    failed: values.outcome.error,
    cancelled: values.outcome.cancelled,
    refused: values.refused,
    open: values.outcome.open,
    unknown: words.dispatch.unknown,
  };
  const agents = [...new Set(dispatches.map(({ agent }) => knownValue(agent) ?? ""))].sort();
  const ofAgent = (agent: string) => (agent === "" ? words.dispatch.agentUnknown : plainLine(agent));
  return {
    standing: {
      name: words.dispatch.standingFilter,
      label: words.dispatch.standingLabel,
      choices: STANDING_CHOICES.map((value) => ({ value, label: standingNames[value] })),
      value: filters.standing,
      onChange: (standing: DispatchFilters["standing"]) => onChange({ standing }),
    },
    outcome: {
      name: words.dispatch.outcomeFilter,
      label: words.dispatch.outcomeLabel,
      choices: OUTCOME_CHOICES.map((value) => ({ value, label: outcomeNames[value] })),
      value: filters.outcome,
      onChange: (outcome: DispatchFilters["outcome"]) => onChange({ outcome }),
    },
    agent: {
      name: words.dispatch.agentFilter,
      label: words.dispatch.agentLabel,
      choices: [
        { value: "all", label: words.dispatch.all },
        ...agents.map((agent) => ({ value: `agent:${agent}`, label: ofAgent(agent) })),
      ],
      value: filters.agent === null ? "all" : `agent:${filters.agent}`,
      onChange: (value: string) => onChange({ agent: value === "all" ? null : value.slice("agent:".length) }),
    },
  };
}

export function DispatchFilterMenus(props: DispatchFiltersProps) {
  const { standing, outcome, agent } = useChoices(props);
  return (
    <>
      <ChoiceMenu {...standing} />
      <ChoiceMenu {...outcome} />
      <ChoiceMenu {...agent} />
    </>
  );
}

export function DispatchFilterSheet(props: DispatchFiltersProps) {
  const words = useWords();
  const { standing, outcome, agent } = useChoices(props);
  return (
    <Menu label={words.dispatch.filters}>
      <div className="flex flex-col gap-3">
        <ChoiceList {...standing} />
        <ChoiceList {...outcome} />
        <ChoiceList {...agent} />
      </div>
    </Menu>
  );
}

export function DispatchSearch({ filters, onChange }: Omit<DispatchFiltersProps, "dispatches">) {
  const words = useWords();
  return (
    <input
      aria-label={words.dispatch.search}
      className="field w-54 min-w-0 flex-initial"
      onChange={(event) => onChange({ text: event.currentTarget.value })}
      placeholder={words.dispatch.search}
      type="search"
      value={filters.text}
    />
  );
}
