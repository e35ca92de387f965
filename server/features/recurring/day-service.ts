import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { listBills } from '#domain/calendar/entries.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { toRecurring } from '#domain/recurring/public-form.ts';
import { dayAfter, isToCome } from '#domain/recurring/recurrence.ts';
import { lastDueDay } from '#domain/recurring/rules.ts';
import type { DayAmount, DayPayment, RecurringExpense } from '#domain/recurring/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financesText } from '#messages/finances.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockCouple } from '#server/features/couples/service.ts';
import {
  checkExpenseIdIsFree,
  checkSplit,
  readExpense,
  readExpenseAgain,
  visibleExpenses,
} from '#server/features/expenses/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { fromRow, type Locked, moveOn, notifyBudgetThresholds, recordDay, shareAmong } from './due-service.ts';
import { deleteDay, listDays, listRecurring, recurringRows, setDayState, claimDays } from './queries.ts';

/**
 * Locks the couple before its recurring expense, as leaving does. The second of two jobs then finds the days taken, and
 * a member who has left pays for none.
 */
export async function lockRecurring(tx: Transaction, coupleId: CoupleId | null, recurringId: string): Promise<Locked> {
  if (!coupleId) throw refuse.notFound();
  const memberIds = await lockCouple(tx, coupleId);
  const row = await recurringRows.find(tx, coupleId, recurringId);
  if (!row) throw refuse.notFound();
  return { coupleId, memberIds, row };
}

/**
 * Returns the due days between two days, both inclusive, that are not recorded: pending ones, and those to come that are
 * not skipped. `userId` is the payer's.
 */
export async function readDueDays({ db, member }: MemberContext, range: { from: string; to: string }) {
  const { coupleId } = member;
  if (!coupleId) return [];
  const rows = await listRecurring(db, coupleId);
  return listBills(
    rows.map((row) => ({ ...row, ...toRecurring(row, [member.id, member.partnerId]) })),
    range,
  );
}

/** Records a pending day as an expense with its amount, for either partner. */
export async function fillDay(
  context: MemberContext,
  {
    id,
    on,
    amount,
    expenseId = randomUUIDv7(),
  }: z.output<typeof DayAmount> & { id: string; expenseId?: string | undefined },
): Promise<Expense> {
  const { member } = context;
  return context.change(async (tx) => {
    const locked = await lockRecurring(tx, member.coupleId, id);
    const { coupleId, memberIds, row } = locked;
    if ((await findDay(tx, locked, on)) !== 'waiting') throw refuse.invalid('invalid', financesText.dayNotWaiting);
    await checkExpenseIdIsFree(tx, visibleExpenses({ id: member.id, coupleId }), expenseId);
    const room = await context.storageLimits.makeRoom(tx, 'expenses', { ...member, coupleId });
    await setDayState(tx, coupleId, { recurringId: id, day: on, state: 'recorded' });
    const sharing = shareBy(member.id, memberIds, row);
    await recordDay(tx, context, locked, room, { expenseId, day: on, amount, sharing, recorder: member.id, dueOn: on });
    await notifyBudgetThresholds(tx, context, locked);
    return readExpense(tx, coupleId, expenseId);
  }, readExpenseAgain(context));
}

/**
 * Records a day that is still to come, or pending, as an expense of today, for either partner. Without an amount it is
 * the usual one. The second of two who pay it gets 409.
 */
