import { sql } from 'kysely';
import type { CoupleFigures, CouplesPageQuery, RedemptionAnalytics } from '#domain/insights/schema.ts';
import { countedDates } from '#server/db/counted-dates.ts';
import type { Database } from '#server/db/database.ts';
import { partnersPremium } from '#server/features/subscription/premium-service.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { isAfterCursor } from '#server/platform/lists/time-order.ts';

/** Maximum lines of the tables by member and by deal. */
const COUNTED_MAX = 500;

/**
 * Couples with the words in a member's name and their current figures, newest first unless `order` asks for the oldest.
 * Reads one more than the page's limit.
 */
export async function listCouples(
  db: Database,
  page: PageRequest,
  { search, order, nowIso }: NonNullable<CouplesPageQuery> & { nowIso: string },
) {
  const columns = ['couples.created_at', 'couples.id'] as const;
  const inOrder = order === 'oldest' ? sql`asc` : sql`desc`;
  const pattern = search && containsPattern(search.toLowerCase());
  const found = pattern
    ? sql`and couples.id in (select couple_id from users join couple_members on user_id = users.id
        where lower(first_name || ' ' || last_name || ' ' || email) like ${pattern})`
    : sql``;
  const { rows } = await sql<Pick<CoupleFigures, 'id' | 'createdAt' | 'isPremium'> & { names: string[] | null }>`
    select couples.id, couples.created_at as "createdAt",
      (select array_agg(first_name || ' ' || last_name order by seat)
        from couple_members join users on users.id = user_id where couple_id = couples.id) as names,
      exists (select from couple_members join users on users.id = user_id
        where couple_id = couples.id and premium_until > ${nowIso}) as "isPremium"
    from couples where ${isAfterCursor(page, columns, order)} ${found}
    order by couples.created_at ${inOrder}, couples.id ${inOrder} limit ${page.limit + 1}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const [totals, dates, memories, goals] = await Promise.all([
    sumExpensesOf(db, ids),
    countDatesOf(db, ids, nowIso),
    countOf(db, 'memories', ids),
    countOf(db, 'savings_goals', ids),
  ]);
  return rows.map(({ id, createdAt, isPremium, names }) => ({
    id,
    createdAt,
    isPremium,
    partner1Name: names?.[0] ?? '',
    partner2Name: names?.[1] ?? null,
    totalExpenses: totals.get(id) ?? '0.00',
    dateCount: dates.get(id) ?? 0,
    memoryCount: memories.get(id) ?? 0,
    savingsCount: goals.get(id) ?? 0,
  }));
}

async function sumExpensesOf(db: Database, coupleIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; sum: string }>`
    select couple_id as id, sum(amount)::numeric(20, 2)::text as sum from expenses
    where couple_id = any (${[...coupleIds]}::uuid[]) group by couple_id`.execute(db);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

async function countDatesOf(db: Database, coupleIds: readonly string[], nowIso: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select couple_id as id, count(*) as count
    from ${countedDates(sql`couple_id = any (${[...coupleIds]}::uuid[])`)} dates
    where counted_at <= ${nowIso}::timestamptz group by couple_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function countOf(
  db: Database,
  table: 'memories' | 'savings_goals',
  coupleIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select couple_id as id, count(*) as count from ${sql.table(table)}
    where couple_id = any (${[...coupleIds]}::uuid[]) group by couple_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function premiumFlags(nowIso: string) {
  return sql`coalesce(premium_until > ${nowIso}, false) as is_premium,
    case when premium_until > ${nowIso} then 'own' when ${partnersPremium} > ${nowIso} then 'partner' end as premium_source`;
}

/** Returns the members with the most redemptions. */
export async function countByUser(db: Database, since: string, nowIso: string) {
  const { rows } = await sql<RedemptionAnalytics['userRedemptionCounts'][number]>`
    select users.id, first_name, last_name, email, ${premiumFlags(nowIso)},
      total_redemptions,
      (select count(*) from deal_redemptions latest
        where latest.user_id = users.id and latest.redeemed_at > ${since}) as redemptions_last_30_days
    from (
      select user_id, count(*) as total_redemptions from deal_redemptions group by user_id
      order by total_redemptions desc, user_id limit ${COUNTED_MAX}
    ) counted join users on users.id = user_id
    order by total_redemptions desc, users.id
  `.execute(db);
  return rows;
}

/** Returns the most redeemed deals. A deleted deal is described by its last redemption. */
export async function countByDeal(db: Database, since: string) {
  const { rows } = await sql<RedemptionAnalytics['dealRedemptionCounts'][number]>`
    select counted.deal_id as id, last.deal_title as title, last.business_name, last.location, last.category::text,
      last.is_premium_only, unique_users, total_redemptions, redemptions_last_30_days
    from (
      select deal_id, count(distinct user_id) as unique_users, count(*) as total_redemptions,
        count(*) filter (where redeemed_at > ${since}) as redemptions_last_30_days
      from deal_redemptions group by deal_id
      order by total_redemptions desc, deal_id limit ${COUNTED_MAX}
    ) counted
    cross join lateral (
      select * from deal_redemptions newest where newest.deal_id = counted.deal_id order by redeemed_at desc limit 1
    ) last
    order by total_redemptions desc, counted.deal_id
  `.execute(db);
  return rows;
}

/** The newest redemptions with the words in code, deal, business or name. Reads one more than the page's limit. */
export async function listRedemptions(
  db: Database,
  page: PageRequest,
  { search, nowIso }: { search: string | undefined; nowIso: string },
) {
  const pattern = search && containsPattern(search.toLowerCase());
  const found = pattern
    ? sql`and lower(redemption_code || ' ' || deal_title || ' ' || business_name || ' ' || first_name || ' ' || last_name)
        like ${pattern}`
    : sql``;
  const { rows } = await sql<RedemptionAnalytics['allRedemptions'][number]>`
    select deal_redemptions.id as redemption_id, redemption_code, redeemed_at, deal_title, business_name, location,
      first_name, last_name, ${premiumFlags(nowIso)}
    from deal_redemptions join users on users.id = user_id
    where ${isAfterCursor(page, ['redeemed_at', 'deal_redemptions.id'])} ${found}
    order by redeemed_at desc, deal_redemptions.id desc
    limit ${page.limit + 1}
  `.execute(db);
  return rows;
}

/** Returns the totals over all redemptions. */
export async function countRedemptions(db: Database, since: string, nowIso: string) {
  const { rows } = await sql<{ total: number; redeemers: number; premium: number; category: string | null }>`
    select coalesce(sum(redemptions), 0)::integer as total,
      (select count(distinct user_id) from deal_redemptions where redeemed_at > ${since}) as redeemers,
      (select count(*) from deal_redemptions where user_id in (select id from users where premium_until > ${nowIso}))
        as premium,
      (array_agg(category::text order by redemptions desc, category))[1] as category
    from (select category, count(*) as redemptions from deal_redemptions group by category) by_category
  `.execute(db);
  return rows[0] ?? { total: 0, redeemers: 0, premium: 0, category: null };
}
