import type { DayOrder } from './cells.ts';

/** Who wrote the file; `other`: its columns are guessed, and chosen by whoever imports it. */
export type ImportFormat = 'splitwise' | 'spliit' | 'honeydue' | 'bank' | 'other';

/** `credit`: money that came in, or a word that says so; such rows are no expenses. */
export type ColumnRole = 'date' | 'title' | 'amount' | 'category' | 'paidBy' | 'credit';

export interface ImportRecord {
  /** Of the file, from 1. */
  line: number;
  cells: readonly string[];
}

export interface ImportTable {
  format: ImportFormat;
  header: readonly string[];
  rows: readonly ImportRecord[];
  /** Guessed; places in `header`, `null` where there is none. */
  columns: Readonly<Record<ColumnRole, number | null>>;
  dayOrder: DayOrder;
  /** Whom the file names: of Splitwise and Spliit a column each, else the names in the column of who paid. */
  people: readonly { name: string; column: number }[];
}
