import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';

interface DealCounts {
  live: number;
  upcoming: number;
  drafts: number;
  ended: number;
  endingSoon: number;
  featured: number;
}

/** Counts deals by state. `today` and `soon` are calendar dates in India. */
export async function countDeals(db: Database, { today, soon }: { today: string; soon: string }): Promise<DealCounts> {
  const { rows } = await sql<DealCounts>`
    select count(*) filter (where is_active and valid_from <= ${today} and valid_to >= ${today}) as live,
      count(*) filter (where is_active and valid_from > ${today}) as upcoming,
      count(*) filter (where not is_active and valid_to >= ${today}) as drafts,
      count(*) filter (where valid_to < ${today}) as ended,
      count(*) filter (where is_active and valid_from <= ${today} and valid_to between ${today} and ${soon}) as "endingSoon",
      count(*) filter (where is_featured and is_active and valid_from <= ${today} and valid_to >= ${today}) as featured
    from deals`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count without a row');
  return counts;
}

/** The active deals that are not over, with their business, category and fee. */
export function listPartnerDeals(db: Database, today: string) {
  return db
    .selectFrom('deals')
    .select([...asFields('businessName', 'category'), 'partnership_fee as fee'])
    .where('is_active', '=', true)
    .where('valid_to', '>=', today)
    .execute();
}

/** Counts redemptions of all time and since the instant, and the members who made them. */
export function countRedemptions(db: Database, since: string) {
  return db
    .selectFrom('deal_redemptions')
    .select([
      sql<number>`count(*)`.as('redemptions'),
      sql<number>`count(*) filter (where redeemed_at >= ${since})`.as('redemptionsLast30Days'),
      sql<number>`count(distinct user_id)`.as('members'),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts the partners in each of the cities, in their order. A deal's location is free text that contains the city. */
export async function countPartnersByCity(
  db: Database,
  { today, cities }: { today: string; cities: readonly string[] },
): Promise<{ city: string; partners: number }[]> {
  const { rows } = await sql<{ city: string; partners: number }>`
    select city, count(distinct lower(trim(business_name))) as partners
    from unnest(${[...cities]}::text[]) with ordinality as list (city, place)
    left join deals on is_active and valid_to >= ${today} and location ilike '%' || city || '%'
    group by city, place order by place`.execute(db);
  return rows;
}
