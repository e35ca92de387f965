import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { Expense } from '#contract/finances.ts';
import { dayAfter, listOccurrences, occurrenceFrom } from '#contract/recurrence.ts';
import type { DayAmount, RecurringExpense } from '#contract/recurring-expenses.ts';
import { financesText } from '#messages/finances.ts';
import type { Transaction } from '#server/db/database.ts';
import { insertExpenseRow } from '#server/db/guarded/expenses.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockCouple, lockFoundCouple } from '#server/features/couples/service.ts';
import { markNotificationRead, notify } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { tellReached } from './budget-service.ts';
import { readExpense } from './expense-service.ts';
import { lastDueDay, shareAmong } from './recurring-policy.ts';
import {
  deleteDay,
  findRecurring,
  listDays,
  listDue,
  type RecurringRow,
  setDayState,
  takeDays,
  updateRecurringRow,
} from './recurring-queries.ts';
import { type Sharing, toSplit, toSplitColumns } from './split-policy.ts';

type Parts = Pick<Platform, 'clock' | 'jobs'>;

/** A recurring expense of a couple that is locked, and who is in the couple. */
export interface Locked {
  coupleId: CoupleId;
  memberIds: readonly string[];
  row: RecurringRow;
}

interface Spent {
  /** Of the expense that the day becomes. */
  expenseId: string;
  day: string;
  amount: string;
  sharing: Sharing;
  /** The id of who is said to have recorded it. */
  recorder: string;
}

/**
 * Locks the couple before its recurring expense, as leaving does: of two jobs the second finds the days taken, and who has left pays nothing
 * any more.
 */
export async function lockRecurring(
  tx: Transaction,
  coupleId: CoupleId | null,
  recurringId: string,
): Promise<Locked> {
  if (!coupleId) throw refuse.notFound();
  const memberIds = await lockCouple(tx, coupleId);
  const row = await findRecurring(tx, coupleId, recurringId);
  if (!row) throw refuse.notFound();
  return { coupleId, memberIds, row };
}

/**
 * Lets the days that are due come: as expenses, or to wait for their amount. Each comes once, because a day is taken once. While who
 * pays is none of the two, days pass without anything.
 */
export async function bringDue(tx: Transaction, parts: Parts, locked: Locked): Promise<void> {
  const { coupleId, memberIds, row } = locked;
  const due = lastDueDay(parts.clock);
  if (row.nextOn === null || row.nextOn > due) return;
  const sharing = shareAmong(memberIds, fromRow(row));
  if (sharing) {
    const days = await takeDays(tx, coupleId, {
      recurringId: row.id,
      days: listOccurrences(row, row.nextOn, due),
      state: row.isVariable ? 'waiting' : 'recorded',
    });
    if (row.isVariable) await askHowMuch(tx, parts, locked, days);
    const recorder = row.userId !== null && memberIds.includes(row.userId) ? row.userId : sharing.paidBy;
    if (row.amount !== null && !row.isVariable)
      for (const day of days)
        await recordDay(tx, parts, locked, {
          expenseId: randomUUIDv7(),
          day,
          amount: row.amount,
          sharing,
          recorder,
        });
    if (!row.isVariable) await tellBudgets(tx, parts, locked);
  }
  await moveOn(tx, coupleId, row, dayAfter(due));
}

/** Sets the next day: the first from `from` on that has not come and is not skipped. */
export async function moveOn(tx: Transaction, coupleId: CoupleId, row: RecurringRow, from: string) {
  const taken = await listDays(tx, coupleId, row.id, from);
  const nextOn = occurrenceFrom(row, from, new Set(taken.map(({ day }) => day)));
  await updateRecurringRow(tx, coupleId, row.id, { next_on: nextOn });
}

const BATCH_SIZE = 100;

/** Records what is due of all couples. Several processes may run it at once; one that fails keeps no other waiting. */
export async function recordDue(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  const day = lastDueDay(clock);
  const failures: unknown[] = [];
  let after: readonly [string, string] | null = null;
  for (let count = BATCH_SIZE; count === BATCH_SIZE;) {
    const batch = await listDue(db, { day, after, limit: BATCH_SIZE });
    for (const { coupleId, id } of batch) {
      after = [coupleId, id];
      try {
        const memberIds = await inTransaction(db, (tx) => recordDueOf(tx, platform, { coupleId, id }));
        live.announce(memberIds, ['recurringExpenses', 'finances', 'achievements', 'notifications'], null);
      } catch (error) {
        failures.push(error);
      }
    }
    count = batch.length;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'recurring expenses were not recorded');
}

/** Either partner says how much it was on a day that waits, and it is an expense. */
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
    if ((await findDay(tx, locked, on)) !== 'waiting')
      throw refuse.invalid('invalid', financesText.dayNotWaiting);
    await setDayState(tx, coupleId, { recurringId: id, day: on, state: 'recorded' });
    await markAnswered(tx, locked, on);
    // Who says it of one that nobody pays any more has paid it.
    const sharing = shareAmong(memberIds, fromRow(row)) ?? {
      paidBy: member.id,
      sharedWith: null,
      split: { kind: 'payer', value: null } as const,
    };
    await recordDay(tx, context, locked, { expenseId, day: on, amount, sharing, recorder: member.id });
    await tellBudgets(tx, context, locked);
    return readExpense(tx, coupleId, expenseId);
  });
}

