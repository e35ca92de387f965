import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { TimeOrder } from '#contract/paging.ts';
import type { PageRequest } from './paging.ts';

/** The columns by which a list stands: an instant, and the id for rows of the same instant. */
type OrderColumns = readonly [instant: string, id: string];

const byCreation: OrderColumns = ['created_at', 'id'];

/** For `$call`: the rows of the page in the list's order, one more than its limit. */
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

/** Whether a row comes after those of the page before. */
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
