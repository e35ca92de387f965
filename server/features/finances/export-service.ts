import { brand } from '#contract/brand.ts';
import type { ExpenseFilters } from '#contract/finances.ts';
import { financesText } from '#messages/en/finances.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { listExpensesForExport } from './expense-queries.ts';
import { toQuery } from './expense-service.ts';
import type { ExpensePlace } from './policy.ts';

const PAGE_SIZE = 5000;
const columns = ['date', 'title', 'category', 'amount', 'description', 'addedBy'] as const;

/** The expenses that the filters find, the newest first, for a spreadsheet. */
export function exportExpenses(context: MemberContext, filters: ExpenseFilters) {
  const fileName = `${brand.slug}-expenses-${todayInIndia(context.clock)}.csv`;
  const heads = columns.map((column) => financesText.exportColumns[column]);
  return toCsvFile(fileName, heads, readPages(context, filters), (row) =>
    columns.map((column) => row[column]),
  );
}

async function* readPages({ db, member }: MemberContext, filters: ExpenseFilters) {
  let after: ExpensePlace | undefined;
  do {
    const page = member.coupleId
      ? await listExpensesForExport(db, member.coupleId, { ...toQuery(filters), limit: PAGE_SIZE, after })
      : [];
    yield page.map((expense) => ({
      date: expense.day,
      title: expense.title,
      category: financesText.categories[expense.category],
      amount: expense.amount,
      description: expense.description ?? '',
      addedBy: expense.addedBy ?? '',
    }));
    after = page.length === PAGE_SIZE ? page.at(-1) : undefined;
  } while (after);
}
