import type { ExpenseCategory } from '#domain/expenses/facts.ts';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import { wordsOf } from '../read/clean-text.ts';
import { toDecimal } from './currency.ts';
import type { Entry, FaultReason, Two } from './entry.ts';
import type { Pair } from './people.ts';

/** Maximum length of a title in characters, as in the API. */
export const TITLE_MAX = 120;

/** Expense of a group in another app: the payer and each person's share. Amounts are whole paise. */
export interface GroupExpense {
  line: number;
  day: string;
  title: string;
  category: ExpenseCategory;
  /** Below zero for a refund; the shares are above zero all the same. */
  cost: number;
  /** Index of the payer; `null` if each person paid exactly their share. */
  payer: number | null;
  shares: readonly number[];
  /** True for a settlement between two people. */
  isPayment: boolean;
}

/**
 * Returns the part of the expense that concerns the two. Shares of other people are left out, and so are expenses paid
 * by them.
 */
export function toGroupEntry(expense: GroupExpense, { own, partner }: Pair, two: Two): Entry {
  const { line, day, category, cost, payer, shares, isPayment } = expense;
  const title = toTitle(expense.title);
  if (title === '' && !isPayment && cost > 0) return faulty(line, 'title');
  if (isAfterTomorrow(day, two.today)) return faulty(line, 'future', day);
  const leftOut = { kind: 'leftOut', line, title, amount: toDecimal(cost) } as const;
  const shareOf = (person: number | null) => (person === null ? 0 : (shares[person] ?? 0));
  const isOfTwo = payer === own || payer === partner;
  if (cost < 0) {
    // A refund reduces what the other owes the payer, as a payment by the other does, and is no expense.
    const amount = shareOf(payer === own ? partner : own);
    if (two.partner === null || !isOfTwo || amount === 0) return { ...leftOut, reason: 'refund' };
    return {
      kind: 'settlement',
      line,
      settledOn: day,
      title,
      amount,
      paidBy: payer === own ? 'partner' : 'own',
    };
  }
  if (isPayment) {
    const amount = shareOf(payer === own ? partner : own);
    if (two.partner === null) return { ...leftOut, reason: 'transfer' };
    return isOfTwo && amount > 0
      ? { kind: 'settlement', line, settledOn: day, title, amount, paidBy: payer === own ? 'own' : 'partner' }
      : { ...leftOut, reason: 'others' };
  }
  const base = { kind: 'expense', line, spentOn: day, title, category } as const;
  if (payer === null) return { ...base, amount: cost, paidBy: 'own', payerShare: cost };
  const amount = shares.length <= 2 ? cost : shareOf(own) + shareOf(partner);
  if (!isOfTwo || amount === 0) return { ...leftOut, reason: 'others' };
  if (two.partner === null) return { ...base, amount, paidBy: 'own', payerShare: amount };
  const others = shareOf(payer === own ? partner : own);
  return { ...base, amount, paidBy: payer === own ? 'own' : 'partner', payerShare: amount - others };
}

/** Returns the text of a cell as the title of an expense. */
export function toTitle(cell: string): string {
  return cutText(wordsOf(cell), TITLE_MAX).trim();
}

export function isAfterTomorrow(day: string, today: string): boolean {
  return day > today && day > Temporal.PlainDate.from(today).add({ days: 1 }).toString();
}

export function faulty(line: number, reason: FaultReason, value = ''): Entry {
  return { kind: 'faulty', line, reason, value: cutText(wordsOf(value), 60) };
}
