import { type RawBuilder, sql } from 'kysely';
import type { TimeOrder } from '#contract/paging.ts';
import type { Part } from './paging.ts';

/** How a list by time is ordered: `isBehind` is what comes after the part's place, by the columns of its time and its id. */
export function orderByTime(order: TimeOrder, { after }: Part, time: string, id: string) {
  const isOldestFirst = order === 'oldest';
  const [instant, uuid] = after ?? [];
  const place = sql`(${sql.ref(time)}, ${sql.ref(id)})`;
  const last = sql`(${instant}::timestamptz, ${uuid}::uuid)`;
  const isBehind: RawBuilder<boolean> = isOldestFirst ? sql`${place} > ${last}` : sql`${place} < ${last}`;
  return { direction: isOldestFirst ? ('asc' as const) : ('desc' as const), isBehind };
}
