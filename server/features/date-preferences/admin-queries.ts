import { sql } from 'kysely';
import type { DatePreferencesInput } from '#contract/date-preferences.ts';
import type { TimeOrder } from '#contract/paging.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Part } from '#server/platform/lists/paging.ts';
import { orderByTime } from '#server/platform/lists/time-order.ts';

function selectForAdmin(db: Database) {
  return db
    .selectFrom('date_preferences')
    .innerJoin('users', 'users.id', 'date_preferences.user_id')
    .select([
      'date_preferences.id',
      'preferred_location as preferredLocation',
      'date_type as dateType',
      'time_preference as timePreference',
      'budget',
      'special_requests as specialRequests',
      'contact_phone as contactPhone',
      'selected_plan as selectedPlan',
      'date_preferences.created_at as createdAt',
      'followed_up_at as followedUpAt',
      'users.id as userId',
      'first_name as firstName',
      'last_name as lastName',
      'email',
    ])
    .$narrowType<{ selectedPlan: DatePreferencesInput['selectedPlan'] }>();
}

export interface PreferenceQuery {
  part: Part;
  search: string | undefined;
  isFollowedUp: boolean | undefined;
  order: TimeOrder;
}

/** The newest first unless the oldest are asked for; one more than the part's limit. */
export function listPreferencesForAdmin(
  db: Database,
  { part, search, isFollowedUp, order }: PreferenceQuery,
) {
  const { direction, isBehind } = orderByTime(
    order,
    part,
    'date_preferences.created_at',
    'date_preferences.id',
  );
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return selectForAdmin(db)
    .$if(isFollowedUp !== undefined, (query) =>
      query.where('followed_up_at', isFollowedUp ? 'is not' : 'is', null),
    )
    .$if(Boolean(pattern), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', first_name, last_name, email, preferred_location) ilike ${pattern}`,
      ),
    )
    .$if(part.after !== undefined, (query) => query.where(isBehind))
    .orderBy('date_preferences.created_at', direction)
    .orderBy('date_preferences.id', direction)
    .limit(part.limit + 1)
    .execute();
}

export function findPreferencesForAdmin(db: Database, id: string) {
  return selectForAdmin(db).where('date_preferences.id', '=', id).executeTakeFirst();
}

/** Notes who was in touch; false when that is noted already, or there is nothing with this id. */
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
