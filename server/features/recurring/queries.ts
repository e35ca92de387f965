import { type Insertable, sql, type Updateable } from 'kysely';
import type { RecurringDayState, RecurringExpenses } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { Room } from '#server/db/room.ts';

const columns = [
  'id',
  'title',
  'amount',
  'category',
  'every',
  'user_id as userId',
  'paid_by as paidBy',
  'shared_with as sharedWith',
  'split_kind as splitKind',
  'split_value as splitValue',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'is_variable as isVariable',
  'next_on as nextOn',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** The couple's recurring expenses by next day, with ended ones last. */
export function listRecurring(db: Database, coupleId: CoupleId) {
  return selectRecurring(db, coupleId)
    .orderBy('next_on', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findRecurring(db: Database, coupleId: CoupleId, recurringId: string) {
  return selectRecurring(db, coupleId).where('id', '=', recurringId).executeTakeFirst();
}
export type RecurringRow = Awaited<ReturnType<typeof listRecurring>>[number];

export async function insertRecurring(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'recurringExpenses'>,
  row: Omit<Insertable<RecurringExpenses>, 'couple_id'>,
): Promise<void> {
  await tx
    .insertInto('recurring_expenses')
    .values({ ...row, couple_id: coupleId })
    .execute();
}

export async function updateRecurringRow(
  tx: Transaction,
  coupleId: CoupleId,
  recurringId: string,
  change: Updateable<RecurringExpenses>,
): Promise<void> {
  await tx
    .updateTable('recurring_expenses')
    .set(change)
    .where('couple_id', '=', coupleId)
    .where('id', '=', recurringId)
    .execute();
}

export async function deleteRecurringRow(tx: Transaction, coupleId: CoupleId, recurringId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recurring_expenses')
    .where('couple_id', '=', coupleId)
    .where('id', '=', recurringId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Recurring expenses of any couple that are due by `day`, after the key `after`, ordered by couple and id. */
export function listDue(
  db: Database,
  { day, after, limit }: { day: string; after: readonly [string, string] | null; limit: number },
) {
  return db
    .selectFrom('recurring_expenses')
    .select(['couple_id as coupleId', 'id'])
    .where('next_on', '<=', day)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(couple_id, id) > (${after?.[0]}::uuid, ${after?.[1]}::uuid)`),
    )
    .orderBy('couple_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Inserts days that are not taken yet, and returns them. */
export async function takeDays(
  tx: Transaction,
  coupleId: CoupleId,
  { recurringId, days, state }: { recurringId: string; days: readonly string[]; state: RecurringDayState },
): Promise<string[]> {
  if (days.length === 0) return [];
  const taken = await tx
    .insertInto('recurring_expense_days')
    .values(days.map((day) => ({ couple_id: coupleId, recurring_id: recurringId, day, state })))
    .onConflict((conflict) => conflict.columns(['couple_id', 'recurring_id', 'day']).doNothing())
    .returning('day')
    .execute();
  return taken.map(({ day }) => day);
}

/** Returns the states of the days from `from` on. */
export async function listDays(db: Database, coupleId: CoupleId, recurringId: string, from: string) {
  return db
    .selectFrom('recurring_expense_days')
    .select(['day', 'state'])
    .where('couple_id', '=', coupleId)
    .where('recurring_id', '=', recurringId)
    .where('day', '>=', from)
    .execute();
}

/** The days between two days, both inclusive, that were recorded, skipped or are pending, of all the couple's expenses. */
export function listDaysBetween(db: Database, coupleId: CoupleId, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom('recurring_expense_days')
    .select(['recurring_id as recurringId', 'day', 'state'])
    .where('couple_id', '=', coupleId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

export async function setDayState(
  tx: Transaction,
  coupleId: CoupleId,
  { recurringId, day, state }: { recurringId: string; day: string; state: RecurringDayState },
): Promise<void> {
  await tx
    .updateTable('recurring_expense_days')
    .set({ state })
    .where('couple_id', '=', coupleId)
    .where('recurring_id', '=', recurringId)
    .where('day', '=', day)
    .execute();
}

export async function deleteDay(tx: Transaction, coupleId: CoupleId, recurringId: string, day: string) {
  await tx
    .deleteFrom('recurring_expense_days')
    .where('couple_id', '=', coupleId)
    .where('recurring_id', '=', recurringId)
    .where('day', '=', day)
    .execute();
}

function selectRecurring(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('recurring_expenses')
    .select([
      ...columns,
      sql<string[]>`(
        select coalesce(array_agg(day::text order by day), '{}') from recurring_expense_days
        where couple_id = ${coupleId} and recurring_id = recurring_expenses.id and state = 'waiting'
      )`.as('waitingOn'),
    ])
    .where('couple_id', '=', coupleId);
}
