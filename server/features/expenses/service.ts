import { faultsText } from '#messages/faults.ts';
import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type {
  Expense,
  ExpenseFilters,
  ExpenseInput,
  ExpensePatch,
  ExpensesPageQuery,
} from '#domain/expenses/schema.ts';
import { TITLES_AMONG } from '#domain/expenses/titles.ts';
import { toExpense } from '#domain/expenses/public-form.ts';
import { fromSplit, isWithin, shareChanged, shareNew, type StoredSplit } from '#domain/expenses/split.ts';
import { monthRange } from '#domain/kernel/calendar.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import type { Database } from '#server/db/database.ts';
import {
  insertExpenseRow,
  lockExpenseRow,
  updateExpenseRow,
  fromSplitFields,
  toSplitFields,
} from '#server/db/repositories/expenses.ts';
import { checkIdIsFree, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { dropPhotos, takePhoto } from '#server/features/memories/photo-service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { financesText } from '#messages/finances.ts';
import { type Clock, toIso, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, Member, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { findDefaultSplit } from '#server/features/balance/service.ts';
import { findExpense, listExpenses, listTitles, sumExpenses, type ExpenseQuery } from './queries.ts';
import { readSearched } from '#server/platform/lists/run-search.ts';

/** Returns a page of the expenses that match the filters, with `X-Next-Cursor` if more follow. */
export async function readExpenses(context: MemberContext, query: ExpensesPageQuery): Promise<Expense[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const page = parsePageRequest(query, ['date', 'instant', 'id']);
  const rows = await readSearched(context.db, query?.search, (db) =>
    listExpenses(db, coupleId, { ...toQuery(query), ...page }),
  );
  return toPage(context, rows, page, ({ spentOn, createdAt, id }) => [spentOn, createdAt, id]).map(toExpense);
}

export async function readExpensesTotal({ db, member }: MemberContext, filters: ExpenseFilters) {
  const { coupleId } = member;
  if (!coupleId) return { count: 0, total: '0.00' };
  return readSearched(db, filters?.search, (reader) => sumExpenses(reader, coupleId, toQuery(filters)));
}

export async function readTitles({ db, member }: MemberContext) {
  return member.coupleId ? listTitles(db, member.coupleId, TITLES_AMONG) : [];
}

export async function createExpense(context: MemberContext, input: ExpenseInput): Promise<Expense> {
  const { member, clock } = context;
  const { paidBy = member.id, split: given, imageUrl, ...plain } = input;
  const { amount, spentOn = todayInIndia(clock) } = plain;
  checkDay(clock, spentOn);
  checkPayer(member, paidBy);
  const id = input.id ?? randomUUIDv7();
  const createdAt = toIso(clock.now());
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    if (input.id) await checkIdIsFree(tx, { coupleId, kind: 'expense', id });
    const room = await context.storageLimits.makeRoom(tx, 'expenses', { ...member, coupleId });
    const asked = given ? fromSplit(given) : await findDefaultSplit(tx, coupleId);
    const { sharedWith, split } = shareNew(toTwo(member), paidBy, asked);
    checkSplit(amount, split);
    const photoId = photoOf(imageUrl);
    if (photoId) await takePhoto(tx, coupleId, photoId);
    // Sent together: one round trip.
    const [, expense] = await Promise.all([
      insertExpenseRow(tx, coupleId, room, {
        ...plain,
        ...toSplitFields({ paidBy, sharedWith, split }),
        id,
        userId: member.id,
        spentOn,
        photoId,
        createdAt,
        updatedAt: createdAt,
      }),
      readExpense(tx, coupleId, id),
      updateAlarms(tx, context, coupleId),
    ]);
    return expense;
  }, readExpenseAgain(context));
}

/**
 * Changes an expense, for either partner. Another amount is split like the previous one, and another payer alone leaves
 * each member's share as it was.
 */
