import { type Role, roleOf } from './headings.ts';
import { isNothing, readAmount } from './read-amount.ts';
import { readAllOrders, readDay } from './read-day.ts';

/** Maximum number of distinct values of a column that repeats a few words, such as a category. */
const WORDS_MAX = 12;
/** Minimum share of the cells that decide a column's kind against its heading. */
const KIND_MIN = 0.5;

export type CellCheck = (cell: string) => boolean;

export interface ColumnRule {
  role: Role | null;
  /** Returns true if the column can hold the cell, judged by its role and the cells of the intact rows. */
  accepts: CellCheck;
  /** Like `accepts`, but an unnamed column may hold other short words than the intact rows show. */
  mayHold: CellCheck;
}

/** Finds what each column can hold. Cells of another kind overrule the heading, such as amounts below 'Debit/Credit'. */
export function rulesOf(headings: readonly string[], rows: readonly (readonly string[])[]): ColumnRule[] {
  const isUnnamed = headings.every((heading) => heading === '');
  const roles = isUnnamed
    ? guessRoles(rows, headings.length)
    : headings.map((heading) => roleOf(heading)?.role ?? null);
  const hasMoved = roles.some((role) => role !== 'balance' && holdsAmounts(role));
  return roles.map((named, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    // Without another column of amounts, 'Withdrawal (Dr)/Deposit (Cr)' has them.
    const hasAmounts = named === 'direction' && !hasMoved && cells.every((cell) => cell === '');
    const role = hasAmounts ? 'amount' : roleByCells(named, cells);
    const accepts = checkOf(role, cells);
    const isText = role === 'title' || role === null;
    return { role, accepts, mayHold: (cell) => accepts(cell) || (isText && /^[^\s,;]{0,30}$/.test(cell)) };
  });
}

/** Guesses the roles of columns without headings, as banks order them; balances confirm or refute the amounts. */
function guessRoles(rows: readonly (readonly string[])[], width: number): (Role | null)[] {
  const columns = Array.from({ length: width }, (_, column) => {
    const filled = rows.map((row) => row[column] ?? '').filter((cell) => !isNothing(cell));
    const all = (fits: CellCheck) => filled.length > 0 && filled.every(fits);
    return {
      isDate: all(isDay),
      isMoney: all((cell) => /\.\d\d\D*$/.test(cell) && isAmount(cell)),
      letters: filled.join('').length,
    };
  });
  const money = columns.flatMap(({ isDate: isDated, isMoney }, column) => (isMoney && !isDated ? [column] : []));
  const texts = columns.flatMap(({ isDate: isDated, isMoney }, column) => (isMoney || isDated ? [] : [column]));
  const title = texts.toSorted((a, b) => (columns[b]?.letters ?? 0) - (columns[a]?.letters ?? 0))[0];
  const roleOfMoney: readonly Role[] =
    ([[], ['amount'], ['amount', 'balance'], ['out', 'in', 'balance']] as const satisfies readonly (readonly Role[])[])[
      money.length
    ] ?? [];
  return columns.map(({ isDate: isDated }, column) => {
    if (isDated) return 'date';
    if (column === title) return 'title';
    return roleOfMoney[money.indexOf(column)] ?? null;
  });
}

const AMOUNTS: ReadonlySet<Role | null> = new Set<Role>(['amount', 'out', 'in', 'balance']);

/** Returns true for a column of amounts. */
export function holdsAmounts(role: Role | null): boolean {
  return AMOUNTS.has(role);
}

function roleByCells(role: Role | null, cells: readonly string[]): Role | null {
  const filled = cells.filter((cell) => !isNothing(cell));
  const most = (fits: CellCheck) => filled.length > 0 && filled.filter(fits).length > filled.length * KIND_MIN;
  if (holdsAmounts(role) && most(isDay)) return 'date';
  if (role === 'direction' && most(isAmount)) return 'amount';
  return role;
}

function checkOf(role: Role | null, cells: readonly string[]): CellCheck {
  switch (role) {
    case 'date':
      // Some statements write a day once for several rows.
      return (cell) => cell === '' || isDay(cell);
    case 'amount':
    case 'out':
    case 'in':
    case 'balance': {
      const hasZeros = cells.some((cell) => /^0\d/.test(cell));
      // A second part of `1,050.00` is no amount.
      return (cell) => isAmount(cell) && (hasZeros || !/^0\d/.test(cell));
    }
    case 'title':
      return () => true;
    case null:
    case 'direction':
    case 'status':
    case 'category':
    case 'payer':
    case 'currency':
      return looksLike(cells);
  }
}

function isAmount(cell: string): boolean {
  return isNothing(cell) || readAmount(cell) !== null;
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

function looksLike(cells: readonly string[]): CellCheck {
  const filled = cells.filter((cell) => cell !== '');
  const words = new Set(filled);
  // Without an intact row, a column of references and the like takes no comma.
  if (filled.length === 0) return cells.length === 0 ? (cell) => !/[,;]/.test(cell) : (cell) => cell === '';
  if (filled.every(isDate)) return (cell) => cell === '' || isDate(cell);
  if (filled.every((cell) => /^[\d.,\s-]+$/.test(cell))) return (cell) => /^[\d.\s-]*$/.test(cell);
  if (filled.length >= 4 && words.size <= WORDS_MAX && words.size * 2 <= filled.length)
    return (cell) => cell === '' || words.has(cell);
  if (filled.every((cell) => /^\S+$/.test(cell))) return (cell) => /^[^\s,;]*$/.test(cell);
  return () => true;
}

/** Cell joined from one or more cells of the file. */
export interface JoinedCell {
  text: string;
  /** Number of cells added to the first. */
  joined: number;
}

/** Returns the ways to distribute all cells over the columns in order, at most `max` of them. */
export function arrange(
  cells: readonly string[],
  checks: readonly CellCheck[],
  delimiter: string,
  max: number,
): JoinedCell[][] {
  const found: JoinedCell[][] = [];
  /** Memo of column and cell positions from which no arrangement reaches the end. */
  const dead = new Set<string>();
  function place(column: number, from: number, before: readonly JoinedCell[]): void {
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

/**
 * Returns true for the parts of an amount like `1,450.00` or `INR 1,450.00 Cr`: unlike a sentence, it has no space
 * after the comma.
 */
export function isThousands(cells: readonly string[]): boolean {
  if (cells.every((cell) => /^[^\p{L}]*$/u.test(cell))) return true;
  return cells.every((cell, place) => {
    const start = place === 0 ? String.raw`\D{0,8}\d{1,3}` : String.raw`\d{2,3}`;
    const end = place === cells.length - 1 ? String.raw`(?:\.\d+)?[\s(]*(?:\p{L}{2,7}\.?)?\)?` : '';
    return new RegExp(`^${start}${end}$`, 'u').test(cell);
  });
}
