import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { EXPENSES_PAGE_MAX } from '#contract/finance-lists.ts';
import type {
  Expense,
  ExpenseFilters,
  ExpenseInput,
  ExpensePatch,
  ExpensesPart,
} from '#contract/finances.ts';
import { financesText } from '#messages/en/finances.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import {
  deleteExpense,
  insertExpense,
  listExpenses,
  purgeDeletedExpenses,
  restoreExpense as bringBack,
  sumExpenses,
  updateExpense,
  type ExpenseQuery,
} from './expense-queries.ts';
import { monthRange, parseCursor, toCursor, UNDO_MINUTES } from './policy.ts';

/** A part of the expenses that the filters find, with `X-Next-Cursor` while there are more. */
export async function readExpenses(context: MemberContext, part: ExpensesPart): Promise<Expense[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const { limit = EXPENSES_PAGE_MAX, cursor } = part ?? {};
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (after === null) throw refuse.invalid(financesText.cursorInvalid);
  const expenses = await listExpenses(context.db, coupleId, { ...toQuery(part), limit: limit + 1, after });
  if (expenses.length > limit) {
    expenses.pop();
    const last = expenses.at(-1);
    if (last) context.setHeader('x-next-cursor', toCursor(last));
  }
  return expenses;
}

export async function readExpensesTotal({ db, member }: MemberContext, filters: ExpenseFilters) {
  return member.coupleId ? sumExpenses(db, member.coupleId, toQuery(filters)) : { count: 0, total: '0.00' };
}

export async function recordExpense(context: MemberContext, input: ExpenseInput): Promise<Expense> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    return insertExpense(tx, coupleId, {
      ...input,
      description: input.description ?? null,
      id: randomUUIDv7(),
      userId: context.member.id,
      createdAt: toIso(context.clock.now()),
    });
  });
}

/** Either partner may change an expense. Its month stays: it is the one in which it was recorded. */
export async function changeExpense(
  context: MemberContext,
  input: z.output<typeof ExpensePatch>,
): Promise<Expense> {
  const { coupleId } = context.member;
  const { id, title, amount, category, description } = input;
  return context.change(async (tx) => {
    const expense =
      coupleId &&
      (await updateExpense(tx, coupleId, id, {
        ...(title !== undefined && { title }),
        ...(amount !== undefined && { amount }),
        ...(category !== undefined && { category }),
        ...(description !== undefined && { description }),
        updated_at: toIso(context.clock.now()),
      }));
    if (!expense) throw refuse.notFound();
    return expense;
  });
}

/** Either partner may delete. The expense is gone from every list and sum at once, and can be brought back for a while. */
export async function removeExpense(context: MemberContext, input: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.change(async (tx) => {
    const isDeleted = coupleId && (await deleteExpense(tx, coupleId, input.id, toIso(context.clock.now())));
    if (!isDeleted) throw refuse.notFound();
  });
}

export async function restoreExpense(context: MemberContext, input: { id: string }): Promise<Expense> {
  const { coupleId } = context.member;
  const now = context.clock.now();
  const times = { since: toIso(now.subtract({ minutes: UNDO_MINUTES })), now: toIso(now) };
  return context.change(async (tx) => {
    const expense = coupleId && (await bringBack(tx, coupleId, input.id, times));
    if (!expense) throw refuse.notFound(financesText.undoOver);
    return expense;
  });
}

/** Forgets the expenses whose deletion can no longer be undone. */
export async function forgetDeletedExpenses({ db, clock }: Platform): Promise<void> {
  await purgeDeletedExpenses(db, toIso(clock.now().subtract({ minutes: UNDO_MINUTES })));
}

/** The filters of a caller as the queries take them. */
export function toQuery(filters: ExpenseFilters): ExpenseQuery {
  const { search, category, month } = filters ?? {};
  return { search, category, range: month === undefined ? undefined : monthRange(month) };
}
