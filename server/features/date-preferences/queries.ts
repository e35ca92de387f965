import { sql } from 'kysely';
import type { DatePreferencesInput } from '#domain/date-preferences/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const preferenceColumns = asFields(
  'date_preferences.id',
  'preferredLocation',
  'dateType',
  'timePreference',
  'budget',
  'specialRequests',
  'contactPhone',
  'selectedPlan',
  'date_preferences.createdAt',
);

/** The plan, which the contract validates. */
interface Planned {
  selectedPlan: DatePreferencesInput['selectedPlan'];
}

/** The member's preferences, newest first. Reads one more than the page's limit. */
export function listPreferences(db: Database, userId: string, page: PageRequest) {
  return db
    .selectFrom('date_preferences')
    .select(preferenceColumns)
    .where('user_id', '=', userId)
    .$narrowType<Planned>()
    .$call(pageByTime(page))
    .execute();
}

/** Inserts the preferences, or overwrites the member's pending ones. */
export function savePreferences(
  tx: Transaction,
  _room: Room<'datePreferences'>,
  { id, userId, ...wish }: DatePreferencesInput & { id: string; userId: string; createdAt: string },
) {
  const words = toRow({ ...wish, specialRequests: wish.specialRequests ?? null });
  return tx
    .insertInto('date_preferences')
    .values(toRow({ userId, id, ...words }))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where(sql<boolean>`followed_up_at is null`)
        .doUpdateSet(words),
    )
    .returning(preferenceColumns)
    .$narrowType<Planned>()
    .executeTakeFirstOrThrow();
}
