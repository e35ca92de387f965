import { headingsOf, readableWords } from './titles.ts';
import { type CellAmount, isNothing } from '../read/read-amount.ts';
import { readDay } from '../read/read-day.ts';
import type { ReadFile, Table } from '../read/table.ts';
import { type Columns, findColumns, isComplete } from './columns.ts';
import { currencyQuestion } from './currency.ts';
import { findDayOrder } from './day-order.ts';
import { type DirectionReading, readDirections } from './directions.ts';
import type { Choices, Entry, Payer, Question, Two, Understanding } from './entry.ts';
import { findCategory } from './find-category.ts';
import { faulty, isAfterTomorrow } from './group.ts';
import { findPair, type Pair } from './people.ts';
import type { Side } from './sides.ts';
import { findAmountStyle, readRoleCells, type RoleCells } from './table-cells.ts';
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

/** Maximum number of distinct payers in a file of a couple or a small group. */
const PEOPLE_MAX = 8;

/**
 * Reads any table by the found or chosen roles of its columns. Without a date, a title or an amount it has no entries
 * yet.
 */
export function readAnyTable(file: ReadFile, two: Two, { columns: chosen, answers }: Choices): Understanding {
  const table: Table = file.kind === 'table' ? file.table : { headings: [], rows: [] };
  const columns = chosen ?? findColumns(table);
  const isStatement = looksLikeStatement(columns);
  const source = isStatement ? 'bank' : 'other';
  if (!isComplete(columns)) return { source, entries: [], questions: [], people: [], columns, isPersonal: false };
  const style = findAmountStyle(table, columns, answers.decimalMark);
  const rows = table.rows.map((row) => readRoleCells(row, columns, style));
  const toTitle = readableWords(headingsOf(table.headings, columns));
  const tomorrow = Temporal.PlainDate.from(two.today).add({ days: 1 }).toString();
  const days = findDayOrder(
    rows.filter(({ row }) => !row.isRagged).map(({ at }) => at('date')),
    tomorrow,
    columns.balance !== null,
  );
  const order = days.open.find((each) => each === answers.dayOrder) ?? days.order;
  const directions = readDirections(
    rows,
    table.headings[columns.direction ?? -1] ?? '',
    isStatement,
    answers,
    (cells) => hintOf(toTitle(cells.row.cells), cells.at('category')),
  );
  const people = listPeople(rows, columns);
  const pair = findPair(people, two, answers);
  const foreign = rows.flatMap((cells) => foreignOf(cells) ?? []);
  const takesForeign = answers.currency === 'rupees';
  const readDays = rows.map(({ at }) => readDay(at('date'), order));
  const lastDay = readDays.findLastIndex((day) => day !== null);
  const isPersonal = columns.payer === null && (isStatement || directions.isMixed);
  const hasAccounts = table.headings.some((heading) => /account|wallet|ખાતું|खाता/i.test(heading));
  const entries = rows.flatMap((cells, place) => {
    const day = readDays[place] ?? null;
    const reading = { cells, day, isBehind: place > lastDay, direction: directions.of[place] ?? null };
    return toEntry(reading, { toTitle, people, pair, two, takesForeign, isPersonal, hasAccounts }) ?? [];
  });
  const questions: Question[] = [
    ...pair.questions,
    ...directions.questions,
    ...(days.open.length > 0
      ? [{ id: 'dayOrder' as const, options: days.open, answer: order, example: days.example }]
      : []),
    ...(style.example === null
      ? []
      : [
          {
            id: 'decimalMark' as const,
            options: ['comma', 'point'],
            answer: style.mark,
            example: style.example,
          },
        ]),
    ...currencyQuestion(foreign, rows.length, takesForeign),
  ];
  return { source, entries, questions, people, columns, isPersonal };
}

/**
 * Returns true if the columns look like a statement. A bank, a card or a wallet writes balances, directions or a
 * payment status; a couple's list does not.
 */
function looksLikeStatement(columns: Columns): boolean {
  const { balance, direction, status, out, payer } = columns;
  return (
    payer === null &&
    [balance, direction, status, columns.in !== null && out !== null ? 1 : null].some((column) => column !== null)
  );
}

/** Returns the direction that the words of a row name; `null` if they name none. */
function hintOf(title: string, category: string): Side | null {
  if (tellsIncome(category) || tellsIncomeTitle(title) || tellsRefund(title)) return 'in';
  return findCategory(category, title) === 'other' ? null : 'out';
}

function listPeople(rows: readonly RoleCells[], columns: Columns): string[] {
  if (columns.payer === null) return [];
  const names = [...new Set(rows.map(({ at }) => at('payer')))].filter((name) => name !== '');
  return names.length <= PEOPLE_MAX ? names : [];
}

function foreignOf({ at, amount, out }: RoleCells): string | null {
  const written = at('currency');
  if (written !== '') return isRupees(written) ? null : written;
  return (amount ?? out)?.currency ?? null;
}

interface RowReading {
  cells: RoleCells;
  day: string | null;
  /** True after the last row with a date, where totals and remarks are. */
  isBehind: boolean;
  direction: DirectionReading | null;
}

interface TableReading {
  toTitle: (cells: readonly string[]) => string;
  people: readonly string[];
  pair: Pair;
  two: Two;
  takesForeign: boolean;
  isPersonal: boolean;
  /** True for a file of several accounts, which has transfers between own accounts. */
  hasAccounts: boolean;
}

/** Converts a row to an entry; `null` for a remark, which has neither a date nor an amount. */
function toEntry({ cells, day, isBehind, direction }: RowReading, reading: TableReading): Entry | null {
  const { row, at, unreadable } = cells;
  const { line } = row;
  const amount = cells.out ?? cells.amount ?? cells.in;
  const title = reading.toTitle(row.cells);
  const isTotal = row.cells.some((cell) => tellsTotal(cell));
  const leftOut = {
    kind: 'leftOut',
    line,
    title,
    amount: [at('out'), at('amount'), at('in')].find((cell) => cell !== '') ?? '',
  } as const;
  const isNamelessSum = isBehind && title === '' && !/\d/.test(at('date'));
  if (day === null && (isTotal || isNamelessSum)) return amount ? { ...leftOut, reason: 'total' } : null;
  if (row.isRagged) return day === null && amount === null ? null : faulty(line, 'cells', row.cells.join(' · '));
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
  const isIncome = tellsIncome(at('category')) || (!reading.isPersonal && tellsIncome(title));
  if (isUnmarked && isIncome) return { ...leftOut, reason: 'income' };
  if (direction !== 'out')
    return {
      ...leftOut,
      reason: direction === 'in' ? (tellsRefund(title) ? 'refund' : 'income') : direction,
    };
  if (!reading.isPersonal && tellsRefund(title)) return { ...leftOut, reason: 'refund' };
  if (isAfterTomorrow(day, reading.two.today)) return faulty(line, 'future', at('date'));
  if (title === '') return faulty(line, 'title');
  return toExpense(
    { line, spentOn: day, title, category: findCategory(at('category'), title) },
    amount,
    at('payer'),
    leftOut,
    reading,
  );
}

function toExpense(
  base: Pick<Extract<Entry, { kind: 'expense' }>, 'line' | 'spentOn' | 'title' | 'category'>,
  { paise }: CellAmount,
  payer: string,
  leftOut: Omit<Extract<Entry, { kind: 'leftOut' }>, 'reason'>,
  reading: TableReading,
): Entry {
  const paidBy = payer === '' || reading.people.length === 0 ? 'own' : payerOf(payer, reading);
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
