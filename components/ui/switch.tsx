// A switch: on or off at once, with its state in aria-checked.

export interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
  readonly describedBy?: string;
}

export function Switch({ isOn, onChange, children, describedBy }: SwitchProps) {
  return (
    <button
      aria-checked={isOn}
      aria-describedby={describedBy}
      className="switch"
      onClick={() => onChange(!isOn)}
      role="switch"
      type="button"
    >
      <span aria-hidden="true" className="switch-track" />
      {children}
    </button>
  );
}
