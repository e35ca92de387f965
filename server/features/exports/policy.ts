/** A row of what is exported: a flat object, but for lists and objects within. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** The rows as lines for a spreadsheet: the fields' names first, in the order in which the first row has them. */
export function toLines(rows: readonly ExportRow[]): string[][] {
  const fields = Object.keys(rows[0] ?? {});
  return [fields, ...rows.map((row) => fields.map((field) => toCell(row[field])))];
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toCell).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
