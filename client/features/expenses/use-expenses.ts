import { expenses } from '#domain/expenses/record.ts';
import { isExpenseListed } from '#domain/expenses/rules.ts';
import type { Expense, ExpenseFilters } from '#domain/expenses/schema.ts';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { useRead } from '#client/data/use-read.ts';

const kept = api.expenses.list.queryOptions({ input: { limit: expenses.offlineReads['expenses.list'] } });

/** Returns the filtered expenses, latest first; offline those that the device holds. */
export function useExpenses(filters: NonNullable<ExpenseFilters>) {
  const pages = usePages<Expense>(api.expenses.list.key({ input: filters }), (page, options) =>
    client.expenses.list({ ...filters, ...page }, options),
  );
  const { data: latest } = useRead({ ...kept, enabled: false });
  if (!pages.isLoadingError || !latest) return pages;
  const rows = latest.filter((each) => isExpenseListed(each, withoutUndefined(filters)));
  return { ...pages, isLoadingError: false, rows };
}
