import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CoupleId, Member } from '#server/platform/context.ts';

/** Seconds within which an acceptance suggests that the date was hardly read. */
const BULK_ANSWER_SECONDS = 120;
/** Minutes within which two members' sessions in one browser suggest one person. */
const SHARED_DEVICE_MINUTES = 15;

export interface RedeemerFacts {
  accountCreatedAt: string;
  /** True if the couple has two members with verified addresses. */
  isVerifiedCouple: boolean;
  /** Dates of the last 30 days that were accepted within two minutes of being planned. */
  bulkDates: number;
  /** Orders of the couple in the last 7 days. */
  recentOrders: number;
  /** True if both partners signed in from the same kind of browser within a quarter of an hour. */
  hasSharedDevice: boolean;
}

/** Returns the facts that decide whether a member may order a gift card, and whether an admin should review it. */
export async function findRedeemerFacts(
  db: Database,
  { id: userId, coupleId }: Pick<Member, 'id' | 'coupleId'>,
  now: string,
): Promise<RedeemerFacts> {
  const bulkDates = coupleId === null ? 0 : await countBulkDates(db, coupleId, now);
  const { rows } = await sql<Omit<RedeemerFacts, 'bulkDates'>>`
    with own as (
      select seat.couple_id, seat.user_id from couple_members mine
      join couple_members seat on seat.couple_id = mine.couple_id where mine.user_id = ${userId}
    )
    select to_char(users.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "accountCreatedAt",
      (select count(*) = 2 and bool_and(member.email_verified)
        from own join users member on member.id = own.user_id) as "isVerifiedCouple",
      (select count(*)::integer from gift_card_orders
        where user_id in (select user_id from own)
          and ordered_at > ${now}::timestamptz - interval '7 days') as "recentOrders",
      exists (
        select from own partner
        join sessions theirs on theirs.user_id = partner.user_id
        join sessions mine on mine.user_id = ${userId} and mine.user_agent = theirs.user_agent
        where partner.user_id <> ${userId} and mine.user_agent <> ''
          and mine.created_at between theirs.created_at - make_interval(mins => ${SHARED_DEVICE_MINUTES})
            and theirs.created_at + make_interval(mins => ${SHARED_DEVICE_MINUTES})) as "hasSharedDevice"
    from users where users.id = ${userId}`.execute(db);
  const facts = rows[0];
  if (!facts) throw new Error('the member who redeems is gone');
  return { ...facts, bulkDates };
}

async function countBulkDates(db: Database, coupleId: CoupleId, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(series_id, id))::integer as count from date_events
    where couple_id = ${coupleId}
      and created_at > ${now}::timestamptz - interval '30 days'
      and answered_at < created_at + make_interval(secs => ${BULK_ANSWER_SECONDS})`.execute(db);
  return rows[0]?.count ?? 0;
}
