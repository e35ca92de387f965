import { sql } from 'kysely';
import { NOTICE_DAYS } from '#domain/recurring/facts.ts';
import { recurringExpenses } from '#domain/recurring/record.ts';
import { StoredRecurringExpense } from '#domain/recurring/schema.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { RecurringDayState } from '#server/db/generated.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { coupleRows } from '#server/platform/lists/couple-rows.ts';

export const recurringRows = coupleRows(recurringExpenses, StoredRecurringExpense, {
  waitingOn: (coupleId) => sql<string[]>`(
    select coalesce(array_agg(day::text order by day), '{}') from recurring_expense_days
    where couple_id = ${coupleId} and recurring_id = recurring_expenses.id and state = 'waiting')`,
  takenOn: (coupleId) => sql<string[]>`(
    select coalesce(array_agg(day::text order by day), '{}') from recurring_expense_days
    where couple_id = ${coupleId} and recurring_id = recurring_expenses.id and state <> 'waiting'
      and day >= recurring_expenses.next_on)`,
});
export type RecurringRow = StoredRecurringExpense;

/** The couple's recurring expenses by next day, with ended ones last. */
export function listRecurring(db: Database, coupleId: CoupleId): Promise<RecurringRow[]> {
  return recurringRows.listAll(db, coupleId, sql`next_on nulls last, created_at, id`);
}

/** A recurring expense of any couple. */
export interface RecurringKey {
  coupleId: string;
  id: string;
}

/** Recurring expenses of any couple that are due by `day`, after the key `after`, ordered by couple and id. */
export function listDue(
  db: Database,
  { day, after, limit }: { day: string; after: RecurringKey | null; limit: number },
) {
  return db
    .selectFrom('recurring_expenses')
    .select(asFields('coupleId', 'id'))
    .where('next_on', '<=', day)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(couple_id, id) > (${after?.coupleId}::uuid, ${after?.id}::uuid)`),
    )
    .orderBy('couple_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}

interface NoticePart {
  noticeDay: string;
  today: string;
  after: RecurringKey | null;
  limit: number;
}

/**
 * Recurring expenses of any couple whose next day, after `today`, is announced on `noticeDay` at the latest and has not
 * been, after the key `after`, ordered by couple and id. Those whose payer has left are left out: their day does not
 * come.
 */
export function listToNotice(db: Database, part: NoticePart) {
  return selectToNotice(db, part).execute();
}

/** Builds the query of `listToNotice`, for a test of its plan. */
export function selectToNotice(db: Database, { noticeDay, today, after, limit }: NoticePart) {
  return (
    db
      .selectFrom('recurring_expenses')
      .innerJoin('couple_members', (join) =>
        join
          .onRef('couple_members.couple_id', '=', 'recurring_expenses.couple_id')
          .onRef('couple_members.user_id', '=', 'recurring_expenses.paid_by'),
      )
      .select(asFields('recurring_expenses.coupleId', 'recurring_expenses.id'))
      .where('next_on', '>', today)
      // By this bound the index on the next day finds the few rows of the coming days.
      .where('next_on', '<=', sql<string>`${noticeDay}::date + ${sql.lit(Math.max(...NOTICE_DAYS))}`)
      .where('notice_days', '>', 0)
      .where(sql<boolean>`next_on - notice_days <= ${noticeDay}::date`)
      .where(sql<boolean>`noticed_on is distinct from next_on`)
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(recurring_expenses.couple_id, recurring_expenses.id) > (${after?.coupleId}::uuid, ${after?.id}::uuid)`,
        ),
      )
      .orderBy('recurring_expenses.couple_id')
      .orderBy('recurring_expenses.id')
      .limit(limit)
  );
}

/**
 * Notes that both have been told of the next day. Returns false if another process was faster, or the day is announced
 * no longer.
 */
export async function markNoticed(
  tx: Transaction,
  coupleId: CoupleId,
  { recurringId, day }: { recurringId: string; day: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recurring_expenses')
    .set({ noticed_on: day })
    .where('couple_id', '=', coupleId)
    .where('id', '=', recurringId)
    .where('next_on', '=', day)
    .where(sql<boolean>`noticed_on is distinct from next_on`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Inserts days that are not taken yet, and returns them. */
export async function claimDays(
  tx: Transaction,
  coupleId: CoupleId,
  { recurringId, days, state }: { recurringId: string; days: readonly string[]; state: RecurringDayState },
): Promise<string[]> {
  if (days.length === 0) return [];
  const taken = await tx
    .insertInto('recurring_expense_days')
    .values(days.map((day) => toRow({ coupleId, recurringId, day, state })))
    .onConflict((conflict) => conflict.columns(['couple_id', 'recurring_id', 'day']).doNothing())
    .returning('day')
    .execute();
  if (taken.length > 0) touchRows(tx, recurringExpenses, { coupleId }, [recurringId]);
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

export async function setDayState(
  tx: Transaction,
  coupleId: CoupleId,
  { recurringId, day, state }: { recurringId: string; day: string; state: RecurringDayState },
): Promise<void> {
  touchRows(tx, recurringExpenses, { coupleId }, [recurringId]);
  await tx
    .updateTable('recurring_expense_days')
    .set({ state })
    .where('couple_id', '=', coupleId)
    .where('recurring_id', '=', recurringId)
    .where('day', '=', day)
    .execute();
}

export async function deleteDay(tx: Transaction, coupleId: CoupleId, recurringId: string, day: string) {
  touchRows(tx, recurringExpenses, { coupleId }, [recurringId]);
  await tx
    .deleteFrom('recurring_expense_days')
    .where('couple_id', '=', coupleId)
    .where('recurring_id', '=', recurringId)
    .where('day', '=', day)
    .execute();
}

/** A day of a recurring expense that a member has recorded as an expense. */
export interface RecordedDay {
  recurringId: string;
  day: string;
}

/** Returns the day that an expense outside the trash records, or `null`. */
export async function findDayOf(db: Database, coupleId: CoupleId, expenseId: string): Promise<RecordedDay | null> {
  const row = await db
    .selectFrom('expenses')
    .select(['recurring_id as recurringId', 'recurring_day as day'])
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
  const { recurringId = null, day = null } = row ?? {};
  return recurringId !== null && day !== null ? { recurringId, day } : null;
}
