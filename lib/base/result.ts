// Bad input is a value, not an exception: functions that may refuse their input return a Result.

export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function success<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function refusal<Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure };
}
