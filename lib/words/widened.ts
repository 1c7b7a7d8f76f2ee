// The shape of a dictionary without its wording: every literal text of the first language becomes `string`, in members and
// in what functions return, so that another language must say the same things and may say them in its own way.

export type Widened<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => infer Said
    ? (...values: Values) => Widened<Said>
    : Part extends object
      ? { readonly [Key in keyof Part]: Widened<Part[Key]> }
      : Part;
