import { sql } from 'kysely';
import type { DatePreferencesInput } from '#contract/date-preferences.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const preferenceColumns = [
  'date_preferences.id',
  'preferred_location as preferredLocation',
  'date_type as dateType',
  'time_preference as timePreference',
  'budget',
  'special_requests as specialRequests',
  'contact_phone as contactPhone',
  'selected_plan as selectedPlan',
  'date_preferences.created_at as createdAt',
] as const;

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
  wish: DatePreferencesInput & { id: string; userId: string; createdAt: string },
) {
  const words = {
    preferred_location: wish.preferredLocation,
    date_type: wish.dateType,
    time_preference: wish.timePreference,
    budget: wish.budget,
    special_requests: wish.specialRequests ?? null,
    contact_phone: wish.contactPhone,
    selected_plan: wish.selectedPlan,
    created_at: wish.createdAt,
  };
  return tx
    .insertInto('date_preferences')
    .values({ user_id: wish.userId, id: wish.id, ...words })
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
