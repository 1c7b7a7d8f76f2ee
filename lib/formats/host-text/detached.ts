// A piece of a long text as a string of its own. A plain slice keeps the whole text alive behind it, and ids and
// state words are kept long after the record that held them is gone.

export function detached(piece: string): string {
  const units: string[] = [];
  for (let at = 0; at < piece.length; at += 1) units.push(piece[at] ?? "");
  return units.join("");
}
