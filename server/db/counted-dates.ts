import { type RawBuilder, sql } from 'kysely';

const inSeries = sql`partition by couple_id, series_id order by starts_at, id`;

/**
 * SQL of the dates with `counted_at`, from when one counts in figures (each of a series once the one before it has
 * begun), and `is_planned`, false for those that a series made. `filter` must take all dates of a series or none.
 */
export function countedDates(filter: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select date_events.*,
      case when series_id is null then created_at
        else greatest(created_at, lag(starts_at) over (${inSeries})) end as counted_at,
      series_id is null or row_number() over (${inSeries}) = 1 as is_planned
    from date_events where ${filter})`;
}

/**
 * SQL of the dates that begin to count in a span of time. Reads the dates of the span and their series, but no others.
 */
export function datesCountedWithin(isWithin: (at: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  const changed = sql`(couple_id, series_id) in (
    select couple_id, series_id from date_events
    where series_id is not null and (${isWithin(sql`created_at`)} or ${isWithin(sql`starts_at`)}))`;
  return sql`(
    select * from (
      select *, created_at as counted_at, true as is_planned from date_events
      where series_id is null and ${isWithin(sql`created_at`)}
      union all
      select * from ${countedDates(sql`series_id is not null and ${changed}`)} of_series
    ) counted where ${isWithin(sql`counted_at`)})`;
}
