import { sql } from 'kysely';
import type { DatePreferencesInput } from '#domain/date-preferences/schema.ts';
import type { TimeOrder } from '#domain/kernel/paging.ts';
import type { WaitingRows } from '#domain/operations/bulk.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

export interface PreferenceQuery {
  page: PageRequest;
  search: string | undefined;
  isFollowedUp: boolean | undefined;
  order: TimeOrder;
}

/** The preferences, newest first unless `order` asks for the oldest. Reads one more than the page's limit. */
export function listPreferencesForAdmin(db: Database, { page, search, isFollowedUp, order }: PreferenceQuery) {
  const pattern = search && containsPattern(search);
  return selectForAdmin(db)
    .$if(isFollowedUp !== undefined, (query) => query.where('followed_up_at', isFollowedUp ? 'is not' : 'is', null))
    .$if(Boolean(pattern), (query) =>
      query.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, preferred_location) ilike ${pattern}`),
    )
    .$call(pageByTime(page, ['date_preferences.created_at', 'date_preferences.id'], order))
    .execute();
}

export function findPreferencesForAdmin(db: Database, id: string) {
  return selectForAdmin(db).where('date_preferences.id', '=', id).executeTakeFirst();
}

/** Locks the preferences with the ids, or all pending ones that arrived until the instant, ordered by id. */
export function lockPreferences(tx: Transaction, { ids, matching }: WaitingRows, limit: number) {
  return selectForAdmin(tx)
    .$if(ids !== undefined, (query) => query.where('date_preferences.id', 'in', ids ?? []))
    .$if(matching !== undefined, (query) =>
      query.where('followed_up_at', 'is', null).where('date_preferences.created_at', '<=', matching?.until ?? ''),
    )
    .orderBy('date_preferences.id')
    .limit(limit)
    .forUpdate('date_preferences')
    .execute();
}

/** Records the admin who followed up. Returns false if that is already recorded, or no preferences have this id. */
export async function markFollowedUp(
  tx: Transaction,
  id: string,
  { adminId, at }: { adminId: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('date_preferences')
    .set({ followed_up_at: at, followed_up_by: adminId })
    .where('id', '=', id)
    .where('followed_up_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markAllFollowedUp(
  tx: Transaction,
  ids: readonly string[],
  { adminId, at }: { adminId: string; at: string },
): Promise<void> {
  await tx
    .updateTable('date_preferences')
    .set({ followed_up_at: at, followed_up_by: adminId })
    .where('id', 'in', ids)
    .execute();
}

function selectForAdmin(db: Database) {
  return db
    .selectFrom('date_preferences')
    .innerJoin('users', 'users.id', 'date_preferences.user_id')
    .select([
      ...asFields(
        'date_preferences.id',
        'preferredLocation',
        'dateType',
        'timePreference',
        'budget',
        'specialRequests',
        'contactPhone',
        'selectedPlan',
        'date_preferences.createdAt',
        'followedUpAt',
      ),
      'users.id as userId',
      ...asFields('firstName', 'lastName', 'email'),
    ])
    .$narrowType<{ selectedPlan: DatePreferencesInput['selectedPlan'] }>();
}
