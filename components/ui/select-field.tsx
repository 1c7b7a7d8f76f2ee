// One choice out of many, as the browser's own list beside its name. On paper, where nothing can be chosen, the name and what is
// chosen, in full.

export interface SelectFieldProps<Value extends string> {
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** null: none so far. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Of both, and of the list alone. */
  readonly className?: string;
  readonly listClass?: string;
}

export function SelectField<Value extends string>({
  name,
  choices,
  value,
  onChange,
  className = "flex items-center gap-2 text-small",
  listClass = "max-w-96",
}: SelectFieldProps<Value>) {
  return (
    <label className={`select-field min-w-0 ${className}`}>
      <span className="flex-none text-ink-2 text-small">{name}</span>
      <select
        className={`field min-w-0 truncate pr-1 print:hidden ${listClass}`}
        onChange={(event) => {
          const picked = choices.find((choice) => choice.value === event.currentTarget.value);
          if (picked !== undefined) onChange(picked.value);
        }}
        value={value ?? ""}
      >
        {value === null && <option disabled value="" />}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className="hidden wrap-anywhere print:inline">
        {choices.find((choice) => choice.value === value)?.label}
      </span>
    </label>
  );
}
