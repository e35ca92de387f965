import { roleOf } from './headings.ts';
import { isNothing, readAmount } from './read-amount.ts';
import { readAllOrders, readDay } from './read-day.ts';
import type { Table, TableRow } from './table.ts';

/** Surplus cells of a row that are joined at most. */
const SURPLUS_MAX = 12;
/** Values of a column that repeats a few words, such as a category. */
const WORDS_MAX = 12;

type Check = (cell: string) => boolean;

/**
 * Joins cells that a delimiter within an unquoted cell has torn apart, where exactly one column can absorb them all: every other
 * arrangement leaves a column with a cell that it cannot hold. Other rows with a wrong number of cells stay ragged.
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

function mend(
  row: TableRow,
  checks: readonly Check[],
  headings: readonly string[],
  delimiter: string,
): TableRow {
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
  /** Cells that were added to the first. */
  joined: number;
}

/** The ways to give all cells to the columns in their order, at most `max` of them. */
function arrange(
  cells: readonly string[],
  checks: readonly Check[],
  delimiter: string,
  max: number,
): Joined[][] {
  const found: Joined[][] = [];
  /** Columns and cells from which no arrangement reaches the end. */
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
        delimiter === ',' && joined > 0 && !isThousands(cells.slice(from, from + joined + 1))
          ? ', '
          : delimiter;
      const text = cells.slice(from, from + joined + 1).join(separator);
      if (check(text)) place(column + 1, from + joined + 1, [...before, { text, joined }]);
    }
    if (found.length === foundBefore) dead.add(`${column}:${from}`);
  }
  place(0, 0, []);
  return found;
}

/** `1,450.00` was torn without the blank that follows a comma in a sentence. */
function isThousands(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[^\p{L}]*$/u.test(cell));
}

/** Whether a column can hold a cell: by its role, else by how its cells look in the rows that are whole. */
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

/** A date, with nothing behind it but a time: a reader of dates ignores the rest. */
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
