import type { Balance, Split } from '#domain/balance/schema.ts';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import type { FaultyEntry, ExpenseEntry, LeftOutEntry, SettlementEntry, Understanding } from '../understand/entry.ts';

/** Choices for a row of one person's statement: seen by the member alone, by both, or by both and split. */
export const ROW_CHOICES = ['me', 'ours', 'split'] as const;
export type RowChoice = (typeof ROW_CHOICES)[number];
/** Choices of a member without a partner, with whom nothing is split yet. */
export const ALONE_CHOICES: readonly RowChoice[] = ['me', 'ours'];

/** Changes by the member to the defaults, by line: rows to import, rows to split, and who sees those of a statement. */
export interface Turned {
  chosen: ReadonlySet<number>;
  split: ReadonlySet<number>;
  /** The choice for all rows of one person's statement, and those that differ from it. */
  seen?: { all: RowChoice; by: ReadonlyMap<number, RowChoice> };
}

/** Expense or settlement of the file, as it would be booked. */
export interface PlannedRow {
  entry: ExpenseEntry | SettlementEntry;
  /** True if the row was recorded or imported before. */
  isPresent: boolean;
  isChosen: boolean;
  /** True if both bear the expense, not the payer alone; false for settlements and what the couple's money paid. */
  isSplit: boolean;
  /** True if the member alone sees the expense. */
  isOwn: boolean;
  /** Share of the other in whole paise. */
  othersShare: number;
}

/** Every row of the file with its outcome, and the sums of the chosen rows. */
export interface Plan {
  rows: readonly PlannedRow[];
  leftOut: readonly LeftOutEntry[];
  faulty: readonly FaultyEntry[];
  chosenExpenses: readonly PlannedRow[];
  chosenSettlements: readonly PlannedRow[];
  /** Sum of the chosen expenses in whole paise. */
  sum: number;
  /** Number of rows that are not imported. */
  leftOutCount: number;
}

export interface PlanInput {
  understanding: Understanding;
  present: ReadonlySet<number>;
  turned: Turned;
  defaultSplit: Split;
}

export function makePlan({ understanding, present, turned, defaultSplit }: PlanInput): Plan {
  const { entries, isPersonal } = understanding;
  const rows = entries.flatMap((entry): PlannedRow[] => {
    if (entry.kind !== 'expense' && entry.kind !== 'settlement') return [];
    const isPresent = present.has(entry.line);
    const isOffered = !isPresent && !(entry.kind === 'expense' && entry.isCash);
    const isChosen = isOffered !== turned.chosen.has(entry.line);
    if (entry.kind === 'settlement')
      return [{ entry, isPresent, isChosen, isSplit: false, isOwn: false, othersShare: 0 }];
    if (entry.paidBy === FROM_BOTH)
      return [{ entry, isPresent, isChosen, isSplit: false, isOwn: false, othersShare: 0 }];
    const isSplit = isPersonal
      ? choiceOf(entry.line, turned) === 'split'
      : isSplitByFile(entry) !== turned.split.has(entry.line);
    const isOwn = isPersonal && entry.paidBy === 'own' && choiceOf(entry.line, turned) === 'me';
    const planned = bookPayments(entry, isSplit, defaultSplit);
    return [{ entry: planned, isPresent, isChosen, isSplit, isOwn, othersShare: othersShareOf(planned, defaultSplit) }];
  });
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const chosenExpenses = chosen.filter(({ entry }) => entry.kind === 'expense');
  return {
    rows,
    leftOut: entries.filter((entry) => entry.kind === 'leftOut'),
    faulty: entries.filter((entry) => entry.kind === 'faulty'),
    chosenExpenses,
    chosenSettlements: chosen.filter(({ entry }) => entry.kind === 'settlement'),
    sum: chosenExpenses.reduce((sum, { entry }) => sum + entry.amount, 0),
    leftOutCount: entries.length - chosen.length,
  };
}

/** Returns the expense with its payer and their share, as it is booked. */
function bookPayments(entry: ExpenseEntry, isSplit: boolean, split: Split): ExpenseEntry {
  const { amount, paidBy, othersPayment } = entry;
  if (othersPayment === undefined || !isSplit) return { ...entry, payerShare: shareOf(entry, isSplit) };
  // Both paid a part: the one who paid less than their share owes the difference.
  const owed = othersShareOf(entry, split) - othersPayment;
  const payer = owed >= 0 ? paidBy : paidBy === 'own' ? 'partner' : 'own';
  return { ...entry, paidBy: payer, payerShare: amount - Math.abs(owed) };
}

function isSplitByFile({ payerShare, amount }: ExpenseEntry): boolean {
  return payerShare === null || payerShare < amount;
}

/** Returns the choice for a row of a statement: its own, else that for all rows, at first the member alone. */
export function choiceOf(line: number, { split, seen }: Turned): RowChoice {
  return seen?.by.get(line) ?? (split.has(line) ? 'split' : (seen?.all ?? 'me'));
}

/** Returns the payer's share. The file's share applies unless the member changes it. */
function shareOf({ payerShare, amount }: ExpenseEntry, isSplit: boolean): number | null {
  if (!isSplit) return amount;
  return payerShare === amount ? null : payerShare;
}

/** Returns the other's share in paise. Indivisible paise go to the payer, as on the server. */
function othersShareOf({ amount, payerShare }: ExpenseEntry, split: Split): number {
  if (payerShare !== null) return amount - payerShare;
  switch (split.kind) {
    case 'equal':
      return Math.floor(amount / 2);
    case 'other':
      return amount;
    case 'percent':
      return Number((BigInt(amount) * (10_000n - BigInt(Math.round(split.payer * 100)))) / 10_000n);
    case 'payer':
    case 'amounts':
      return 0;
  }
}

/** Balance before and after, in paise that the partner owes the member. */
export interface BalanceChange {
  before: number;
  after: number;
  /** Change by all chosen rows, including those before the start of the balance. */
  inFile: number;
}

/** Computes the balance change. Rows count from the start day of the balance; without a balance, no row counts. */
export function changeBalance(
  { chosenExpenses, chosenSettlements }: Plan,
  balance: Balance,
  memberId: string,
): BalanceChange {
  const { isOn, since, owedBy, amount } = balance;
  const owed = Math.round(Number(amount) * 100);
  const before = owedBy === null ? 0 : owedBy === memberId ? -owed : owed;
  const effects = [...chosenExpenses, ...chosenSettlements].map(({ entry, othersShare }) => {
    const moved = entry.kind === 'expense' ? othersShare : entry.amount;
    return {
      day: entry.kind === 'expense' ? entry.spentOn : entry.settledOn,
      paise: entry.paidBy === 'own' ? moved : -moved,
    };
  });
  const sumOf = (counted: typeof effects) => counted.reduce((sum, { paise }) => sum + paise, 0);
  const counted = isOn && since !== null ? effects.filter(({ day }) => day >= since) : [];
  return { before, after: before + sumOf(counted), inFile: sumOf(effects) };
}
