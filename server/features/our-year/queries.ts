import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { DateCategory } from '#server/db/generated.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The first and the last day of a year. */
export interface YearDays {
  first: string;
  last: string;
}

const INDIA_DAY = sql`(created_at at time zone 'Asia/Kolkata')::date`;

/**
 * Lists the years up to `lastYear` in which the couple has a past date, a memory, an answered question or savings,
 * newest first.
 */
export async function listYears(
  db: Database,
  coupleId: CoupleId,
  { lastYear, nowIso }: { lastYear: string; nowIso: string },
): Promise<string[]> {
  const { rows } = await sql<{ year: string }>`
    select distinct to_char(day, 'YYYY') as year from (
      select scheduled_date as day from date_events
        where couple_id = ${coupleId} and starts_at <= ${nowIso}::timestamptz and partner_response <> 'rejected'
      union all select memory_date from memories where couple_id = ${coupleId}
      union all select day from daily_answers where couple_id = ${coupleId}
      union all select ${INDIA_DAY} from savings_entries where couple_id = ${coupleId}
    ) days
    where to_char(day, 'YYYY') <= ${lastYear}
    order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}

interface First {
  title: string;
  day: string;
}

export interface DateFigures {
  count: number;
  /** `null` without a date. */
  favourite: DateCategory | null;
  fullestMonth: string | null;
  first: First | null;
  /** The number of different places. Names that differ only in spelling count as one. */
  places: number;
  /** The most visited places. */
  placeNames: string[];
  /** The first place of the year that they had not visited in the years before. */
  newPlace: First | null;
  /** The most consecutive weeks, beginning on Monday, with a date. */
  weeks: number;
}

/** Returns the figures of the year's dates that have begun and were not declined. */
export async function readDateFigures(
  db: Database,
  coupleId: CoupleId,
  { first, last }: YearDays,
  { nowIso, placesNamed }: { nowIso: string; placesNamed: number },
): Promise<DateFigures> {
  const { rows } = await sql<DateFigures>`
    with kept as (
      select id, title, category, scheduled_date as day, starts_at, nullif(btrim(location), '') as place
      from date_events
      where couple_id = ${coupleId} and scheduled_date <= ${last}::date
        and starts_at <= ${nowIso}::timestamptz and partner_response <> 'rejected'
    ),
    of_year as (select * from kept where day >= ${first}::date),
    places as (
      select min(place) as name, count(*) filter (where day >= ${first}::date) as visits, min(day) as first_day
      from kept where place is not null group by lower(place)
    ),
    weeks as (select distinct date_trunc('week', day)::date as week from of_year),
    runs as (
      select count(*)::int as length
      from (select week - 7 * row_number() over (order by week)::int as run from weeks) numbered group by run
    )
    select
      (select count(*)::int from of_year) as count,
      (select mode() within group (order by category) from of_year) as favourite,
      (select to_char(day, 'YYYY-MM') from of_year group by 1 order by count(*) desc, 1 limit 1) as "fullestMonth",
      (select jsonb_build_object('title', title, 'day', day) from of_year order by starts_at, id limit 1) as first,
      (select count(*)::int from places where visits > 0) as places,
      (select coalesce(jsonb_agg(name order by visits desc, name), '[]') from (
        select name, visits from places where visits > 0 order by visits desc, name limit ${placesNamed}
      ) most_visited) as "placeNames",
      (select jsonb_build_object('title', name, 'day', first_day) from places
        where first_day >= ${first}::date order by first_day, name limit 1) as "newPlace",
      (select coalesce(max(length), 0) from runs) as weeks`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('Figures are one row');
  return figures;
}

export interface LovedMemory extends First {
  id: string;
  photoId: string | null;
  imageUrl: string | null;
  warmth: number;
}

export interface MemoryFigures {
  count: number;
  photos: number;
  first: First | null;
  /** Ranked by reactions and comments, then by a milestone, then by a photo, then newest first. */
  bestLoved: LovedMemory | null;
}

export async function readMemoryFigures(
  db: Database,
  coupleId: CoupleId,
  { first, last }: YearDays,
): Promise<MemoryFigures> {
  const { rows } = await sql<MemoryFigures>`
    with of_year as (
      select id, title, memory_date as day, created_at, milestone, photo_id, image_url,
             coalesce(jsonb_array_length(reactions), 0) + coalesce(comment_count, 0) as warmth
      from memories
      where couple_id = ${coupleId} and memory_date between ${first}::date and ${last}::date
    )
    select
      (select count(*)::int from of_year) as count,
      (select count(*)::int from of_year where photo_id is not null)
        + (select count(*)::int from memory_photos
            where couple_id = ${coupleId} and memory_id in (select id from of_year)) as photos,
      (select jsonb_build_object('title', title, 'day', day) from of_year order by day, created_at, id limit 1) as first,
      (select jsonb_build_object('id', id, 'title', title, 'day', day, 'photoId', photo_id, 'imageUrl', image_url,
          'warmth', warmth)
        from of_year
        order by warmth desc, milestone is null, photo_id is null and image_url is null, day desc, created_at desc, id
        limit 1) as "bestLoved"`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('Figures are one row');
  return figures;
}

/** Sums the deposits into the couple's goals in the year, less withdrawals. Goals in the trash do not count. */
export async function sumSaved(db: Database, coupleId: CoupleId, { first, last }: YearDays): Promise<string> {
  const { rows } = await sql<{ saved: string }>`
    select coalesce(sum(amount), 0.00) as saved from savings_entries
    where couple_id = ${coupleId} and ${INDIA_DAY} between ${first}::date and ${last}::date
      and goal_id in (select id from savings_goals where couple_id = ${coupleId})`.execute(db);
  return rows[0]?.saved ?? '0.00';
}