/** Leaves out a day that is still to come, or that waits for its amount. */
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
      await markAnswered(tx, locked, on);
    } else if (state === null) {
      if (row.nextOn === null || on < row.nextOn || occurrenceFrom(row, on) !== on)
        throw refuse.invalid('invalid', financesText.dayNotComing);
      await takeDays(tx, coupleId, { recurringId: id, days: [on], state: 'skipped' });
      await moveOn(tx, coupleId, row, row.nextOn);
    }
    return readRecurringOf(tx, locked);
  });
}

/** Takes back that a day was left out: it comes, or waits for its amount again. */
export async function unskipDay(
  context: MemberContext,
  { id, on }: { id: string; on: string },
): Promise<RecurringExpense> {
  return context.change(async (tx) => {
    const locked = await lockRecurring(tx, context.member.coupleId, id);
    const { coupleId, row } = locked;
    const isPast = on <= lastDueDay(context.clock);
    if ((await findDay(tx, locked, on)) !== 'skipped' || (isPast && !row.isVariable))
      throw refuse.invalid('invalid', financesText.dayNotSkipped);
    if (isPast) await setDayState(tx, coupleId, { recurringId: id, day: on, state: 'waiting' });
    else {
      await deleteDay(tx, coupleId, id, on);
      await moveOn(tx, coupleId, row, dayAfter(lastDueDay(context.clock)));
    }
    return readRecurringOf(tx, locked);
  });
}

/** The recurring expense as the API returns it, after a change. */
export async function readRecurringOf(
  tx: Transaction,
  { coupleId, memberIds, row }: Locked,
): Promise<RecurringExpense> {
  const changed = await findRecurring(tx, coupleId, row.id);
  if (!changed) throw refuse.notFound();
  return toRecurring(changed, memberIds);
}

async function recordDueOf(tx: Transaction, platform: Platform, found: { coupleId: string; id: string }) {
  const { coupleId, memberIds } = await lockFoundCouple(tx, found.coupleId);
  const row = await findRecurring(tx, coupleId, found.id);
  if (row) await bringDue(tx, platform, { coupleId, memberIds, row });
  return memberIds;
}

async function recordDay(
  tx: Transaction,
  { clock }: Parts,
  { coupleId, row }: Locked,
  { expenseId, day, amount, sharing, recorder }: Spent,
): Promise<void> {
  const createdAt = toIso(clock.now());
  await insertExpenseRow(tx, coupleId, {
    id: expenseId,
    user_id: recorder,
    title: row.title,
    amount,
    category: row.category,
    description: null,
    spent_on: day,
    ...toSplitColumns(sharing),
    created_at: createdAt,
    updated_at: createdAt,
  });
}

/** Of several days at once one notice is enough: the screen lists them all. */
async function askHowMuch(
  tx: Transaction,
  parts: Parts,
  { memberIds, row }: Locked,
  days: readonly string[],
): Promise<void> {
  const day = days.toSorted().at(-1);
  if (day === undefined) return;
  const params = { title: row.title, day };
  for (const userId of memberIds)
    await notify(tx, parts, { userId, kind: 'recurring_waiting', params, onceKey: toOnceKey(row.id, day) });
}

async function markAnswered(tx: Transaction, { memberIds, row }: Locked, day: string): Promise<void> {
  for (const userId of memberIds) await markNotificationRead(tx, userId, toOnceKey(row.id, day));
}

function toOnceKey(recurringId: string, day: string): string {
  return `recurring:${recurringId}:${day}`;
}

async function tellBudgets(tx: Transaction, parts: Parts, { coupleId, memberIds }: Locked): Promise<void> {
  const [id, partnerId = null] = memberIds;
  if (id !== undefined) await tellReached(tx, { ...parts, member: { id, partnerId } }, coupleId);
}

/** What became of the day; `null` where it has not come and is not left out. One that was recorded is final. */
async function findDay(tx: Transaction, { coupleId, row }: Locked, on: string) {
  const days = await listDays(tx, coupleId, row.id, on);
  const state = days.find(({ day }) => day === on)?.state ?? null;
  if (state === 'recorded') throw refuse.conflict('day_recorded', financesText.dayRecorded);
  return state;
}

function fromRow({ paidBy, sharedWith, splitKind, splitValue }: RecurringRow) {
  return { paidBy, sharedWith, split: { kind: splitKind, value: splitValue } };
}

/** The recurring expense as the API returns it: without a next day while nobody of the two pays it. */
export function toRecurring(row: RecurringRow, memberIds: readonly (string | null)[]): RecurringExpense {
  const { sharedWith: _theirs, splitKind, splitValue, nextOn, ...rest } = row;
  return {
    ...rest,
    split: toSplit({ kind: splitKind, value: splitValue }),
    nextOn: row.paidBy !== null && memberIds.includes(row.paidBy) ? nextOn : null,
  };
}
