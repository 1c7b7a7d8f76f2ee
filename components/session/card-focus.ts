// Where the focus goes when a person opens a claim. A new object for every opening, so that the same claim opened twice
// takes the focus twice.

export interface CardFocus {
  readonly on: "card" | "evidence";
}
