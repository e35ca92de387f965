import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { type CellAmount, isNothing, readAmount } from '../read/read-amount.ts';
import type { DirectionReading } from './directions.ts';
import type { Entry, ExpenseEntry, LeftOutEntry, Payer, Two } from './entry.ts';
import { findCategory, findStatementCategory } from './find-category.ts';
import { faulty, isAfterTomorrow, toGroupEntry } from './group.ts';
import { isOurMoney, type Pair } from './people.ts';
import { type Parts, partsOf, type PeopleTable } from './people/people-entries.ts';
import { isCashWithdrawal, toSpokenTitle } from './statements/payee-name.ts';
import type { RoleCells } from './table-cells.ts';
import {
  isRupees,
  statusOf,
  tellsIncome,
  tellsIncomeTitle,
  tellsOwnTransfer,
  tellsRefund,
  tellsTotal,
  tellsTransfer,
} from './words.ts';

export interface RowReading {
  cells: RoleCells;
  /** Day of the row, or of the row above if the file writes a day once. */
  day: string | null;
  /** True after the last row with a date, where totals and remarks are. */
  isBehind: boolean;
  /** True below the first total or remark after the last row with a date. */
  isFooter: boolean;
  direction: DirectionReading | null;
  /** True if the file shows the direction; otherwise the words of the row decide it. */
  isShown: boolean;
}

export interface TableReading {
  toTitle: (cells: readonly string[]) => string;
  people: readonly string[];
  /** Columns or lists of people; `null` for a table without. */
  peopleTable: PeopleTable | null;
  pair: Pair;
  two: Two;
  takesForeign: boolean;
  isStatement: boolean;
  isPersonal: boolean;
  /** True for a file of several accounts, which has transfers between own accounts. */
  hasAccounts: boolean;
}

/** Converts a row to an entry; `null` for a remark, which has neither a date nor an amount. */
export function toEntry(
  { cells, day, isBehind, isFooter, direction, isShown }: RowReading,
  reading: TableReading,
): Entry | null {
  const { row, at, unreadable } = cells;
  const { line } = row;
  const parts = reading.peopleTable && partsOf(cells, reading.peopleTable);
  const amount = cells.out ?? cells.amount ?? cells.in ?? amountOfParts(parts);
  const title = reading.toTitle(row.cells);
  const isTotal = row.cells.some((cell) => tellsTotal(cell));
  const leftOut = {
    kind: 'leftOut',
    line,
    title,
    amount: writtenAmount(at),
  } as const;
  const isNamelessSum = isBehind && title === '' && !/\d/.test(at('date'));
  if (day === null && (isTotal || isNamelessSum || isFooter)) return amount ? { ...leftOut, reason: 'total' } : null;
  if (row.isRagged) {
    // The amount of such a row may be in another column.
    const isRemark =
      day === null && amount === null && (isFooter || !row.cells.some((cell) => /\d\.\d\d(?!\d)/.test(cell)));
    return isRemark ? null : faulty(line, 'cells', row.cells.join(' · '));
  }
  if (day === null && !amount)
    return unreadable !== null && at('date') !== '' && !isBehind ? faulty(line, 'date', at('date')) : null;
  if (isTotal) return { ...leftOut, reason: 'total' };
  if (unreadable !== null) return faulty(line, 'amount', unreadable);
  if (!amount) return { ...leftOut, reason: 'nothing' };
  if (day === null) return faulty(line, 'date', at('date'));
  const foreign = foreignOf(cells);
  if (foreign !== null && !reading.takesForeign) return { ...leftOut, reason: 'currency' };
  const status = statusOf(at('status'));
  if (status === 'failed' || status === 'refund') return { ...leftOut, reason: status };
  if (status === null && !isNothing(at('status'))) return { ...leftOut, reason: 'status' };
  if (tellsOwnTransfer(title)) return { ...leftOut, reason: 'transfer' };
  if (reading.peopleTable && parts) {
    const isPayment = direction === 'transfer' || tellsTransfer(at('category'));
    return toPartsEntry({ line, day, title, isPayment }, parts, cells, leftOut, reading, reading.peopleTable);
  }
  if (direction === null || direction === 'unclear')
    return faulty(line, 'amount', `${at('direction')} ${amountsOf(cells)}`);
  if (direction === 'transfer' || tellsTransfer(at('category'))) {
    const paidBy = payerOf(at('payer'), reading);
    if (paidBy === null || reading.two.partner === null || reading.hasAccounts)
      return { ...leftOut, reason: 'transfer' };
    if (isAfterTomorrow(day, reading.two.today)) return faulty(line, 'future', at('date'));
    return { kind: 'settlement', line, settledOn: day, title, amount: amount.paise, paidBy };
  }
  const isUnmarked = !cells.out && at('direction') === '' && amount.sign !== '-';
  const isByTitle = !reading.isPersonal || !isShown;
  const isIncome = tellsIncome(at('category')) || (isByTitle && tellsIncomeTitle(title));
  if (isUnmarked && isIncome) return { ...leftOut, reason: 'income' };
  if (direction !== 'out')
    return { ...leftOut, reason: direction === 'in' ? (tellsRefund(title) ? 'refund' : 'income') : direction };
  if (isByTitle && tellsRefund(title)) return { ...leftOut, reason: 'refund' };
  if (isAfterTomorrow(day, reading.two.today)) return faulty(line, 'future', at('date'));
  if (title === '') return faulty(line, 'title');
  return toExpense(
    { line, spentOn: day, ...namesOf(title, reading), category: categoryOf(at('category'), title, reading) },
    amount,
    at('payer'),
    leftOut,
    reading,
  );
}

