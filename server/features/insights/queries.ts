import { sql } from 'kysely';
import { countedDates } from '#server/db/counted-dates.ts';
import type { Database } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import { FALL_MINIMUM, HIGH_POTENTIAL_EXPENSES } from './policy.ts';

const count = sql<number>`count(*)`;

/** Counts all members, and those with a birthday, from the birthday index. Admins are counted from their own index. */
export async function countUsers(
  db: Database,
  nowIso: string,
): Promise<{ total: number; withBirthday: number; members: number; premiumMembers: number }> {
  const [all, admins] = await Promise.all([
    db
      .selectFrom('users')
      .select([count.as('total'), sql<number>`count(birthday_key)`.as('withBirthday')])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('users')
      .select([count.as('total'), sql<number>`count(*) filter (where premium_until > ${nowIso})`.as('premium')])
      .where('is_admin', '=', true)
      .executeTakeFirstOrThrow(),
  ]);
  const premium = await countPremium(db, nowIso);
  return { ...all, members: all.total - admins.total, premiumMembers: premium - admins.premium };
}

export async function countPremium(db: Database, nowIso: string): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select(count.as('total'))
    .where('premium_until', '>', nowIso)
    .executeTakeFirstOrThrow();
  return total;
}

/** Counts members with premium by payment, and sums the last payment of each. */
export async function sumPaid(db: Database, nowIso: string): Promise<{ members: number; yearly: string }> {
  const { rows } = await sql<{ members: number; yearly: string }>`
    select count(*)::integer as members, coalesce(sum(amount), 0)::text as yearly from (
      select distinct on (user_id) amount
      from payments join subscriptions using (user_id)
      where status = 'confirmed' and period_end > ${nowIso} and source in ('payment', 'razorpay')
      order by user_id, decided_at desc
    ) last_paid
  `.execute(db);
  return rows[0] ?? { members: 0, yearly: '0' };
}

/** Returns the number of all deals, and the businesses and fees of the live ones. */
export async function listDealFees(db: Database) {
  const [all, live] = await Promise.all([
    db.selectFrom('deals').select(count.as('total')).executeTakeFirstOrThrow(),
    db
      .selectFrom('deals')
      .select([...asFields('id', 'businessName', 'title'), 'partnership_fee as fee'])
      .where('is_active', '=', true)
      .orderBy('business_name')
      .execute(),
  ]);
  return { total: all.total, live };
}

/** Counts the unapproved waitlist entries of the cities. */
export async function countWaiting(db: Database, cities: readonly string[]): Promise<number> {
  const { waiting } = await db
    .selectFrom('waitlist_entries')
    .select(count.as('waiting'))
    .where('city', 'in', cities)
    .where('status', 'in', ['pending', 'contacted'])
    .executeTakeFirstOrThrow();
  return waiting;
}

export interface UpcomingBirthday {
  id: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  key: number;
}

/** Counts the members with a birthday on each of the days (month times 100 plus day). */
export async function countBirthdays(db: Database, keys: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ key: number; count: number }>`
    select birthday_key as key, count(*) as count from users
    where birthday_key = any(${[...keys]}::smallint[]) group by birthday_key
  `.execute(db);
  return new Map(rows.map(({ key, count: members }) => [key, members]));
}

/** Lists members with a birthday on one of the days, in the order of the days. */
export async function listBirthdays(db: Database, keys: readonly number[], limit: number): Promise<UpcomingBirthday[]> {
  const { rows } = await sql<UpcomingBirthday>`
    select id, first_name as "firstName", last_name as "lastName", date_of_birth::text as "dateOfBirth", day.key
    from unnest(${[...keys]}::smallint[]) with ordinality as day (key, place)
    join lateral (
      select * from users where birthday_key = day.key order by id limit ${limit}
    ) celebrating on true
    order by day.place, id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns the values of a figure since a day, by day. */
export async function readDays(db: Database, figure: string, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('daily_figures')
    .select(['day', 'value'])
    .where('figure', '=', figure)
    .where('day', '>=', since)
    .execute();
  return new Map(rows.map(({ day, value }) => [day, Number(value)]));
}

/** Returns the sums of a figure by month (`2026-11`). */
export async function readMonths(db: Database, figure: string): Promise<Map<string, number>> {
  const month = sql<string>`to_char(day, 'YYYY-MM')`;
  const rows = await db
    .selectFrom('daily_figures')
    .select([month.as('month'), sql<string>`sum(value)`.as('value')])
    .where('figure', '=', figure)
    .groupBy(month)
    .execute();
  return new Map(rows.map(({ month: key, value }) => [key, Number(value)]));
}

/** Returns the figure with the largest sum among those that begin with `prefix`, without the prefix. */
export async function findLargest(db: Database, prefix: string): Promise<string | null> {
  const row = await db
    .selectFrom('daily_figures')
    .select('figure')
    .where('figure', 'like', `${prefix}%`)
    .groupBy('figure')
    .orderBy(sql`sum(value)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? row.figure.slice(prefix.length) : null;
}

