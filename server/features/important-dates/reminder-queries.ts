import { sql } from 'kysely';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

interface DuePart {
  /** An instant. */
  now: string;
  limit: number;
}

/**
 * Locks at most `limit` dates whose reminder is due, longest due first, and skips rows that another process has locked.
 * Includes the owner's current partner.
 */
export function lockDueDates(tx: Transaction, { now, limit }: DuePart) {
  return selectDueDates(tx, { now, limit }).execute();
}

/** Builds the query of `lockDueDates`, for a test of its plan. */
export function selectDueDates(tx: Transaction, { now, limit }: DuePart) {
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
    .where('next_reminder_at', '<=', now)
    .orderBy('next_reminder_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
}

export async function setNextReminder(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  nextReminderAt: string | null,
): Promise<void> {
  await tx
    .updateTable('important_dates')
    .set(toRow({ nextReminderAt }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
