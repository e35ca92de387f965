import type { Patch } from '#domain/kernel/apply-patch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { type FieldsOf, asFields, toRow } from '#server/db/table-fields.ts';

/** A calendar to fetch, or `undefined` if it was deleted. */
export function findFetched(db: Database, id: string) {
  return db
    .selectFrom('busy_calendars')
    .select(asFields('id', 'userId', 'address', 'etag', 'lastModified', 'readAt', 'readIn'))
    .where('id', '=', id)
    .executeTakeFirst();
}
export type FetchedRow = NonNullable<Awaited<ReturnType<typeof findFetched>>>;

/** Changes a calendar, and keeps it until the transaction ends. Returns false if it was deleted. */
export async function updateCalendarRow(
  tx: Transaction,
  id: string,
  patch: Patch<FieldsOf<'busy_calendars'>>,
): Promise<boolean> {
  const updated = await tx
    .updateTable('busy_calendars')
    .set(toRow(patch))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Moves the next fetch of due calendars to `next`, and returns them. Each is returned to one of several processes. */
export function claimDue(tx: Transaction, { now, next, limit }: { now: string; next: string; limit: number }) {
  return tx
    .updateTable('busy_calendars')
    .set({ next_fetch_at: next })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('busy_calendars')
        .select('id')
        .where('next_fetch_at', '<=', now)
        .orderBy('next_fetch_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id as calendarId', ...asFields('userId')])
    .execute();
}

/** Makes the member's fetched calendars due. */
export async function setDue(tx: Transaction, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('busy_calendars')
    .set({ next_fetch_at: now })
    .where('user_id', '=', userId)
    .where('next_fetch_at', 'is not', null)
    .execute();
}
