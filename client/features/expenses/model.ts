import type { Expense } from '#domain/expenses/schema.ts';

/** Lists the months from `last` back to `first` (`2026-07`), both included; only `last` without `first`. */
export function listMonths(first: string | null, last: string): string[] {
  const months: string[] = [];
  const end = first ?? last;
  for (let month = last; month >= end; month = monthBefore(month)) months.push(month);
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

export interface ExpenseDay {
  /** Calendar date. */
  date: string;
  expenses: readonly Expense[];
}

/** Groups expenses by their day, keeping their order. */
export function groupByDay(expenses: readonly Expense[]): ExpenseDay[] {
  const days = Map.groupBy(expenses, ({ spentOn }) => spentOn);
  return [...days].map(([date, ofDay]) => ({ date, expenses: ofDay }));
}
