import { countRoles } from './headings.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { splitRecords } from './split-records.ts';
import type { TableRow } from './table.ts';

export interface Layout {
  delimiter: string;
  headings: readonly string[];
  /** First line below the headings, counted from 1. */
  firstLine: number;
}

/** Longest first, because the parts of `~|~` are delimiters too. */
const DELIMITERS = ['~|~', '||', ',', ';', '\t', '|', '~', '^'];
/** Number of lines searched for headings: bank statements begin with the account's owner, address and period. */
const SEARCHED_LINES = 120;

/** Finds the delimiter and the headings together, because the preamble of a statement has delimiters of its own. */
export function findLayout(text: string): Layout {
  const lines = text.split(/\r\n|\n|\r/).slice(0, SEARCHED_LINES);
  const head = lines.join('\n');
  const layouts = DELIMITERS.filter((delimiter) => head.includes(delimiter)).map((delimiter) =>
    findHeadings(splitRecords(head, delimiter), delimiter),
  );
  const best = layouts.toSorted((a, b) => b.score - a.score)[0];
  return best?.layout ?? { delimiter: ',', headings: [], firstLine: 1 };
}

function findHeadings(records: readonly TableRow[], delimiter: string): { layout: Layout; score: number } {
  const known = records.map(({ cells }) => countRoles(cells));
  const most = Math.max(...known);
  const isNamed = most >= 2;
  const place = isNamed ? known.indexOf(most) : findCommonWidth(records);
  const found = records[place];
  const cells = found?.cells ?? [];
  const width = cells.findLastIndex((cell) => cell !== '') + 1;
  const sameWidth = records.filter((record) => record.cells.length === cells.length).length / records.length;
  const words = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length;
  const score = (isNamed ? most * 100 : 0) + Math.min(words, 30) + sameWidth;
  // Without headings, the first record is data too.
  const data = isNamed ? [] : records.filter((record) => isData(record.cells));
  const [firstData] = data;
  if (firstData && !isHeadedBy(records, firstData, cells)) {
    const headings = Array.from({ length: findNarrowWidth(data) }, () => '');
    return { layout: { delimiter, headings, firstLine: firstData.line }, score };
  }
  const next = records[place + 1]?.line ?? (found?.line ?? 1) + 1;
  return { layout: { delimiter, headings: cells.slice(0, width), firstLine: next }, score };
}

/** Finds the first record of the most common width. */
function findCommonWidth(records: readonly TableRow[]): number {
  const widths = Map.groupBy(
    records.filter(({ cells }) => cells.length > 1),
    ({ cells }) => cells.length,
  );
  const [common] = [...widths].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [1];
  return Math.max(
    0,
    records.findIndex(({ cells }) => cells.length === common),
  );
}

/** Minimum share of the records with the width of a table, of which others are wider by unquoted delimiters. */
const NARROW_MIN = 0.2;

/** Finds the narrowest width that is not rare: a comma in an unquoted cell makes a record wider. */
function findNarrowWidth(data: readonly TableRow[]): number {
  const widths = data.map(({ cells }) => cells.length);
  const isFrequent = (width: number) => widths.filter((each) => each === width).length >= widths.length * NARROW_MIN;
  return Math.min(...widths.filter(isFrequent));
}

/** Returns true if the record of words right above the first data has as many cells: headings in other words. */
function isHeadedBy(records: readonly TableRow[], first: TableRow, cells: readonly string[]): boolean {
  return !isData(cells) && records.some((record) => record.line < first.line && record.cells === cells);
}

function isData(cells: readonly string[]): boolean {
  return cells.some((cell) => readDay(cell, 'dmy') !== null) && cells.some((cell) => readAmount(cell) !== null);
}
