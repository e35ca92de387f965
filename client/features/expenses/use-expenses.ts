import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { Expense, ExpenseFilters } from '#contract/expenses.ts';

/** Returns the filtered expenses, latest first. */
export function useExpenses(filters: NonNullable<ExpenseFilters>) {
  return usePages<Expense>(api.expenses.list.key({ input: filters }), (page, options) =>
    client.expenses.list({ ...filters, ...page }, options),
  );
}
