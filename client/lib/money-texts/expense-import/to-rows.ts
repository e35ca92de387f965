import type { ExpenseCategory } from '#contract/constants/finances.ts';
import { type CellAmount, type DayOrder, readAmount, readDay } from './cells.ts';
import { findCategory } from './find-category.ts';
import { ImportFault } from './import-fault.ts';
import type { ImportRecord, ImportTable } from './import-table.ts';
import { toRupees } from './spliit-json.ts';

/** Rows that are imported at once. */
export const IMPORTED_ROWS_MAX = 10_000;
const TITLE_MAX = 120;

export interface ImportChoices {
  columns: ImportTable['columns'];
  dayOrder: DayOrder;
  /** The place in `people` of who reads this; `null` where the file names nobody. */
  ownPerson: number | null;
  /** The calendar date in India. */
  today: string;
}

/** An expense of the file. `amount` and `payerShare` are decimal strings. */
export interface ImportRow {
  line: number;
  spentOn: string;
  title: string;
  amount: string;
  category: ExpenseCategory;
  paidBy: 'own' | 'partner';
  /** What the payer bears of it, where the file says so. */
  payerShare: string | null;
}

export interface ImportRows {
  rows: readonly ImportRow[];
  /** How many rows are no expense: payments between the two, money that came in, sums. */
  leftOut: number;
}

/** The expenses of the file by the columns that were chosen. Throws `ImportFault` for the first row that cannot be read. */
export function toRows(table: ImportTable, choices: ImportChoices): ImportRows {
  const read = table.rows.map((record) => readRecord(table, choices, record));
  // A file of one column of amounts means by its sign, or by none, what most of its rows are.
  const found = read.filter((each) => each !== null);
  const isSpentNegative = found.filter(({ isNegative }) => isNegative).length * 2 > found.length;
  const rows = found.filter(({ isNegative }) => isNegative === isSpentNegative).map(({ row }) => row);
  if (rows.length > IMPORTED_ROWS_MAX) throw new ImportFault('tooMany', null, String(rows.length));
  return { rows, leftOut: table.rows.length - rows.length };
}

function readRecord(
  table: ImportTable,
  choices: ImportChoices,
  { line, cells }: ImportRecord,
): { row: ImportRow; isNegative: boolean } | null {
  const { columns, dayOrder, today } = choices;
  const at = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
  const written = at(columns.amount);
  const amount = readAmount(written);
  const spentOn = readDay(at(columns.date), dayOrder);
  // Without both it is a heading, a page's end or a remark; a credit of a bank has an empty or a zero debit.
  if (amount === null && (spentOn === null || written === '')) return null;
  if (amount === null) throw new ImportFault('amount', line, written);
  if (Number(amount.value) === 0 || amount.isCredit || isCredit(at(columns.credit))) return null;
  if (isPayment(table, at(columns.category))) return null;
  if (spentOn === null) throw new ImportFault('date', line, at(columns.date));
  if (spentOn > Temporal.PlainDate.from(today).add({ days: 1 }).toString())
    throw new ImportFault('future', line, at(columns.date));
  const title = at(columns.title).replaceAll(/\s+/g, ' ');
  if (title === '') throw new ImportFault('title', line);
  checkCurrency(table, line, cells);
  const row = {
    line,
    spentOn,
    title: title.slice(0, TITLE_MAX),
    amount: amount.value,
    category: findCategory(at(columns.category)),
    ...findPayer(table, choices, cells, amount),
  };
  return { row, isNegative: amount.isNegative };
}

/** An amount that came in, or a word that says that it did: 'CR', 'Credit', and 'Yes' of a reimbursement. */
function isCredit(cell: string): boolean {
  const amount = readAmount(cell);
  return amount ? Number(amount.value) !== 0 : /^(?:cr\.?|credit|y|yes|deposit)$/i.test(cell);
}

/** What one gave the other to be even. */
function isPayment({ format }: ImportTable, category: string): boolean {
  return format === 'splitwise' && category.toLowerCase() === 'payment';
}

function checkCurrency({ header }: ImportTable, line: number, cells: readonly string[]): void {
  const currency = cells[header.findIndex((name) => name.toLowerCase() === 'currency')] ?? '';
  if (currency !== '' && !/^(?:inr|₹|rs\.?|rupees)$/i.test(currency))
    throw new ImportFault('currency', line, currency);
}

function findPayer(
  { people, format }: ImportTable,
  { ownPerson }: ImportChoices,
  cells: readonly string[],
  { value }: CellAmount,
): Pick<ImportRow, 'paidBy' | 'payerShare'> {
  const own = ownPerson === null ? undefined : people[ownPerson];
  if (!own) return { paidBy: 'own', payerShare: null };
  const written = cells[own.column] ?? '';
  if (format !== 'splitwise' && format !== 'spliit')
    return { paidBy: written === '' || written === own.name ? 'own' : 'partner', payerShare: null };
  // Whoever gets something back has paid.
  const back = people.map(({ column }) => readPaise(cells[column] ?? ''));
  const payer = back.findIndex((paise) => paise > 0);
  const paidBy = payer === -1 || people[payer] === own ? 'own' : 'partner';
  const isOfTwo = people.length === 2 && payer !== -1;
  return { paidBy, payerShare: isOfTwo ? toRupees(readPaise(value) - (back[payer] ?? 0)) : null };
}

function readPaise(cell: string): number {
  const amount = readAmount(cell);
  if (!amount) return 0;
  const paise = Number(amount.value.replace('.', ''));
  return amount.isNegative ? -paise : paise;
}
