import { sql, type RawBuilder } from 'kysely';
import { countedDates, datesCountedWithin } from '#server/db/counted-dates.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import { activities, rowsOf } from './activity-queries.ts';
import { WINDOW_DAYS } from './policy.ts';

/** Locks the state until `tx` ends, so that one refresh runs at a time. */
export function lockState(tx: Transaction) {
  return tx
    .selectFrom('insight_state')
    .select(asFields('refreshedAt', 'closedThrough'))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveRefreshState(
  tx: Transaction,
  state: { refreshedAt: string | null; closedThrough: string },
): Promise<void> {
  await tx
    .updateTable('insight_state')
    .set(toRow({ refreshedAt: state.refreshedAt, closedThrough: state.closedThrough }))
    .execute();
}

/**
 * Lists couples that were created or joined, or recorded or deleted something, since the instant, or of whose series a
 * date has begun since.
 */
export async function listChangedCouples(db: Database, since: string, nowIso: string): Promise<string[]> {
  const recorded = activities.map(
    (activity) => sql`select couple_id from ${rowsOf(activity)} where owned.${sql.ref(activity.at)} >= ${since}`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from couples where created_at >= ${since}
    union select couple_id from couple_members where joined_at >= ${since}
    union select couple_id from deleted_shared_records where deleted_at >= ${since}
    union select couple_id from deleted_own_records join couple_members using (user_id) where deleted_at >= ${since}
    union select couple_id from date_events where series_id is not null and starts_at >= ${since}
      and starts_at <= ${nowIso}
    union ${sql.join(recorded, sql` union `)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists couples after `after` in id order whose figures are missing or, if `before` is given, older than it. */
export async function listStaleCouples(
  db: Database,
  { before, after, limit }: { before: string | null; after: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('couples')
    .leftJoin('couple_figures', 'couple_figures.couple_id', 'couples.id')
    .select('couples.id')
    .where((eb) =>
      eb.or([eb('computed_at', 'is', null), ...(before === null ? [] : [eb('computed_at', '<', before)])]),
    );
  if (after !== null) query = query.where('couples.id', '>', after);
  const rows = await query.orderBy('couples.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Returns when the oldest figures of a couple were computed, or `null` without any. */
export async function findOldestComputation(db: Database): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('couple_figures')
    .select(sql<string | null>`min(computed_at)`.as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest;
}

/**
 * Computes the figures of the couples as of `nowIso`. The score is 50 % recency (100 today, 0 after the window), 30 %
 * frequency (100 from 20 records in the window) and 20 % breadth (the share of the features used).
 */
export async function refreshCouples(db: Database, coupleIds: readonly string[], nowIso: string): Promise<void> {
  if (coupleIds.length === 0) return;
  const now = sql`${nowIso}::timestamptz`;
  const windowStart = sql`${now} - make_interval(days => ${WINDOW_DAYS})`;
  const previousStart = sql`${now} - make_interval(days => ${2 * WINDOW_DAYS})`;
  const ids = sql`${[...coupleIds]}::uuid[]`;
  // One query for each kind, grouped by couple, because a distributed installation stores kinds on different machines.
  const counts = activities.map((activity) => {
    const at = sql`owned.${sql.ref(activity.at)}`;
    const spent =
      activity.feature === 'expenses'
        ? sql`, sum(amount) as spent,
          sum(amount) filter (where ${at} > ${windowStart} and ${at} <= ${now}) as recently_spent`
        : sql``;
    // A series counts as one use, and its dates as they pass.
    const isDates = activity.feature === 'dates';
    const rows = isDates
      ? sql`${countedDates(sql`couple_id = any (${ids})`)} owned`
      : sql`${rowsOf(activity)} where couple_id = any (${ids})`;
    const total = isDates ? sql`count(*) filter (where owned.counted_at <= ${now})` : sql`count(*)`;
    const isUse = isDates ? sql`owned.is_planned` : sql`true`;
    return sql`${sql.ref(activity.feature)} as materialized (
      select couple_id, ${total}::integer as total,
        count(*) filter (where ${at} > ${windowStart} and ${at} <= ${now} and ${isUse})::integer as recent,
        count(*) filter (where ${at} > ${previousStart} and ${at} <= ${windowStart} and ${isUse})::integer as previous,
        max(${at}) filter (where ${at} <= ${now} and ${isUse}) as last ${spent}
      from ${rows} group by couple_id)`;
  });
  const features = activities.map(({ feature }) => sql.ref(feature));
  const joins = features.map((feature) => sql`left join ${feature} on ${feature}.couple_id = couples.id`);
  const uses = activities.map(({ feature }) => {
    const used = sql.ref(feature);
    return sql`(${sql.lit(feature)}, ${used}.recent, ${used}.previous, ${used}.last)`;
  });
  const number = (name: string) => sql`coalesce(${sql.ref(name)}, 0)`;
  await sql`
    with ${sql.join(counts)},
    seats as materialized (
      select couple_id, count(*) as members from couple_members where couple_id = any (${ids}) group by couple_id)
    insert into couple_figures (couple_id, members, date_count, memory_count, savings_count, expense_total,
      recent_count, previous_count, recent_dates, recent_spend, features, last_active_at, engagement_score,
      computed_at, couple_created_at)
    select couples.id, ${number('seats.members')},
      ${number('dates.total')}, ${number('memories.total')}, ${number('goals.total')}, ${number('expenses.spent')},
      activity.recent, activity.previous, ${number('dates.recent')}, ${number('expenses.recently_spent')},
      activity.features, activity.last,
      round(50 * greatest(0, 1 - coalesce(extract(epoch from ${now} - activity.last) / 86400 / ${WINDOW_DAYS}, 1))
        + 30 * least(activity.recent, 20) / 20.0
        + 20 * cardinality(activity.features) / ${sql.lit(activities.length)}.0, 1),
      ${now}, couples.created_at
    from couples
    left join seats on seats.couple_id = couples.id
    ${sql.join(joins, sql` `)}
    cross join lateral (
      select coalesce(sum(used.recent), 0)::integer as recent, coalesce(sum(used.previous), 0)::integer as previous, max(used.last) as last,
        coalesce(array_agg(used.feature) filter (where used.recent > 0), '{}') as features
      from (values ${sql.join(uses)}
      ) as used (feature, recent, previous, last)
    ) activity
    where couples.id = any (${ids})
    on conflict (couple_id) do update set
      members = excluded.members, date_count = excluded.date_count, memory_count = excluded.memory_count,
      savings_count = excluded.savings_count, expense_total = excluded.expense_total,
      recent_count = excluded.recent_count, previous_count = excluded.previous_count,
      recent_dates = excluded.recent_dates, recent_spend = excluded.recent_spend, features = excluded.features,
      last_active_at = excluded.last_active_at, engagement_score = excluded.engagement_score,
      computed_at = excluded.computed_at
  `.execute(db);
}

/** Returns when the first row with figures was created. Shared records may be older than every remaining member. */
export async function findFirstRecordedAt(db: Database): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select least(
      (select min(created_at) from users), (select min(created_at) from waitlist_entries),
      (select min(created_at) from couples), (select min(created_at) from date_events),
      (select min(created_at) from memories), (select min(created_at) from expenses),
      (select min(created_at) from savings_goals), (select min(decided_at) from payments where status = 'confirmed')
    ) as first
  `.execute(db);
  return rows[0]?.first ?? null;
}

/** Computes the figures of the days from `firstDay`, which begins at `from`, until the instant. Replaces later ones. */
export async function refreshDays(
  tx: Transaction,
  slice: { firstDay: string; from: string; until: string },
): Promise<void> {
  await tx.deleteFrom('daily_figures').where('day', '>=', slice.firstDay).execute();
  const isWithin = (at: RawBuilder<unknown>) => sql`${at} >= ${slice.from} and ${at} < ${slice.until}`;
  const counted = (figure: string, from: RawBuilder<unknown>, at: RawBuilder<unknown>, value = sql`count(*)`) => sql`
    select ${figure}::text, (${at} at time zone 'Asia/Kolkata')::date, ${value} from ${from} group by 2`;
  const created = (figure: string, table: string, further = sql``) =>
    counted(figure, sql`${sql.table(table)} where ${isWithin(sql`created_at`)} ${further}`, sql`created_at`);
  const active = activities.map((activity) => {
    const at = sql`owned.${sql.ref(activity.at)}`;
    return sql`select couple_id, (${at} at time zone 'Asia/Kolkata')::date as day
      from ${rowsOf(activity)} where ${isWithin(at)}`;
  });
  await sql`
    insert into daily_figures (figure, day, value)
    ${created('users', 'users')}
    union all ${created('couples', 'couples')}
    union all ${counted('dates', sql`${datesCountedWithin(isWithin)} dates`, sql`counted_at`)}
    union all ${created('memories', 'memories')}
    union all ${created('waitlist', 'waitlist_entries')}
    union all ${counted('redemptions', sql`deal_redemptions where ${isWithin(sql`redeemed_at`)}`, sql`redeemed_at`)}
    union all ${counted(
      'received',
      sql`payments where status = 'confirmed' and ${isWithin(sql`decided_at`)}`,
      sql`decided_at`,
      sql`sum(amount)`,
    )}
    union all
    select 'spent:' || category, (created_at at time zone 'Asia/Kolkata')::date, sum(amount)
    from expenses where ${isWithin(sql`created_at`)} group by 1, 2
    union all
    select 'weekday:' || extract(isodow from scheduled_date), (counted_at at time zone 'Asia/Kolkata')::date, count(*)
    from ${datesCountedWithin(isWithin)} dates group by 1, 2
    union all
    select 'activeCouples', day, count(distinct couple_id) from (${sql.join(active, sql` union all `)}) activity
    group by day
  `.execute(tx);
}
