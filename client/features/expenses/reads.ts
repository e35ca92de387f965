import type { CopiedRead, Shown } from '#client/data/copy/shown.ts';
import { RECENT_EXPENSES } from '#domain/expenses/facts.ts';
import { compareExpenses, filterExpenses } from '#domain/expenses/rules.ts';
import type { Expense, ExpenseFilters } from '#domain/expenses/schema.ts';
import { listTitles } from '#domain/expenses/titles.ts';
import type { OwnSums } from '#domain/statement/schema.ts';
import { sumOf } from '#domain/statement/tally.ts';

type Rows = readonly Expense[];
/** Expenses in their order, by the rows of both in none: several reads need a long list in order. */
const ordered = new WeakMap<Rows, { own: Rows; sorted: Rows }>();

/** Returns all expenses that the member sees, those of the member alone among them. */
function inOrder(shown: Shown): Rows {
  const [rows, own] = [shown('expenses'), shown('privateExpenses')];
  const known = ordered.get(rows);
  if (known?.own === own) return known.sorted;
  const sorted = [...rows, ...own].toSorted(compareExpenses);
  ordered.set(rows, { own, sorted });
  return sorted;
}

const VISIBLE = ['expenses', 'privateExpenses'] as const;

/** The expenses that the filters find, the latest day first. */
export const expensesRead: CopiedRead<NonNullable<ExpenseFilters>, Rows> = {
  of: VISIBLE,
  derive: (shown, filters) => filterExpenses(inOrder(shown), filters),
};

/** The latest expenses for Money. */
export const recentExpensesRead: CopiedRead<null, Rows> = {
  of: VISIBLE,
  derive: (shown) => inOrder(shown).slice(0, RECENT_EXPENSES),
};

/** The titles of the latest expenses, each once, with the category that it had last. */
export const expenseTitlesRead: CopiedRead<null, Pick<Expense, 'title' | 'category'>[]> = {
  of: VISIBLE,
  derive: (shown) => listTitles(inOrder(shown)),
};

/** The sums of a month's expenses (`2026-07`) that the member alone sees. */
export const ownSumsRead: CopiedRead<string, OwnSums> = {
  of: ['privateExpenses'],
  derive: (shown, month) => {
    const { total, categories } = sumOf(shown('privateExpenses').filter(({ spentOn }) => spentOn.startsWith(month)));
    return { total, byCategory: categories.map((each) => ({ category: each.category, total: each.total })) };
  },
};
