import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type {
  Expense,
  ExpenseFilters,
  ExpenseInput,
  ExpensePatch,
  ExpensesPageQuery,
} from '#contract/finances.ts';
import { moveSharedToBin, restoreShared } from '#server/features/bin/service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { financesText } from '#messages/finances.ts';
import { type Clock, toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  findExpense,
  insertExpense,
  listExpenses,
  sumExpenses,
  updateExpenseRow,
  type ExpenseQuery,
} from './expense-queries.ts';
import { monthRange } from './policy.ts';

/** A page of the expenses that the filters find, with `X-Next-Cursor` while there are more. */
export async function readExpenses(context: MemberContext, query: ExpensesPageQuery): Promise<Expense[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const page = parsePageRequest(query, ['date', 'instant', 'id']);
  const rows = await listExpenses(context.db, coupleId, { ...toQuery(query), ...page });
  return toPage(context, rows, page, ({ spentOn, createdAt, id }) => [spentOn, createdAt, id]);
}

export async function readExpensesTotal({ db, member }: MemberContext, filters: ExpenseFilters) {
  return member.coupleId ? sumExpenses(db, member.coupleId, toQuery(filters)) : { count: 0, total: '0.00' };
}

export async function createExpense(context: MemberContext, input: ExpenseInput): Promise<Expense> {
  const { spentOn = todayInIndia(context.clock) } = input;
  checkDay(context.clock, spentOn);
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    return insertExpense(tx, coupleId, {
      ...input,
      description: input.description ?? null,
      spentOn,
      id: randomUUIDv7(),
      userId: context.member.id,
      createdAt: toIso(context.clock.now()),
    });
  });
}

/** Either partner may change an expense. */
export async function updateExpense(
  context: MemberContext,
  input: z.output<typeof ExpensePatch>,
): Promise<Expense> {
  const { coupleId } = context.member;
  const { id, title, amount, category, description, spentOn } = input;
  if (spentOn !== undefined) checkDay(context.clock, spentOn);
  return context.change(async (tx) => {
    const expense =
      coupleId &&
      (await updateExpenseRow(tx, coupleId, id, {
        ...(title !== undefined && { title }),
        ...(amount !== undefined && { amount }),
        ...(category !== undefined && { category }),
        ...(description !== undefined && { description }),
        ...(spentOn !== undefined && { spentOn }),
        updated_at: toIso(context.clock.now()),
      }));
    if (!expense) throw refuse.notFound();
    return expense;
  });
}

export async function deleteExpense(context: MemberContext, input: { id: string }): Promise<void> {
  await context.change((tx) => moveSharedToBin(tx, context, { kind: 'expense', id: input.id }));
}

export async function restoreExpense(context: MemberContext, input: { id: string }): Promise<Expense> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    await restoreShared(tx, context, { kind: 'expense', id: input.id });
    const expense = coupleId && (await findExpense(tx, coupleId, input.id));
    if (!expense) throw refuse.notFound();
    return expense;
  });
}

/** The filters of a caller as the queries take them. */
export function toQuery(filters: ExpenseFilters): ExpenseQuery {
  const { search, category, month } = filters ?? {};
  return { search, category, range: month === undefined ? undefined : monthRange(month) };
}

/** What is paid tonight for tomorrow can be noted tonight; a later day is a mistake. */
function checkDay(clock: Clock, spentOn: string): void {
  const tomorrow = Temporal.PlainDate.from(todayInIndia(clock)).add({ days: 1 });
  if (spentOn > tomorrow.toString()) throw refuse.invalid('date_in_future', financesText.spentOnTooLate);
}
