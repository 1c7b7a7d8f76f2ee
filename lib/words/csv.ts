// A table as comma-separated values (RFC 4180). A cell that a spreadsheet would take for a formula is text: it gets an
// apostrophe before it, whoever wrote it.

/** Also tab and line ends at the start: some programs skip them before they look for a formula. */
const FORMULA = /^[\s]*[=+\-@\uFF0B\uFF1D\uFF0D\uFF20]|^[\t\r\n]/;

export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