/** Sums the figures of all couples. The instants are the starts of windows. */
export async function sumCouples(db: Database, since: { week: string; window: string }) {
  const { rows } = await sql<{
    couples: number;
    paired: number;
    dates: number;
    memories: number;
    active7: number;
    active30: number;
    activeMembers: number;
    score: string | null;
    spenders: number;
    recentSpend: string;
    recentDates: number;
  }>`
    select count(*) as couples, count(*) filter (where members = 2) as paired,
      coalesce(sum(date_count), 0) as dates, coalesce(sum(memory_count), 0) as memories,
      count(*) filter (where last_active_at > ${since.week}) as "active7",
      count(*) filter (where last_active_at > ${since.window}) as "active30",
      coalesce(sum(members) filter (where last_active_at > ${since.window}), 0) as "activeMembers",
      avg(engagement_score) as score,
      count(*) filter (where recent_spend > 0) as spenders,
      coalesce(sum(recent_spend), 0) as "recentSpend",
      coalesce(sum(recent_dates), 0) as "recentDates"
    from couple_figures
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

/** Counts the couples that recently used each feature, most used first. */
export async function countFeatures(db: Database) {
  const { rows } = await sql<{ feature: string; couples: number }>`
    select feature, sum(couples)::integer as couples
    from (select features, count(*) as couples from couple_figures group by features) used, unnest(features) as feature
    group by feature order by couples desc, feature
  `.execute(db);
  return rows;
}

/** Counts the accepted dates, of a series those that have passed and the next one. */
export async function countAcceptedDates(db: Database, nowIso: string): Promise<number> {
  const { rows } = await sql<{ accepted: number }>`
    select (select count(*) from date_events where partner_response = 'accepted' and series_id is null)
      + (select count(*) from ${countedDates(sql`series_id is not null`)} dates
        where counted_at <= ${nowIso}::timestamptz and partner_response = 'accepted') as accepted`.execute(db);
  return rows[0]?.accepted ?? 0;
}

/** Lists the newest members, newest first. */
export function listNewestUsers(db: Database, limit: number) {
  return db
    .selectFrom('users')
    .select(asFields('id', 'firstName', 'lastName', 'createdAt'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts couples with high potential and no premium member. */
export async function countPremiumCandidates(db: Database, nowIso: string): Promise<number> {
  const { rows } = await sql<{ candidates: number }>`
    select count(*) as candidates from couple_figures
    where expense_total >= ${HIGH_POTENTIAL_EXPENSES} and couple_id not in (
      select couple_id from users join couple_members on user_id = id where premium_until > ${nowIso})
  `.execute(db);
  return rows[0]?.candidates ?? 0;
}

/** Counts couples by risk reason, each under the first reason that applies. */
export async function countRisks(db: Database, since: { window: string; alone: string }) {
  const { rows } = await sql<{
    quiet: number;
    fallen: number;
    alone: number;
    dateless: number;
    couples: number;
  }>`
    select count(*) as couples,
      count(*) filter (where risk = 'quiet') as quiet, count(*) filter (where risk = 'fallen') as fallen,
      count(*) filter (where risk = 'alone') as alone, count(*) filter (where risk = 'dateless') as dateless
    from (
      select case
        when coalesce(last_active_at, couple_created_at) <= ${since.window} then 'quiet'
        when previous_count >= ${FALL_MINIMUM} and recent_count * 2 < previous_count then 'fallen'
        when members = 1 and couple_created_at <= ${since.alone} then 'alone'
        when recent_dates = 0 and couple_created_at <= ${since.window} then 'dateless'
      end as risk
      from couple_figures
    ) judged
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}
