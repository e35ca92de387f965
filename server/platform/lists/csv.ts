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

/** The answer that a browser saves as `fileName`. */
export function toCsvFile(fileName: string, parts: readonly string[]) {
  return {
    headers: { 'content-disposition': `attachment; filename="${fileName}"` },
    body: new Blob([...parts], { type: CSV_TYPE }),
  };
}
