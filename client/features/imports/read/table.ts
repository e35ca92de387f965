/** A record of the file with its first line, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** More or fewer cells than the headings, so that it is unclear which is which. */
  isRagged?: true;
}

/** The file as a table. Headings are empty where the file has none. */
export interface Table {
  headings: readonly string[];
  rows: readonly TableRow[];
}

/** A file as it was read: a table, or the JSON of an app. */
export type ReadFile = { kind: 'table'; table: Table } | { kind: 'json'; json: unknown };
