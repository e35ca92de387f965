import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { toExpense, toPrivateExpense } from '#domain/expenses/public-form.ts';
import type {
  Expense,
  ExpenseFilters,
  ExpenseInput,
  ExpensePatch,
  ExpensesPageQuery,
} from '#domain/expenses/schema.ts';
import { fromSplit, shareChanged, shareNew } from '#domain/expenses/split.ts';
import { TITLES_AMONG } from '#domain/expenses/titles.ts';
import { monthRange } from '#domain/kernel/calendar.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  insertExpenseRow,
  type LockedExpense,
  lockExpenseRow,
  updateExpenseRow,
  fromSplitFields,
  toSplitFields,
} from '#server/db/repositories/expenses.ts';
import { type LockedPrivateExpense, lockPrivateExpense } from '#server/db/repositories/private-expenses.ts';
import { findDefaultSplit } from '#server/features/balance/service.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { ensureCouple, lockCouple } from '#server/features/couples/service.ts';
import { claimItems } from '#server/features/lists/expense-service.ts';
import { dropPhotos, attachPhoto } from '#server/features/photos/service.ts';
import { freeDay, lockDayOf, recordDayAgain } from '#server/features/recurring/expense-service.ts';
import { isDeleted, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { ChangeFor, CoupleId, MemberContext } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { readSearched } from '#server/platform/lists/run-search.ts';
import { checkExpenseIdIsFree } from './id-service.ts';
import {
  checkDay,
  checkPayer,
  checkSplit,
  isHidden,
  photoOf,
  seenAfter,
  toTwo,
  type VisibleExpenses,
  visibleExpenses,
} from './policy.ts';
import { changePrivate, createPrivate, deletePrivate, hideExpense, restorePrivate } from './private-service.ts';
import { listExpenses, listTitles, sumExpenses, type ExpenseQuery, type VisibleRow } from './queries.ts';
import { readExpense, readExpenseAgain } from './read-service.ts';

export { checkExpenseIdIsFree } from './id-service.ts';
export { movePrivateToTrash } from './private-service.ts';
export { checkDay, checkOwnPayer, checkPayer, checkSplit, toTwo, visibleExpenses } from './policy.ts';
export type { VisibleExpenses } from './policy.ts';
export { readExpense, readExpenseAgain } from './read-service.ts';

/**
 * Returns a page of the expenses that the member sees and the filters find, with `X-Next-Cursor` if more follow. Those
 * that the member alone sees are among them.
 */
export async function readExpenses(context: MemberContext, query: ExpensesPageQuery): Promise<Expense[]> {
  const page = parsePageRequest(query, ['date', 'instant', 'id']);
  const visible = visibleExpenses(context.member);
  const rows = await readSearched(context.db, query?.search, (db) =>
    listExpenses(db, visible, { ...toQuery(query), ...page }),
  );
  return toPage(context, rows, page, ({ spentOn, createdAt, id }) => [spentOn, createdAt, id]).map(toVisible);
}

export async function readExpensesTotal({ db, member }: MemberContext, filters: ExpenseFilters) {
  const { coupleId } = member;
  if (!coupleId) return { count: 0, total: '0.00' };
  return readSearched(db, filters?.search, (reader) => sumExpenses(reader, coupleId, toQuery(filters)));
}

export async function readTitles({ db, member }: MemberContext) {
  return listTitles(db, visibleExpenses(member), TITLES_AMONG);
}

export async function createExpense(context: MemberContext, input: ExpenseInput): Promise<Expense> {
  const { clock } = context;
  const { listItemIds = [], ...fields } = input;
  const { spentOn = todayInIndia(clock), audience = 'both', surpriseUntil = null } = fields;
  checkDay(clock, spentOn);
  const asked = { ...fields, spentOn, audience, surpriseUntil, id: input.id ?? randomUUIDv7() };
  return context.changeFor(async (tx) => {
    if (input.id) await checkExpenseIdIsFree(tx, visibleExpenses(context.member), input.id);
    // A private one leaves no trace on the list, which the partner sees.
    if (isHidden(asked)) return createPrivate(tx, context, asked);
    return createShared(tx, context, asked, listItemIds);
  }, readExpenseAgain(context));
}

type Asked = Omit<ExpenseInput, 'listItemIds'> & { id: string; spentOn: string };

async function createShared(
  tx: Transaction,
  context: MemberContext,
  { paidBy = context.member.id, split: given, imageUrl, audience: _all, surpriseUntil: _never, ...plain }: Asked,
  listItemIds: readonly string[],
): Promise<ChangeFor<Expense>> {
  const { member, clock } = context;
  checkPayer(member, paidBy);
  const { id, amount } = plain;
  const createdAt = toIso(clock.now());
  const coupleId = await ensureCouple(tx, context);
  await claimItems(tx, coupleId, listItemIds, id);
  const room = await context.storageLimits.makeRoom(tx, 'expenses', { ...member, coupleId });
  const asked = given ? fromSplit(given) : await findDefaultSplit(tx, coupleId);
  const { sharedWith, split, paidBy: payer } = shareNew(toTwo(member), paidBy, asked);
  checkSplit(amount, split);
  const photoId = photoOf(imageUrl);
  if (photoId) await attachPhoto(tx, coupleId, photoId);
  // Sent together: one round trip.
  const [, result] = await Promise.all([
    insertExpenseRow(tx, coupleId, room, {
      ...plain,
      ...toSplitFields({ paidBy: payer, sharedWith, split }),
      userId: member.id,
      photoId,
      createdAt,
      updatedAt: createdAt,
    }),
    readExpense(tx, coupleId, id),
    updateAlarms(tx, context, coupleId),
  ]);
  return { result, audience: [] };
}

/**
 * Changes an expense: one that both see for either partner, a private one for its author. Another amount is split like
 * the previous one, and another payer alone leaves each member's share as it was.
 */
export async function updateExpense(context: MemberContext, input: z.output<typeof ExpensePatch>): Promise<Expense> {
  const { member, clock } = context;
  if (input.spentOn !== undefined) checkDay(clock, input.spentOn);
  return context.changeFor(async (tx) => {
    const found = await lockVisible(tx, visibleExpenses(member), input.id);
    if ('own' in found) return changePrivate(tx, context, found.own, input);
    return { result: await changeShared(tx, context, found, input), audience: [] };
  }, readExpenseAgain(context));
}

/** An expense that the member sees: their own, or one of both. */
type Locked = { own: LockedPrivateExpense } | LockedShared;
interface LockedShared {
  coupleId: CoupleId;
  before: LockedExpense;
}

/**
 * Locks an expense that the member sees, and throws 404 without one. Looks for a private one again at the end: it may
 * have been hidden while this change waited for the couple's row.
 */
async function lockVisible(
  tx: Transaction,
  { authorId, coupleId }: VisibleExpenses,
  expenseId: string,
): Promise<Locked> {
  const own = await lockPrivateExpense(tx, authorId, expenseId);
  if (own) return { own };
  const before = coupleId === null ? undefined : await lockExpenseRow(tx, coupleId, expenseId);
  if (coupleId !== null && before) return { coupleId, before };
  const hidden = await lockPrivateExpense(tx, authorId, expenseId);
  if (!hidden) throw refuse.notFound();
  return { own: hidden };
}

async function changeShared(
  tx: Transaction,
  context: MemberContext,
  { coupleId, before }: LockedShared,
  input: z.output<typeof ExpensePatch>,
): Promise<Expense> {
  const { member, clock } = context;
  const { id, updatedAt: version, paidBy, split, imageUrl, audience, surpriseUntil, ...plain } = input;
  const { amount } = plain;
  if (version !== undefined) checkVersion(version, await readExpense(tx, coupleId, id));
  const seen = seenAfter({ audience: 'both', surpriseUntil: null }, { audience, surpriseUntil });
  if (isHidden(seen)) return hideExpense(tx, context, { coupleId, before, seen }, input);
  if (paidBy !== undefined) checkPayer(member, paidBy);
  const sharing = shareChanged(toTwo(member), fromSplitFields(before), {
    amount: amount ?? before.amount,
    paidBy,
    split: split && fromSplit(split),
    byDefault: await findDefaultSplit(tx, coupleId),
  });
  checkSplit(amount ?? before.amount, sharing.split);
  const photoId = imageUrl === undefined ? before.photoId : photoOf(imageUrl);
  const isNew = photoId !== before.photoId;
  if (isNew && photoId) await attachPhoto(tx, coupleId, photoId);
  const change = { ...plain, ...toSplitFields(sharing), photoId, updatedAt: toIso(clock.now()) };
  await updateExpenseRow(tx, { coupleId, id, before }, change);
  if (isNew && before.photoId) await dropPhotos(tx, context, coupleId, [before.photoId]);
  await updateAlarms(tx, context, coupleId);
  return readExpense(tx, coupleId, id);
}

export async function deleteExpense(context: MemberContext, input: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.changeFor(async (tx) => {
    const day = coupleId && (await lockDayOf(tx, coupleId, input.id));
    const found = await lockVisible(tx, visibleExpenses(context.member), input.id);
    if ('own' in found) return deletePrivate(tx, context, input.id);
    await moveSharedToTrash(tx, context, { kind: 'expense', id: input.id });
    if (day) await freeDay(tx, context.clock, found.coupleId, day);
    await updateAlarms(tx, context, found.coupleId);
    return { result: undefined, audience: [] };
  });
}

export async function restoreExpense(context: MemberContext, input: { id: string }): Promise<Expense> {
  const { authorId, coupleId } = visibleExpenses(context.member);
  return context.changeFor(async (tx) => {
    if (await isDeleted(tx, { userId: authorId, kind: 'private_expense', id: input.id }))
      return restorePrivate(tx, context, input.id);
    // Before the expense, as recording a day does.
    if (coupleId) await lockCouple(tx, coupleId);
    await restoreShared(tx, context, { kind: 'expense', id: input.id });
    if (!coupleId) throw refuse.notFound();
    await recordDayAgain(tx, context.clock, coupleId, input.id);
    await updateAlarms(tx, context, coupleId);
    return { result: await readExpense(tx, coupleId, input.id), audience: [] };
  }, readExpenseAgain(context));
}

/** Converts a caller's filters to those of the queries. */
export function toQuery(filters: ExpenseFilters): ExpenseQuery {
  const { search, category, month } = filters ?? {};
  return { search, category, range: month === undefined ? undefined : monthRange(month) };
}

function toVisible({ isPrivate, surpriseUntil, ...row }: VisibleRow): Expense {
  const { userId, splitKind } = row;
  if (!isPrivate || userId === null || splitKind === null) return toExpense(row);
  return toPrivateExpense({ ...row, userId, splitKind, surpriseUntil });
}
