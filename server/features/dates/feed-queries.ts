import { sql } from 'kysely';
import type { DateEvent } from '#domain/dates/schema.ts';
import type { Database } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The fields of a date that a calendar program shows. */
export type FeedDate = Pick<
  DateEvent,
  'id' | 'title' | 'description' | 'location' | 'startsAt' | 'duration' | 'partnerResponse' | 'createdAt' | 'updatedAt'
>;

/** A span of time with a bound of the dates read in it, earliest first. */
export interface FeedSpan {
  from: string;
  to: string;
  limit: number;
}

/** Returns the member whose feed has the token. */
export async function findFeedOwner(db: Database, tokenHash: Buffer): Promise<string | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(asFields('userId'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return feed?.userId ?? null;
}

/** Returns a hash that changes with each change of the feed's dates, without reading their texts. */
export async function findFeedVersion(db: Database, coupleId: CoupleId, span: FeedSpan): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(coalesce(string_agg(concat_ws(' ', id, updated_at, starts_at, partner_response), ',' order by starts_at, id), ''))
      as version
    from (
      select id, updated_at, starts_at, partner_response from date_events
      where couple_id = ${coupleId} and starts_at >= ${span.from} and starts_at < ${span.to}
        and partner_response <> 'rejected'
      order by starts_at, id limit ${span.limit}
    ) fed`.execute(db);
  return rows[0]?.version ?? '';
}

/** The dates of a feed, earliest first, without declined ones. */
export function listFeedDates(db: Database, coupleId: CoupleId, { from, to, limit }: FeedSpan): Promise<FeedDate[]> {
  return db
    .selectFrom('date_events')
    .select([...asFields('id', 'title', 'description', 'location', 'startsAt'), 'duration_minutes as duration'])
    .select(asFields('partnerResponse', 'createdAt', 'updatedAt'))
    .where('couple_id', '=', coupleId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where('partner_response', '!=', 'rejected')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
