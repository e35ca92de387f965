import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { TimeOrder } from '#domain/kernel/paging.ts';
import type { PageRequest } from './paging.ts';

/** Order columns of a list: an instant, and the id as the tie-breaker. */
type OrderColumns = readonly [instant: string, id: string];

const byCreation: OrderColumns = ['created_at', 'id'];

/** Returns a function for `$call` that selects the page's rows in the list's order, one more than its limit. */
export function pageByTime(page: PageRequest, columns = byCreation, order: TimeOrder = 'newest') {
  const [instant, id] = columns;
  const direction = order === 'oldest' ? 'asc' : 'desc';
  return <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    query
      .where(isAfterCursor(page, columns, order))
      .orderBy(sql.ref(instant), direction)
      .orderBy(sql.ref(id), direction)
      .limit(page.limit + 1);
}

/** Returns the condition that a row comes after the previous page. */
export function isAfterCursor(
  { after }: PageRequest,
  [instant, id] = byCreation,
  order: TimeOrder = 'newest',
): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const [lastInstant, lastId] = after;
  const place = sql`(${sql.ref(instant)}, ${sql.ref(id)})`;
  const last = sql`(${lastInstant}::timestamptz, ${lastId}::uuid)`;
  return order === 'oldest' ? sql`${place} > ${last}` : sql`${place} < ${last}`;
}
