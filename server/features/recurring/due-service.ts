import { randomUUIDv7 } from 'node:crypto';
import type { Sharing } from '#domain/expenses/split.ts';
import { dayAfter, listOccurrences, occurrenceFrom } from '#domain/recurring/recurrence.ts';
import { lastDueDay } from '#domain/recurring/rules.ts';
import { listStale } from '#domain/registry/resources.ts';
import type { Transaction } from '#server/db/database.ts';
import { insertExpenseRow, toSplitFields } from '#server/db/repositories/expenses.ts';
import type { Room } from '#server/db/room.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { lockFoundCouple } from '#server/features/couples/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, Platform } from '#server/platform/context.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import { listDays, listDue, type RecurringKey, recurringRows, type RecurringRow, claimDays } from './queries.ts';

type Parts = Pick<Platform, 'storageLimits' | 'clock' | 'jobs'>;

/** A locked couple's recurring expense, with the members of the couple. */
export interface Locked {
  coupleId: CoupleId;
  memberIds: readonly string[];
  row: RecurringRow;
}

interface Spent {
  /** The id of the expense that the day becomes. */
  expenseId: string;
  day: string;
  amount: string;
  sharing: Sharing;
  /** The id of the member who counts as its recorder. */
  recorder: string;
  /** The due day that a member records, which the deletion of the expense frees again. */
  dueOn?: string;
}

/**
 * Materialises due occurrences as expenses, or as pending amounts; the primary key on the day makes it idempotent.
 * Without a payer in the couple days pass without effect, and days above the recorder's storage limit stay due, which
 * notifies both and returns false.
 */
export async function bringDue(tx: Transaction, parts: Parts, locked: Locked): Promise<boolean> {
  const { coupleId, memberIds, row } = locked;
  const due = lastDueDay(toIso(parts.clock.now()));
  if (row.nextOn === null || row.nextOn > due) return true;
  const sharing = shareAmong(memberIds, fromRow(row));
  const days = sharing ? listOccurrences(row, row.nextOn, due) : [];
  let full: string | undefined;
  if (row.isVariable)
    await askHowMuch(tx, parts, locked, await claimDays(tx, coupleId, { recurringId: row.id, days, state: 'waiting' }));
  else if (sharing) full = await recordDays(tx, parts, locked, sharing, days);
  await moveOn(tx, coupleId, row, full ?? dayAfter(due));
  return full === undefined;
}

/** Returns how the remaining members share a day's expense, or `null` if the payer has left. */
export function shareAmong<Split>(
  memberIds: readonly string[],
  { paidBy, sharedWith, split }: { paidBy: string | null; sharedWith: string | null; split: Split },
) {
  if (paidBy === null || !memberIds.includes(paidBy)) return null;
  return sharedWith !== null && memberIds.includes(sharedWith)
    ? { paidBy, sharedWith, split }
    : { paidBy, sharedWith: null, split: { kind: 'payer', value: null } as const };
}

/** Records days up to the storage limit, earliest first, and returns the first one above it. */
async function recordDays(
  tx: Transaction,
  parts: Parts,
  locked: Locked,
  sharing: Sharing & { paidBy: string },
  days: readonly string[],
): Promise<string | undefined> {
  const { coupleId, memberIds, row } = locked;
  const { amount } = row;
  if (amount === null) return undefined;
  const recorder = row.userId !== null && memberIds.includes(row.userId) ? row.userId : sharing.paidBy;
  const owner = { id: recorder, coupleId };
  const room = await parts.storageLimits.makeRoomUpTo(tx, 'expenses', owner, days.length);
  const taken = await claimDays(tx, coupleId, {
    recurringId: row.id,
    days: days.slice(0, room.count),
    state: 'recorded',
  });
  for (const day of taken)
    await recordDay(tx, parts, locked, room, {
      expenseId: randomUUIDv7(),
      day,
      amount,
      sharing,
      recorder,
    });
  await notifyBudgetThresholds(tx, parts, locked);
  const full = days[room.count];
  if (full !== undefined) await notifyFull(tx, parts, locked, full);
  return full;
}

/** Sets the next day: the first from `from` on that is neither taken nor skipped. */
export async function moveOn(tx: Transaction, coupleId: CoupleId, row: RecurringRow, from: string) {
  const taken = await listDays(tx, coupleId, row.id, from);
  const nextOn = occurrenceFrom(row, from, new Set(taken.map(({ day }) => day)));
  await recurringRows.update(tx, coupleId, row.id, { nextOn });
}

/**
 * Records due occurrences of all couples. Several processes may run it concurrently, and a failing one does not block
 * the others.
 */
export async function recordDue(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  const day = lastDueDay(toIso(clock.now()));
  await forEachFound<RecurringKey>({
    find: (after, limit) => listDue(db, { day, after, limit }),
    work: async (found) => {
      const memberIds = await inTransaction(db, (tx) => recordDueOf(tx, platform, found));
      live.announce(memberIds, listStale(['recurring', 'expenses', 'notifications']), null);
    },
    name: 'recordDue',
  });
}

async function recordDueOf(tx: Transaction, platform: Platform, found: RecurringKey) {
  const { coupleId, memberIds } = await lockFoundCouple(tx, found.coupleId);
  const row = await recurringRows.find(tx, coupleId, found.id);
  if (row) await bringDue(tx, platform, { coupleId, memberIds, row });
  return memberIds;
}

export async function recordDay(
  tx: Transaction,
  { clock }: Parts,
  { coupleId, row }: Locked,
  room: Room<'expenses'>,
  { expenseId, day, amount, sharing, recorder, dueOn }: Spent,
): Promise<void> {
  const createdAt = toIso(clock.now());
  await insertExpenseRow(tx, coupleId, room, {
    ...toSplitFields(sharing),
    id: expenseId,
    userId: recorder,
    title: row.title,
    amount,
    category: row.category,
    spentOn: day,
    ...(dueOn !== undefined && { recurringId: row.id, recurringDay: dueOn }),
    createdAt,
    updatedAt: createdAt,
  });
}

/** One notice suffices for several days, because the screen lists them all. */
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
    await notify(tx, parts, {
      userId,
      kind: 'recurring_waiting',
      params,
      onceKey: toOnceKey(row.id, day),
      subject: { kind: 'recurring', id: row.id },
    });
}

/** Notifies both once of the first day above the storage limit. */
async function notifyFull(tx: Transaction, parts: Parts, { memberIds, row }: Locked, day: string): Promise<void> {
  for (const userId of memberIds)
    await notify(tx, parts, {
      userId,
      kind: 'recurring_full',
      params: { title: row.title, day },
      onceKey: `recurring-full:${row.id}:${day}`,
      subject: { kind: 'recurring', id: row.id },
    });
}

export function toOnceKey(recurringId: string, day: string): string {
  return `recurring:${recurringId}:${day}`;
}

export async function notifyBudgetThresholds(
  tx: Transaction,
  parts: Parts,
  { coupleId, memberIds }: Locked,
): Promise<void> {
  const [id, partnerId = null] = memberIds;
  if (id !== undefined) await updateAlarms(tx, { ...parts, member: { id, partnerId } }, coupleId);
}

export function fromRow({ paidBy, sharedWith, splitKind, splitValue }: RecurringRow) {
  return { paidBy, sharedWith, split: { kind: splitKind, value: splitValue } };
}
