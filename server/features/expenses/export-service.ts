import { listHeadings } from '#domain/expenses/export-headings.ts';
import { EXPENSE_TEXTS, FROM_BOTH } from '#domain/expenses/facts.ts';
import { toExpense } from '#domain/expenses/public-form.ts';
import type { ExpenseFilters } from '#domain/expenses/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { financesText as text } from '#messages/finances.ts';
import { privateExpensesText } from '#messages/private-expenses.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { readPages } from '#server/platform/lists/paging.ts';
import { listExpensesForExport } from './queries.ts';
import { toQuery } from './service.ts';

/** Returns the expenses of both that match the filters as a spreadsheet, newest first: files are shown to others. */
export function exportExpenses(context: MemberContext, filters: ExpenseFilters) {
  const { db, member, clock } = context;
  const name = `${brand.slug}-expenses-${todayInIndia(clock)}.csv`;
  const heads = listHeadings(text);
  const pages = readPages(
    async (page) =>
      member.coupleId ? listExpensesForExport(db, member.coupleId, { ...toQuery(filters), ...page }) : [],
    ({ spentOn, createdAt, id }) => [spentOn, createdAt, id],
  );
  return toCsvFile(context, {
    name,
    heads,
    pages,
    toLine: ({ addedBy, payerName, otherName, ...row }) => {
      const expense = toExpense(row);
      const first = row.splitKind === null ? addedBy : payerName;
      const payer = expense.paidBy === FROM_BOTH ? privateExpensesText.ourMoney : first;
      const shares = expense.shares.map(
        ({ amount }, place) => `${(place === 0 ? first : otherName) ?? text.formerMember} ${amount}`,
      );
      return [
        expense.spentOn,
        expense.title,
        text.categories[expense.category],
        expense.amount,
        ...EXPENSE_TEXTS.map((field) => expense[field] ?? ''),
        addedBy ?? '',
        payer ?? '',
        shares.join('; '),
      ];
    },
  });
}
