import { toExpense, toPrivateExpense } from '#domain/expenses/public-form.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import type { Database } from '#server/db/database.ts';
import type { CoupleId, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { type VisibleExpenses, visibleExpenses } from './policy.ts';
import { findExpense, findPrivateExpense } from './queries.ts';

/** Reads an expense again, as the response to a repeated request. */
export function readExpenseAgain({ member }: MemberContext): ReadAgain<Expense> {
  const visible = visibleExpenses(member);
  return async (tx, { id }) => {
    const own = await findPrivateExpense(tx, visible.authorId, id);
    if (own) return toPrivateExpense(own);
    if (!visible.coupleId) throw refuse.notFound();
    return readExpense(tx, visible.coupleId, id);
  };
}

export async function readExpense(db: Database, coupleId: CoupleId, expenseId: string): Promise<Expense> {
  const row = await findExpense(db, coupleId, expenseId);
  if (!row) throw refuse.notFound();
  return toExpense(row);
}

export async function readPrivateExpense(
  db: Database,
  { authorId }: VisibleExpenses,
  expenseId: string,
): Promise<Expense> {
  const row = await findPrivateExpense(db, authorId, expenseId);
  if (!row) throw refuse.notFound();
  return toPrivateExpense(row);
}
