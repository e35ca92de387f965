import { type Insertable, sql } from 'kysely';
import type { BusyCalendar } from '#domain/busy-calendars/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { BusyCalendars } from '#server/db/generated.ts';

const columns = [
  'id',
  'name',
  'host',
  sql<BusyCalendar['state']>`state`.as('state'),
  'failure',
  'unread_events as unreadEvents',
  'unread_zones as unreadZones',
  'fetched_at as lastFetchedAt',
] as const;

/** The member's calendars by name. */
export function listCalendars(db: Database, userId: string) {
  return db
    .selectFrom('busy_calendars')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
export type CalendarRow = Awaited<ReturnType<typeof listCalendars>>[number];

export function findCalendar(db: Database, userId: string, id: string) {
  return db
    .selectFrom('busy_calendars')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the member's address, by which a calendar names them among the invited. */
export async function findOwnerEmail(db: Database, userId: string): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return email;
}

export async function countCalendars(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('busy_calendars')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks the number of the member's calendars until the transaction ends. */
export async function lockCalendars(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`busy-calendars ${userId}`}, 0))`.execute(tx);
}

export function insertCalendar(tx: Transaction, row: Insertable<BusyCalendars>): Promise<CalendarRow> {
  return tx.insertInto('busy_calendars').values(row).returning(columns).executeTakeFirstOrThrow();
}

/** Deletes a calendar with its blocks. Returns false for an unknown one. */
export async function deleteCalendarRow(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('busy_calendars')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
