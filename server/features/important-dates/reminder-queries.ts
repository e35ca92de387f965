import { sql } from 'kysely';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

/** An important date of any member. */
export interface DateKey {
  userId: string;
  id: string;
}

interface DuePart {
  /** An instant. */
  now: string;
  after: DateKey | null;
  limit: number;
}

/** Important dates of any member whose reminder is due, after the key `after`, ordered by member and id. */
export function listDueDates(db: Database, part: DuePart): Promise<DateKey[]> {
  return selectDueDates(db, part).execute();
}

/** Builds the query of `listDueDates`, for a test of its plan. */
export function selectDueDates(db: Database, { now, after, limit }: DuePart) {
  return db
    .selectFrom('important_dates')
    .select(asFields('userId', 'id'))
    .where('next_reminder_at', '<=', now)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(user_id, id) > (${after?.userId}::uuid, ${after?.id}::uuid)`),
    )
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit);
}

/**
 * Locks a date whose reminder is still due, and returns it with the owner's current partner. Returns `undefined` if
 * another process has it or has sent it.
 */
export function lockDueDate(tx: Transaction, { userId, id }: DateKey, now: string) {
  return tx
    .selectFrom('important_dates')
    .select((eb) => [
      ...asFields('id', 'userId', 'title', 'date', 'isRecurring', 'reminderDays', 'isShared', 'tithi', 'tithiCity'),
      sql<string>`next_reminder_at`.as('reminderAt'),
      eb
        .selectFrom('couple_members as own')
        .innerJoin('couple_members as partner', (join) =>
          join.onRef('partner.couple_id', '=', 'own.couple_id').onRef('partner.user_id', '<>', 'own.user_id'),
        )
        .select('partner.user_id')
        .whereRef('own.user_id', '=', 'important_dates.user_id')
        .as('partnerId'),
    ])
    .$narrowType<Pick<ImportantDate, 'tithi'>>()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('next_reminder_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setNextReminder(
  tx: Transaction,
  { userId, id }: DateKey,
  nextReminderAt: string | null,
): Promise<void> {
  await tx
    .updateTable('important_dates')
    .set(toRow({ nextReminderAt }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
