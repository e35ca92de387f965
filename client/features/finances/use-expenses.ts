import { api, client } from '#client/lib/api.ts';
import { usePages } from '#client/lib/use-pages.ts';
import type { Expense, ExpenseFilters } from '#contract/finances.ts';

/** Returns the filtered expenses, latest first. */
export function useExpenses(filters: NonNullable<ExpenseFilters>) {
  return usePages<Expense>([...api.finances.listExpenses.key(), filters], (page, options) =>
    client.finances.listExpenses({ ...filters, ...page }, options),
  );
}
