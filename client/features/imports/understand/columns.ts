import { readHeadingUnit } from '../read/heading-units.ts';
import { type Role, ROLES, roleOf } from '../read/headings.ts';
import { readAmount } from '../read/read-amount.ts';
import type { Table } from '../read/table.ts';
import { averageLength, isAmount, isCounted, isDay, share } from './cell-kinds.ts';
import { directionOf, isDirectionAlone, isPlainDirection, isYesOrNo, statusOf } from './words.ts';

/** Column index by role; `null` if the file has no such column. */
export type Columns = Readonly<Record<Role, number | null>> & {
  /** Columns that hold an amount for each person. */
  people?: readonly number[];
};

const SAMPLE_ROWS = 300;
/** Maximum number of distinct words in a direction column. */
const DIRECTION_WORDS_MAX = 4;

/**
 * Finds the columns by their headings, preferring the likeliest one whose cells fit. A missing date, title or amount is
 * found by the cells alone; `findPeople` returns the columns of people, which are no amounts of their own.
 */
export function findColumns(table: Table, findPeople: (columns: Columns) => readonly number[]): Columns {
  const { headings, rows } = table;
  const sample = rows.filter(({ isRagged }) => !isRagged).slice(0, SAMPLE_ROWS);
  const cellsOf = (column: number) => sample.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  const named = headings.map((heading, column) => ({
    column,
    named: roleOf(heading),
    cells: cellsOf(column),
  }));
  // Beside rupees, the amount in a foreign currency is the original one.
  const isForeign = (column: number) => Number(readHeadingUnit(headings[column] ?? '').currency !== null);
  const candidates = (role: Role) =>
    named
      .filter((each) => each.named?.role === role)
      .toSorted((a, b) => isForeign(a.column) - isForeign(b.column) || (a.named?.rank ?? 0) - (b.named?.rank ?? 0));
  // Without an intact row, the headings alone decide.
  const first = (role: Role, fits: (cells: readonly string[], heading: string) => boolean) =>
    candidates(role).find(({ column, cells }) => sample.length === 0 || fits(cells, headings[column] ?? ''))?.column ??
    null;

  const fitsAmount = (cells: readonly string[]) => share(cells, isAmount) >= 0.5;
  const hasAmounts = (cells: readonly string[]) => cells.some((cell) => readAmount(cell) !== null);
  const isFilledAmount = (cells: readonly string[]) => cells.length > 0 && fitsAmount(cells);
  const amount = first('amount', isFilledAmount) ?? first('direction', isFilledAmount) ?? first('amount', hasAmounts);
  const out = first('out', fitsAmount) ?? (amount === null ? first('out', hasAmounts) : null);
  const found: Record<Role, number | null> = {
    date:
      first('date', (cells) => cells.length > 0 && share(cells, isDay) >= 0.5) ??
      first('date', (cells) => cells.some((cell) => isDay(cell))) ??
      first('date', (cells) => cells.length === 0),
    title: sample.length === 0 ? first('title', () => true) : findTitle(candidates('title')),
    amount,
    out,
    in: first('in', fitsAmount) ?? (amount === null ? first('in', hasAmounts) : null),
    direction: findDirection(
      named.map(({ column, cells }) => ({ column, cells })),
      headings,
    ),
    status: first('status', (cells) => cells.some((cell) => statusOf(cell) !== null)),
    category: first('category', () => true),
    payer: first('payer', (cells) => cells.length > 0 && share(cells, (cell) => !isAmount(cell)) > 0.5),
    currency: first('currency', () => true),
    balance: first('balance', fitsAmount),
  };
  const people = findPeople(found);
  return { ...completeByCells(found, named, headings, people), ...(people.length > 0 && { people }) };
}

/** Returns true if the columns include a day, a title and an amount. */
export function isComplete(columns: Columns): boolean {
  const hasAmount = (columns.amount ?? columns.out) !== null || (columns.people ?? []).length > 0;
  return columns.date !== null && columns.title !== null && hasAmount;
}

interface Candidate {
  column: number;
  cells: readonly string[];
}

