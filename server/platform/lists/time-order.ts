import { type RawBuilder, sql } from 'kysely';
import type { TimeOrder } from '#contract/paging.ts';
import type { PageRequest } from './paging.ts';

/** The order of a list by time: `isAfterCursor` selects the rows behind the page's cursor, by the columns of time and id. */
export function orderByTime(order: TimeOrder, { after }: PageRequest, time: string, id: string) {
  const isOldestFirst = order === 'oldest';
  const [instant, uuid] = after ?? [];
  const place = sql`(${sql.ref(time)}, ${sql.ref(id)})`;
  const last = sql`(${instant}::timestamptz, ${uuid}::uuid)`;
  const isAfterCursor: RawBuilder<boolean> = isOldestFirst
    ? sql`${place} > ${last}`
    : sql`${place} < ${last}`;
  return { direction: isOldestFirst ? ('asc' as const) : ('desc' as const), isAfterCursor };
}
