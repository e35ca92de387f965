import { stringify } from 'csv-stringify/sync';

const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * Rows as CSV for a spreadsheet. What begins like a formula is escaped, so that what somebody typed cannot run on
 * another's machine; the mark at the beginning of a file (`hasBom`) makes Excel read UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[], hasBom: boolean): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: hasBom, escape_formulas: true, record_delimiter: 'windows' },
  );
}

/** The answer that a browser saves as `fileName`: `heads`, then a line for each row of the pages. */
export async function toCsvFile<Row>(
  fileName: string,
  heads: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  toLine: (row: Row) => readonly string[],
) {
  // As bytes outside the heap: a million lines are a hundred megabytes.
  const parts = [new Blob([toCsv([heads], true)])];
  for await (const rows of pages) parts.push(new Blob([toCsv(rows.map(toLine), false)]));
  return {
    headers: { 'content-disposition': `attachment; filename="${fileName}"` },
    body: new Blob(parts, { type: CSV_TYPE }),
  };
}
