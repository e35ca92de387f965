import { dayAfter } from '#domain/recurring/recurrence.ts';
import { lastDueDay } from '#domain/recurring/rules.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockCouple } from '#server/features/couples/service.ts';
import { type Clock, toIso } from '#server/platform/clock.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { moveOn } from './due-service.ts';
import { claimDays, deleteDay, findDayOf, listDays, type RecordedDay, recurringRows, setDayState } from './queries.ts';

/**
 * Returns the day that a member has recorded as an expense, or `null` for any other expense. Locks the couple before the
 * expense, as recording a day does.
 */
export async function lockDayOf(tx: Transaction, coupleId: CoupleId, expenseId: string): Promise<RecordedDay | null> {
  if (!(await findDayOf(tx, coupleId, expenseId))) return null;
  await lockCouple(tx, coupleId);
  return findDayOf(tx, coupleId, expenseId);
}

/**
 * Frees a day whose expense is deleted: it is due again, or pending if its amount varies. A past day of a fixed amount
 * stays recorded, like a skipped one.
 */
export async function freeDay(tx: Transaction, clock: Clock, coupleId: CoupleId, recorded: RecordedDay): Promise<void> {
  const found = await findState(tx, coupleId, recorded);
  if (found?.state !== 'recorded') return;
  const { row } = found;
  const { recurringId, day } = recorded;
  const due = lastDueDay(toIso(clock.now()));
  if (day <= due) {
    if (row.isVariable) await setDayState(tx, coupleId, { recurringId, day, state: 'waiting' });
    return;
  }
  await deleteDay(tx, coupleId, recurringId, day);
  await moveOn(tx, coupleId, row, dayAfter(due));
}

/** Records the day of a restored expense again, if it is still to come or pending. The caller has locked the couple. */
export async function recordDayAgain(tx: Transaction, clock: Clock, coupleId: CoupleId, expenseId: string) {
  const recorded = await findDayOf(tx, coupleId, expenseId);
  const found = recorded && (await findState(tx, coupleId, recorded));
  if (!recorded || !found) return;
  const { row, state } = found;
  const { recurringId, day } = recorded;
  if (state === 'waiting') await setDayState(tx, coupleId, { recurringId, day, state: 'recorded' });
  if (state !== null || row.nextOn === null || day < row.nextOn || day <= lastDueDay(toIso(clock.now()))) return;
  await claimDays(tx, coupleId, { recurringId, days: [day], state: 'recorded' });
  await moveOn(tx, coupleId, row, row.nextOn);
}

/** Returns the recurring expense of a day with the day's state, or `null` if it is deleted or has left the couple. */
async function findState(tx: Transaction, coupleId: CoupleId, { recurringId, day }: RecordedDay) {
  const row = await recurringRows.find(tx, coupleId, recurringId);
  if (!row) return null;
  const days = await listDays(tx, coupleId, recurringId, day);
  return { row, state: days.find((each) => each.day === day)?.state ?? null };
}
