import { toParts } from '#client/ui/layout/long-list-model.ts';
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

/** A day's expenses, or a part of those of a day with very many. */
export interface ExpenseDay {
  key: string;
  /** Calendar date. */
  date: string;
  /** False for a further part of a day. */
  isStart: boolean;
  expenses: readonly Expense[];
}

/** Groups expenses by their day, keeping their order. */
export function groupByDay(expenses: readonly Expense[]): ExpenseDay[] {
  return [...Map.groupBy(expenses, ({ spentOn }) => spentOn)].flatMap(([date, ofDay]) =>
    toParts(ofDay).map((part, place) => ({
      key: place === 0 ? date : `${date}/${place}`,
      date,
      isStart: place === 0,
      expenses: part,
    })),
  );
}
