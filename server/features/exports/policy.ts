import { exportColumnsText } from '#messages/export-columns.ts';

/** An exported row: a flat object that may contain lists and objects as values. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** Returns the columns of a spreadsheet: the fields of its first row, in their order. */
export function fieldsOf(row: ExportRow): string[] {
  return Object.keys(row);
}

/** Returns the heading of a column in the reader's language. */
export function headingOf(field: string): string {
  return Object.entries(exportColumnsText).find(([name]) => name === field)?.[1] ?? field;
}

/** Returns a row as a spreadsheet line with the columns `fields`. */
export function toLine(row: ExportRow, fields: readonly string[]): string[] {
  return fields.map((field) => toCell(row[field]));
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toCell).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
