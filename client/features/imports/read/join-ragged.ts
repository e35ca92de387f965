import { roleOf } from './headings.ts';
import { isNothing, readAmount } from './read-amount.ts';
import { readAllOrders, readDay } from './read-day.ts';
import type { Table, TableRow } from './table.ts';

/** Maximum number of surplus cells joined in a row. */
const SURPLUS_MAX = 12;
/** Maximum number of distinct values of a column that repeats a few words, such as a category. */
const WORDS_MAX = 12;

type Check = (cell: string) => boolean;

/**
 * Joins cells split by a delimiter within an unquoted cell, if exactly one column can absorb them all: every other
 * arrangement gives a column a cell it cannot hold. Other rows with a wrong number of cells stay ragged.
 */
export function joinRagged({ headings, rows }: Table, delimiter: string): Table {
  if (!rows.some(({ isRagged }) => isRagged)) return { headings, rows };
  const regular = rows.filter(({ isRagged }) => !isRagged);
  const checks = headings.map((heading, column) =>
    checkOf(
      heading,
      regular.map(({ cells }) => cells[column] ?? ''),
    ),
  );
  return { headings, rows: rows.map((row) => (row.isRagged ? mend(row, checks, headings, delimiter) : row)) };
}

function mend(row: TableRow, checks: readonly Check[], headings: readonly string[], delimiter: string): TableRow {
  const { line, cells } = row;
  const surplus = cells.length - checks.length;
  if (surplus < 0) {
    const missing = headings.slice(cells.length).map((heading) => roleOf(heading)?.role);
    const isWhole = missing.every((role) => role === undefined || role === 'category' || role === 'payer');
    const fits = cells.every((cell, column) => checks[column]?.(cell) ?? false);
    return isWhole && fits ? { line, cells: [...cells, ...missing.map(() => '')] } : row;
  }
  if (surplus > SURPLUS_MAX) return row;
  const [only, ...others] = arrange(cells, checks, delimiter, 2);
  const isOneColumn = only && only.filter((cell) => cell.joined > 0).length === 1;
  return isOneColumn && others.length === 0 ? { line, cells: only.map(({ text }) => text) } : row;
}

interface Joined {
  text: string;
  /** Number of cells added to the first. */
  joined: number;
}

/** Returns the ways to distribute all cells over the columns in order, at most `max` of them. */
function arrange(cells: readonly string[], checks: readonly Check[], delimiter: string, max: number): Joined[][] {
  const found: Joined[][] = [];
  /** Memo of column and cell positions from which no arrangement reaches the end. */
  const dead = new Set<string>();
  function place(column: number, from: number, before: readonly Joined[]): void {
    if (found.length >= max || dead.has(`${column}:${from}`)) return;
    const foundBefore = found.length;
    const check = checks[column];
    if (!check) {
      found.push([...before]);
      return;
    }
    const spare = cells.length - from - (checks.length - column);
    for (let joined = 0; joined <= spare; joined += 1) {
      if (column === checks.length - 1 && joined < spare) continue;
      const separator =
        delimiter === ',' && joined > 0 && !isThousands(cells.slice(from, from + joined + 1)) ? ', ' : delimiter;
      const text = cells.slice(from, from + joined + 1).join(separator);
      if (check(text)) place(column + 1, from + joined + 1, [...before, { text, joined }]);
    }
    if (found.length === foundBefore) dead.add(`${column}:${from}`);
  }
  place(0, 0, []);
  return found;
}

/** Returns true for the parts of an amount like `1,450.00`: unlike a sentence, it has no space after the comma. */
function isThousands(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[^\p{L}]*$/u.test(cell));
}

/** Returns the check if a column can hold a cell: by its role, else by the cells of the intact rows. */
function checkOf(heading: string, cells: readonly string[]): Check {
  const isAmount: Check = (cell) => isNothing(cell) || readAmount(cell) !== null;
  switch (roleOf(heading)?.role) {
    case 'date':
      return isDay;
    case 'amount':
    case 'out':
    case 'in':
    case 'balance':
      return isAmount;
    case 'title':
      return () => true;
    case undefined:
    case 'direction':
    case 'status':
    case 'category':
    case 'payer':
    case 'currency':
      return looksLike(cells);
  }
}

/** Returns true for a date followed at most by a time; the date parser ignores any other rest. */
function isDay(cell: string): boolean {
  const [date = '', ...rest] = cell.split(',');
  const hasOnlyTime = rest.every((text) => /^\s*\d{1,2}:\d\d/.test(text));
  return (isDate(date) && hasOnlyTime) || (!isDate(date) && rest.length === 1 && isDate(cell));
}

function isDate(text: string): boolean {
  return readDay(text, 'dmy') !== null || readAllOrders(text) !== null;
}

function looksLike(cells: readonly string[]): Check {
  const filled = cells.filter((cell) => cell !== '');
  const words = new Set(filled);
  if (filled.length === 0) return cells.length === 0 ? () => true : (cell) => cell === '';
  if (filled.every((cell) => readDay(cell, 'dmy') !== null))
    return (cell) => cell === '' || readDay(cell, 'dmy') !== null;
  if (filled.every((cell) => /^[\d.,\s-]+$/.test(cell))) return (cell) => /^[\d.\s-]*$/.test(cell);
  if (filled.length >= 4 && words.size <= WORDS_MAX && words.size * 2 <= filled.length)
    return (cell) => cell === '' || words.has(cell);
  if (filled.every((cell) => /^\S+$/.test(cell))) return (cell) => /^[^\s,;]*$/.test(cell);
  return () => true;
}