export async function updateExpense(context: MemberContext, input: z.output<typeof ExpensePatch>): Promise<Expense> {
  const { member, clock } = context;
  const { id, updatedAt: version, paidBy, split, imageUrl, ...plain } = input;
  const { amount, spentOn } = plain;
  if (spentOn !== undefined) checkDay(clock, spentOn);
  if (paidBy !== undefined) checkPayer(member, paidBy);
  return context.change(async (tx) => {
    const { coupleId } = member;
    const before = coupleId && (await lockExpenseRow(tx, coupleId, id));
    if (!before) throw refuse.notFound();
    if (version !== undefined) checkVersion(version, await readExpense(tx, coupleId, id));
    const sharing = shareChanged(toTwo(member), fromSplitFields(before), {
      amount: amount ?? before.amount,
      paidBy,
      split: split && fromSplit(split),
    });
    checkSplit(amount ?? before.amount, sharing.split);
    const photoId = imageUrl === undefined ? before.photoId : photoOf(imageUrl);
    const isNew = photoId !== before.photoId;
    if (isNew && photoId) await takePhoto(tx, coupleId, photoId);
    const change = { ...plain, ...toSplitFields(sharing), photoId, updatedAt: toIso(clock.now()) };
    await updateExpenseRow(tx, { coupleId, id, before }, change);
    if (isNew && before.photoId) await dropPhotos(tx, context, coupleId, [before.photoId]);
    await updateAlarms(tx, context, coupleId);
    return readExpense(tx, coupleId, id);
  }, readExpenseAgain(context));
}

export async function deleteExpense(context: MemberContext, input: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.change(async (tx) => {
    await moveSharedToTrash(tx, context, { kind: 'expense', id: input.id });
    if (coupleId) await updateAlarms(tx, context, coupleId);
  });
}

export async function restoreExpense(context: MemberContext, input: { id: string }): Promise<Expense> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    await restoreShared(tx, context, { kind: 'expense', id: input.id });
    if (!coupleId) throw refuse.notFound();
    await updateAlarms(tx, context, coupleId);
    return readExpense(tx, coupleId, input.id);
  }, readExpenseAgain(context));
}

/** Converts a caller's filters to those of the queries. */
export function toQuery(filters: ExpenseFilters): ExpenseQuery {
  const { search, category, month } = filters ?? {};
  return { search, category, range: month === undefined ? undefined : monthRange(month) };
}

/** Rejects days after tomorrow. Tomorrow's expenses may be entered the evening before; a later day is a mistake. */
export function checkDay(clock: Clock, spentOn: string): void {
  // Compares with the UTC date first, which India's date is never before. That costs a tenth, and an import checks
  // 10,000 days.
  if (spentOn <= clock.now().toString().slice(0, 10)) return;
  const tomorrow = Temporal.PlainDate.from(todayInIndia(clock)).add({ days: 1 });
  if (spentOn > tomorrow.toString()) throw refuse.invalid('date_in_future', financesText.spentOnTooLate);
}

export function checkPayer({ id, partnerId }: Member, paidBy: string): void {
  if (paidBy !== id && paidBy !== partnerId) throw refuse.invalid('invalid', faultsText.money.payerInvalid);
}

export function checkSplit(amount: string, split: StoredSplit | null): void {
  if (!isWithin(amount, split)) throw refuse.invalid('invalid', financesText.shareTooLarge);
}

function photoOf(imageUrl: string | null | undefined): string | null {
  return imageUrl ? photoIdOf(imageUrl) : null;
}

/** Reads an expense again, as the response to a repeated request. */
export function readExpenseAgain({ member: { coupleId } }: MemberContext): ReadAgain<Expense> {
  return async (tx, { id }) => {
    if (!coupleId) throw refuse.notFound();
    return readExpense(tx, coupleId, id);
  };
}

export async function readExpense(db: Database, coupleId: CoupleId, expenseId: string): Promise<Expense> {
  const row = await findExpense(db, coupleId, expenseId);
  if (!row) throw refuse.notFound();
  return toExpense(row);
}

export function toTwo({ id, partnerId }: Member) {
  return { memberId: id, partnerId };
}
