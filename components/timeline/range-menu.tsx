// The visible range as two fields, for those who type a time or cannot drag. A text that is no time is told, not taken.
"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { type FieldClock, readInstant } from "@/lib/layout/clock-field.ts";
import type { Extent } from "@/lib/layout/recorded.ts";
import { type Clock, formatDate, formatTime } from "@/lib/words/clock.ts";

export interface RangeMenuProps {
  readonly range: Extent;
  readonly extent: Extent;
  /** Shows a range and keeps it as a step of the zoom. */
  readonly onShow: (range: Extent) => void;
  readonly onFit: () => void;
}

export function RangeMenu({ range, extent, onShow, onFit }: RangeMenuProps) {
  const { timeline } = useWords();
  return (
    <Menu align="right" label={timeline.range}>
      {(close) => <RangeForm extent={extent} onDone={close} onFit={onFit} onShow={onShow} range={range} />}
    </Menu>
  );
}

interface RangeFormProps extends RangeMenuProps {
  readonly onDone: () => void;
}

function RangeForm({ range, extent, onShow, onFit, onDone }: RangeFormProps) {
  const { timeline } = useWords();
  const clock = useClock();
  const id = useId();
  const hasDays = formatDate(extent.from, clock) !== formatDate(extent.to, clock) && clock.zone !== "start";
  const [from, setFrom] = useState(() => written(range.from, clock, hasDays));
  const [to, setTo] = useState(() => written(range.to, clock, hasDays));
  const [problem, setProblem] = useState<string | null>(null);
  const fields: FieldClock = { offsetAt: clock.offsetAt, since: clock.zone === "start" ? clock.start : null };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const first = readInstant(from, fields, range.from);
    const last = readInstant(to, fields, range.to);
    if (first === null || last === null) {
      setProblem(timeline.rangeUnreadable((first === null ? from : to).trim()));
      return;
    }
    if (first >= last) {
      setProblem(timeline.rangeOrder);
      return;
    }
    onShow({ from: first, to: last });
    onDone();
  };
  const fit = () => {
    onFit();
    onDone();
  };
  return (
    <form className="flex w-64 flex-col gap-2 p-1" noValidate onSubmit={submit}>
      <RangeField
        id={`${id}-from`}
        label={timeline.rangeFrom}
        onChange={setFrom}
        problem={`${id}-problem`}
        value={from}
      />
      <RangeField
        id={`${id}-to`}
        label={timeline.rangeTo}
        onChange={setTo}
        problem={`${id}-problem`}
        value={to}
      />
      <p className="text-ink-2 text-small" id={`${id}-problem`} role="status">
        {problem ?? (fields.since === null ? timeline.rangeHintWall : timeline.rangeHintSince)}
      </p>
      <div className="flex gap-2">
        <Button kind="primary" type="submit">
          {timeline.rangeApply}
        </Button>
        <Button onClick={fit}>{timeline.rangeWhole}</Button>
      </div>
    </form>
  );
}

interface RangeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string;
  readonly onChange: (value: string) => void;
}

function RangeField({ id, label, value, problem, onChange }: RangeFieldProps) {
  return (
    <div className="flex items-center gap-2">
      <label className="w-12 text-ink-2 text-small" htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={problem}
        autoComplete="off"
        className="field min-w-0 flex-1 font-mono"
        id={id}
        onChange={(event) => onChange(event.currentTarget.value)}
        spellCheck={false}
        type="text"
        value={value}
      />
    </div>
  );
}

function written(at: Extent["from"], clock: Clock, hasDays: boolean): string {
  const time = formatTime(at, clock);
  return hasDays ? `${formatDate(at, clock)} ${time}` : time;
}
