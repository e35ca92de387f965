/** Record of the file with its first line, counted from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** Set for a row with more or fewer cells than the headings, so that the columns of its cells are unclear. */
  isRagged?: true;
}

/** File as a table. Headings are empty if the file has none. */
export interface Table {
  headings: readonly string[];
  rows: readonly TableRow[];
}

/** File after reading: a table, or the JSON of an app. */
export type ReadFile = { kind: 'table'; table: Table } | { kind: 'json'; json: unknown };
