import type { CopiedRead, Shown } from '#client/data/copy/shown.ts';
import { RECENT_EXPENSES } from '#domain/expenses/facts.ts';
import { compareExpenses, filterExpenses } from '#domain/expenses/rules.ts';
import type { Expense, ExpenseFilters } from '#domain/expenses/schema.ts';
import { listTitles } from '#domain/expenses/titles.ts';

/** Expenses in their order, by the rows in none: several reads need a long list in order. */
const ordered = new WeakMap<readonly Expense[], readonly Expense[]>();

function inOrder(shown: Shown): readonly Expense[] {
  const rows = shown('expenses');
  const known = ordered.get(rows);
  if (known) return known;
  const sorted = rows.toSorted(compareExpenses);
  ordered.set(rows, sorted);
  return sorted;
}

/** The expenses that the filters find, the latest day first. */
export const expensesRead: CopiedRead<NonNullable<ExpenseFilters>, readonly Expense[]> = {
  of: ['expenses'],
  derive: (shown, filters) => filterExpenses(inOrder(shown), filters),
};

/** The latest expenses for Money. */
export const recentExpensesRead: CopiedRead<null, readonly Expense[]> = {
  of: ['expenses'],
  derive: (shown) => inOrder(shown).slice(0, RECENT_EXPENSES),
};

/** The titles of the latest expenses, each once, with the category that it had last. */
export const expenseTitlesRead: CopiedRead<null, Pick<Expense, 'title' | 'category'>[]> = {
  of: ['expenses'],
  derive: (shown) => listTitles(inOrder(shown)),
};