export async function payDay(
  context: MemberContext,
  {
    id,
    on,
    amount: paid,
    expenseId = randomUUIDv7(),
  }: z.output<typeof DayPayment> & { id: string; expenseId?: string | undefined },
): Promise<Expense> {
  const { member, clock, storageLimits } = context;
  return context.change(async (tx) => {
    const locked = await lockRecurring(tx, member.coupleId, id);
    const { coupleId, memberIds, row } = locked;
    const state = await findDay(tx, locked, on);
    if (state === 'skipped' || (state === null && !isToCome(row, on)))
      throw refuse.invalid('invalid', financesText.dayNotComing);
    const amount = paid ?? row.amount;
    if (amount === null) throw refuse.invalid('invalid', faultsText.money.amountRequired);
    await checkExpenseIdIsFree(tx, visibleExpenses({ id: member.id, coupleId }), expenseId);
    const room = await storageLimits.makeRoom(tx, 'expenses', { ...member, coupleId });
    if (state === 'waiting') await setDayState(tx, coupleId, { recurringId: id, day: on, state: 'recorded' });
    else {
      await claimDays(tx, coupleId, { recurringId: id, days: [on], state: 'recorded' });
      await moveOn(tx, coupleId, row, row.nextOn ?? on);
    }
    const sharing = shareBy(member.id, memberIds, row);
    // The payer's rupees are those of the usual amount.
    checkSplit(amount, sharing.split);
    const day = todayInIndia(clock);
    await recordDay(tx, context, locked, room, { expenseId, day, amount, sharing, recorder: member.id, dueOn: on });
    await notifyBudgetThresholds(tx, context, locked);
    return readExpense(tx, coupleId, expenseId);
  }, readExpenseAgain(context));
}

/** Returns how a day is shared. If the payer has left, the member who records it is the payer. */
function shareBy(memberId: string, memberIds: readonly string[], row: Locked['row']) {
  const own = { paidBy: memberId, sharedWith: null, split: { kind: 'payer', value: null } as const };
  return shareAmong(memberIds, fromRow(row)) ?? own;
}

/** Skips a day that is still to come or pending. */
export async function skipDay(
  context: MemberContext,
  { id, on }: { id: string; on: string },
): Promise<RecurringExpense> {
  return context.change(async (tx) => {
    const locked = await lockRecurring(tx, context.member.coupleId, id);
    const { coupleId, row } = locked;
    const state = await findDay(tx, locked, on);
    if (state === 'waiting') {
      await setDayState(tx, coupleId, { recurringId: id, day: on, state: 'skipped' });
    } else if (state === null) {
      if (!isToCome(row, on)) throw refuse.invalid('invalid', financesText.dayNotComing);
      await claimDays(tx, coupleId, { recurringId: id, days: [on], state: 'skipped' });
      await moveOn(tx, coupleId, row, row.nextOn ?? on);
    }
    return readRecurringOf(tx, locked);
  }, readRecurringAgain(context));
}

/** Restores a skipped day, which is due or pending again. */
export async function unskipDay(
  context: MemberContext,
  { id, on }: { id: string; on: string },
): Promise<RecurringExpense> {
  return context.change(async (tx) => {
    const locked = await lockRecurring(tx, context.member.coupleId, id);
    const { coupleId, row } = locked;
    const isPast = on <= lastDueDay(toIso(context.clock.now()));
    if ((await findDay(tx, locked, on)) !== 'skipped' || (isPast && !row.isVariable))
      throw refuse.invalid('invalid', financesText.dayNotSkipped);
    if (isPast) await setDayState(tx, coupleId, { recurringId: id, day: on, state: 'waiting' });
    else {
      await deleteDay(tx, coupleId, id, on);
      await moveOn(tx, coupleId, row, dayAfter(lastDueDay(toIso(context.clock.now()))));
    }
    return readRecurringOf(tx, locked);
  }, readRecurringAgain(context));
}

/** Returns the changed recurring expense as the API does. */
export async function readRecurringOf(
  tx: Transaction,
  { coupleId, memberIds, row }: Locked,
): Promise<RecurringExpense> {
  const changed = await recurringRows.find(tx, coupleId, row.id);
  if (!changed) throw refuse.notFound();
  return toRecurring(changed, memberIds);
}

/** Reads a recurring expense again, as the response to a repeated request. */
export function readRecurringAgain({ member }: MemberContext): ReadAgain<RecurringExpense> {
  return async (tx, { id }) => {
    const row = member.coupleId && (await recurringRows.find(tx, member.coupleId, id));
    if (!row) throw refuse.notFound();
    return toRecurring(row, [member.id, member.partnerId]);
  };
}

/** Returns the state of the day, or `null` if it is neither due nor skipped. Rejects a recorded day: its expense can be deleted. */
async function findDay(tx: Transaction, { coupleId, row }: Locked, on: string) {
  const days = await listDays(tx, coupleId, row.id, on);
  const state = days.find(({ day }) => day === on)?.state ?? null;
  if (state === 'recorded') throw refuse.conflict('day_recorded', financesText.dayRecorded);
  return state;
}