/**
 * Finds the title column: the first filled one of the likeliest, because a description is often optional beside a
 * title.
 */
function findTitle(candidates: readonly Candidate[]): number | null {
  const most = Math.max(0, ...candidates.map(({ cells }) => cells.length));
  return candidates.find(({ cells }) => cells.length * 2 >= most && cells.length > 0)?.column ?? null;
}

/**
 * Finds the direction column by its words, regardless of the heading. A heading that names a direction may hold unknown
 * words, which the member is asked about.
 */
function findDirection(columns: readonly Candidate[], headings: readonly string[]): number | null {
  const isNamed = (column: number) => roleOf(headings[column] ?? '')?.role === 'direction';
  const knows = ({ column, cells }: Candidate) =>
    share(cells, (cell) => directionOf(cell, headings[column] ?? '') !== null && !isLong(cell));
  const named = columns.filter(({ column, cells }) => isNamed(column) && cells.length > 0);
  const known = named.find((each) => knows(each) >= 0.5);
  if (known) return known.column;
  const asked = named.find(({ column, cells }) => {
    const words = new Set(cells);
    return (
      words.size >= 2 &&
      words.size <= DIRECTION_WORDS_MAX &&
      ((roleOf(headings[column] ?? '')?.rank ?? 99) < 4 || cells.some(isPlainDirection)) &&
      ![...words].some((word) => isAmount(word) || isYesOrNo(word))
    );
  });
  if (asked) return asked.column;
  // 'Credit' may hold Y and N, a status may contain 'Debited', and a column with an unknown heading either.
  const roles: readonly (Role | undefined)[] = ['in', 'out', 'status', undefined];
  const speaks = ({ column, cells }: Candidate) => {
    if (roleOf(headings[column] ?? '')) return true;
    // Titles contain such words too: 'WITHDRAWAL SHOP 1'.
    const directions = new Set(cells.map((cell) => directionOf(cell, headings[column] ?? '')));
    return cells.every(isDirectionAlone) && directions.has('in') && directions.has('out');
  };
  return (
    columns.find(
      (each) =>
        roles.includes(roleOf(headings[each.column] ?? '')?.role) &&
        each.cells.length > 0 &&
        !each.cells.every(isAmount) &&
        knows(each) === 1 &&
        speaks(each),
    )?.column ?? null
  );
}

function completeByCells(
  found: Record<Role, number | null>,
  named: readonly (Candidate & { named: ReturnType<typeof roleOf> })[],
  headings: readonly string[],
  people: readonly number[],
): Columns {
  const columns = { ...found };
  const taken = (column: number) => people.includes(column) || ROLES.some((role) => columns[role] === column);
  const free = () => named.filter(({ column, cells }) => !taken(column) && cells.length > 0);
  // A column of words named 'Credit' is a direction, not an amount.
  if (columns.direction !== null && (columns.in === columns.direction || columns.out === columns.direction)) {
    if (columns.in === columns.direction) columns.in = null;
    else columns.out = null;
  }
  if (columns.out !== null) columns.amount = null;
  columns.date ??= free().find(({ cells }) => share(cells, isDay) >= 0.6)?.column ?? null;
  if (columns.amount === null && columns.out === null && people.length === 0) {
    const [only, ...others] = free().filter(
      ({ column, cells }) => share(cells, isAmount) >= 0.6 && !isCounted(headings[column] ?? ''),
    );
    // The member chooses among several columns with unknown headings.
    columns.amount = only && others.length === 0 ? only.column : columns.in;
  }
  if (columns.amount !== null && columns.amount === columns.in) columns.in = null;
  columns.title ??=
    free()
      .filter(({ cells }) => share(cells, (cell) => /\p{L}/u.test(cell) && !/^\d{1,2}:\d\d/.test(cell)) >= 0.5)
      .toSorted((a, b) => averageLength(b.cells) - averageLength(a.cells))[0]?.column ?? columns.category;
  return columns;
}

function isLong(cell: string): boolean {
  return cell.length > 40;
}