/** Returns the amount as written, preferring one above zero. */
function writtenAmount(at: RoleCells['at']): string {
  const cells = [at('out'), at('amount'), at('in')].filter((cell) => cell !== '');
  return cells.find((cell) => (readAmount(cell)?.paise ?? 0) > 0) ?? cells[0] ?? '';
}

/** Returns the category that the file names, or the one of the title. */
function categoryOf(category: string, title: string, { isStatement }: TableReading) {
  return isStatement ? findStatementCategory(category, title) : findCategory(category, title);
}

/** Returns the title of an expense; that of a statement is read from the words of the bank, which stay beside it. */
function namesOf(written: string, { isStatement, isPersonal }: TableReading) {
  if (!isStatement && !isPersonal) return { title: written };
  const title = toSpokenTitle(written);
  return {
    title,
    ...(title !== written && { original: written }),
    ...(isCashWithdrawal(written) && { isCash: true as const }),
  };
}

/** Converts a row whose people have columns or a list of their own. */
function toPartsEntry(
  { line, day, title, isPayment }: { line: number; day: string; title: string; isPayment: boolean },
  parts: Parts | FaultyParts,
  { row, at }: RoleCells,
  leftOut: Omit<LeftOutEntry, 'reason'>,
  reading: TableReading,
  { people }: PeopleTable,
): Entry {
  const { pair, two } = reading;
  if (parts === 'shares' || parts === 'severalPayers')
    return faulty(line, parts === 'shares' ? 'shares' : 'payers', row.cells.filter((cell) => cell !== '').join(' · '));
  const { cost, shares } = parts;
  const category = categoryOf(at('category'), title, reading);
  const isIncome = cost > 0 && (tellsIncome(at('category')) || tellsIncomeTitle(title));
  if (isIncome) return { ...leftOut, reason: 'income' };
  if (cost > 0 && tellsRefund(title)) return { ...leftOut, reason: 'refund' };
  // Without a payer, the importing member paid.
  const payer = parts.payer ?? pair.own;
  if (shares || payer === null || isPayment) {
    const whole = people.map((_person, place) => (isPayment && place !== payer ? Math.abs(cost) : 0));
    return toGroupEntry({ line, day, title, category, cost, payer, shares: shares ?? whole, isPayment }, pair, two);
  }
  if (cost < 0) return { ...leftOut, reason: 'refund' };
  if (isAfterTomorrow(day, two.today)) return faulty(line, 'future', at('date'));
  if (title === '') return faulty(line, 'title');
  const paidBy: Payer | null = payer === pair.own ? 'own' : payer === pair.partner ? 'partner' : null;
  if (paidBy === null) return { ...leftOut, reason: 'others' };
  return {
    kind: 'expense',
    line,
    spentOn: day,
    title,
    amount: cost,
    category,
    paidBy: two.partner === null ? 'own' : paidBy,
    payerShare: null,
    ...(parts.othersPayment > 0 && { othersPayment: parts.othersPayment }),
  };
}

type FaultyParts = Exclude<ReturnType<typeof partsOf>, Parts | null>;

/** Returns the amount of a row that has none of its own. */
function amountOfParts(parts: ReturnType<typeof partsOf>): CellAmount | null {
  if (parts === null) return null;
  const cost = typeof parts === 'string' ? 0 : parts.cost;
  return { paise: Math.abs(cost), sign: cost < 0 ? '-' : null, side: null, currency: null, shows: null, isOpen: false };
}

function toExpense(
  base: Pick<ExpenseEntry, 'line' | 'spentOn' | 'title' | 'original' | 'isCash' | 'category'>,
  { paise }: CellAmount,
  payer: string,
  leftOut: Omit<LeftOutEntry, 'reason'>,
  reading: TableReading,
): Entry {
  if (isOurMoney(payer) && reading.two.partner !== null)
    return { kind: 'expense', ...base, amount: paise, paidBy: FROM_BOTH, payerShare: null };
  const isOwn = payer === '' || isOurMoney(payer) || reading.people.length === 0;
  const paidBy = isOwn ? 'own' : payerOf(payer, reading);
  if (paidBy === null) return { ...leftOut, reason: 'others' };
  const payerShare = reading.isPersonal && payer === '' ? paise : null;
  return {
    kind: 'expense',
    ...base,
    amount: paise,
    paidBy: reading.two.partner === null ? 'own' : paidBy,
    payerShare,
  };
}

/** Returns the payer with this name; `null` for other people. */
function payerOf(name: string, { people, pair }: TableReading): Payer | null {
  const person = people.indexOf(name);
  if (person < 0) return null;
  return person === pair.own ? 'own' : person === pair.partner ? 'partner' : null;
}

function amountsOf({ at }: RoleCells): string {
  return [at('out'), at('in'), at('amount')].filter((cell) => cell !== '').join(' / ');
}

export function foreignOf({ at, amount, out, currency }: RoleCells): string | null {
  const written = at('currency');
  if (written !== '') return isRupees(written) ? null : written;
  const paid = amount ?? out;
  return paid && (paid.currency ?? currency);
}
