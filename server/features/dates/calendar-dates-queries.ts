import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** A span of instants; with `after` what follows a place of the calendar, with `perDay` so many of each local day. */
export interface CalendarSpan {
  start: string;
  end: string;
  timeZone: string;
  after?: { day: string; startsAt: string; title: string; id: string; kind: string } | null;
  limit?: number;
  perDay?: number;
}

export interface CalendarDate {
  id: string;
  title: string;
  userId: string | null;
  startsAt: string;
  duration: number;
}

/** The dates that begin in the span in the calendar's order, one more than its limit. */
export async function listDatesOf(db: Database, coupleId: CoupleId, span: CalendarSpan): Promise<CalendarDate[]> {
  const { start, end, timeZone, perDay, limit } = span;
  const dates = sql`select id, title, user_id as "userId", starts_at as "startsAt", duration_minutes as duration
    from date_events where ${isIn(coupleId, span)}`;
  const order = sql`order by starts_at, title collate "C", id`;
  // Rows come in the index's order, which bounds the number of dates read.
  const { rows } = await (
    perDay === undefined
      ? sql<CalendarDate>`${dates} ${order} ${limit === undefined ? sql`` : sql`limit ${limit + 1}`}`
      : sql<CalendarDate>`
        select first.* from generate_series(
          (${start}::timestamptz at time zone ${timeZone})::date::timestamp,
          (${end}::timestamptz at time zone ${timeZone})::date::timestamp, interval '1 day') as each
        cross join lateral (${dates} and starts_at >= each at time zone ${timeZone}
          and starts_at < (each + interval '1 day') at time zone ${timeZone} ${order} limit ${perDay}) first
        order by first."startsAt", first.title collate "C", first.id`
  ).execute(db);
  return rows;
}

export async function countDatesOf(db: Database, coupleId: CoupleId, span: CalendarSpan): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from date_events where ${isIn(coupleId, span)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function isIn(coupleId: CoupleId, { start, end, timeZone, after = null }: CalendarSpan) {
  const isInSpan = sql`couple_id = ${coupleId} and starts_at >= ${start} and starts_at < ${end}`;
  if (after === null) return isInSpan;
  // Dates come after all entries of their day without a time.
  const isAfter =
    after.startsAt === ''
      ? sql`starts_at >= (${after.day}::date::timestamp at time zone ${timeZone})`
      : sql`(starts_at, title collate "C", id, 'date') > (${after.startsAt}::timestamptz, ${after.title}, ${after.id}::uuid, ${after.kind})`;
  return sql`${isInSpan} and ${isAfter}`;
}
