import { sql } from 'kysely';
import type { AchievementFact } from '#domain/achievements/facts.ts';
import { countedDates } from '#server/db/counted-dates.ts';
import type { Database } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

export interface Viewpoint {
  coupleId: CoupleId;
  /** The member who reads; `null` if only the couple's own facts are needed. */
  memberId: string | null;
  /** The instant up to which rows count. */
  now: string;
  /** The calendar date in India. */
  today: string;
}

export interface Standing {
  /** The counts for achievements, including the private records of both. */
  facts: Record<AchievementFact, number>;
  /**
   * The counts that the member may know. The partner's notes, important dates and check-ins count only where the member
   * can see them.
   */
  visible: { notes: number; importantDates: number; checkInStreak: number };
  achieved: { achievementId: string; unlockedAt: string; isSeen: boolean }[];
  /** True if a partner lacks their share in an achievement. */
  isOwing: boolean;
}

/** The id of no member. SQL `null` would not have the type that a shard is found by. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the couple's standing, or `null` if the couple is deleted; a row counts from its creation, and a value
 * without such an instant (an answer, a sum) as it is. The couple's and its members' rows are counted concurrently,
 * each on one shard, by indexes that begin with the couple or a member (`own`).
 */
export async function findStanding(db: Database, view: Viewpoint): Promise<Standing | null> {
  const [shared, own, nudgesSent] = await Promise.all([
    countShared(db, view),
    countOwn(db, view),
    countNudges(db, view),
  ]);
  return shared && { ...shared, facts: { ...shared.facts, ...own.facts, nudgesSent }, visible: own.visible };
}

type OwnFact = 'notes' | 'importantDates' | 'checkInStreak';
type SharedFact = Exclude<AchievementFact, OwnFact | 'nudgesSent'>;
type SharedStanding = Pick<Standing, 'achieved' | 'isOwing'> & { facts: Record<SharedFact, number> };

async function countShared(db: Database, { coupleId, ...view }: Viewpoint): Promise<SharedStanding | null> {
  const { now, today } = view;
  const memberId = view.memberId ?? NOBODY;
  const { rows } = await sql<SharedStanding>`
    with own as materialized (select user_id from couple_members where couple_id = ${coupleId}),
    date_facts as (
      select count(*) as planned,
        count(*) filter (where partner_response = 'accepted') as accepted,
        -- A date took place when it was accepted before it began: nobody can accept the past.
        count(*) filter (where partner_response = 'accepted' and answered_at < starts_at and starts_at <= ${now})
          as enjoyed,
        count(distinct category)
          filter (where partner_response = 'accepted' and answered_at < starts_at and starts_at <= ${now}) as kinds
      from ${countedDates(sql`couple_id = ${coupleId}`)} dates where counted_at <= ${now}),
    memory_facts as (
      select count(*) as kept,
        count(*) filter (where photo_id is not null or image_url is not null) as photos,
        count(*) filter (where description is not null) as written,
        count(*) filter (where cardinality(tags) > 0) as tagged,
        count(distinct extract(month from memory_date)) as months
      from memories where couple_id = ${coupleId} and created_at <= ${now}),
    expense_facts as (
      select count(*) as recorded,
        count(distinct date_trunc('month', created_at at time zone 'Asia/Kolkata')) as months
      from expenses where couple_id = ${coupleId} and created_at <= ${now}),
    goal_facts as (
      select count(*) as set,
        count(*) filter (where current_amount >= target_amount and updated_at <= ${now}) as reached,
        coalesce(floor(sum(current_amount) filter (where updated_at <= ${now})), 0) as saved
      from savings_goals where couple_id = ${coupleId} and created_at <= ${now}),
    day_facts as (
      -- Somebody alone in a couple that came by itself is not together with anyone yet.
      select case when is_implicit and (select count(*) from own) < 2 then 0
        else greatest(0, ${today}::date - coalesce(
          anniversary, relationship_start_date, (created_at at time zone 'Asia/Kolkata')::date)) end as together
      from couples where id = ${coupleId}),
    paired_facts as (
      -- Two verified members, counted from the day on which the second one joined.
      select case when count(*) = 2 and bool_and(users.email_verified)
        then greatest(0, ${today}::date - max((joined_at at time zone 'Asia/Kolkata')::date)) else 0 end as days
      from couple_members join users on users.id = couple_members.user_id where couple_id = ${coupleId})
    select json_build_object(
        'datesPlanned', date_facts.planned, 'datesAccepted', date_facts.accepted,
        'datesEnjoyed', date_facts.enjoyed, 'dateKinds', date_facts.kinds,
        'memories', memory_facts.kept, 'photos', memory_facts.photos, 'writtenMemories', memory_facts.written,
        'taggedMemories', memory_facts.tagged, 'memoryMonths', memory_facts.months,
        'daysTogether', day_facts.together, 'daysPaired', paired_facts.days,
        'expenses', expense_facts.recorded, 'expenseMonths', expense_facts.months,
        'goalsSet', goal_facts.set, 'goalsReached', goal_facts.reached, 'amountSaved', goal_facts.saved) as facts,
      (select coalesce(json_agg(json_build_object(
            'achievementId', achieved.achievement_id,
            'unlockedAt', to_char(unlocked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'isSeen', coalesce(award.is_seen, true))), '[]')
        from couple_achievements achieved
        left join achievement_awards award on award.user_id = ${memberId}::uuid
          and award.couple_id = ${coupleId} and award.achievement_id = achieved.achievement_id
        where achieved.couple_id = ${coupleId}) as achieved,
      exists (select 1 from couple_achievements achieved, own
        where achieved.couple_id = ${coupleId} and not exists (
          select 1 from achievement_awards award where award.user_id = own.user_id
            and award.couple_id = ${coupleId} and award.achievement_id = achieved.achievement_id)) as "isOwing"
    from date_facts, memory_facts, expense_facts, goal_facts, day_facts, paired_facts`.execute(db);
  return rows[0] ?? null;
}

type OwnStanding = { facts: Record<OwnFact, number>; visible: Standing['visible'] };

async function countOwn(db: Database, { coupleId, ...view }: Viewpoint): Promise<OwnStanding> {
  const { now } = view;
  const memberId = view.memberId ?? NOBODY;
  const { rows } = await sql<OwnStanding>`
    with own as materialized (select user_id from couple_members where couple_id = ${coupleId}),
    note_facts as (
      select count(*) as written, count(*) filter (where not is_private or user_id = ${memberId}::uuid) as readable
      from notes where user_id = any (array(select user_id from own)) and created_at <= ${now}),
    important_facts as (
      select count(*) as added, count(*) filter (where is_shared or user_id = ${memberId}::uuid) as visible
      from important_dates where user_id = any (array(select user_id from own)) and created_at <= ${now}),
    check_ins as (
      select user_id, (created_at at time zone 'Asia/Kolkata')::date as day from wallet_entries
      where user_id = any (array(select user_id from own))
        and starts_with(cause_key, 'checkin:') and created_at <= ${now}),
    streaks as (
      select user_id, count(*) as days from (
        select user_id, day - (row_number() over (partition by user_id order by day))::int as island from check_ins
      ) days group by user_id, island),
    streak_facts as (
      select coalesce(max(days), 0) as best,
        coalesce(max(days) filter (where user_id = ${memberId}::uuid), 0) as visible from streaks)
    select json_build_object('notes', note_facts.written, 'importantDates', important_facts.added,
        'checkInStreak', streak_facts.best) as facts,
      json_build_object('notes', note_facts.readable, 'importantDates', important_facts.visible,
        'checkInStreak', streak_facts.visible) as visible
    from note_facts, important_facts, streak_facts`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('A count returns a row');
  return counted;
}

async function countNudges(db: Database, { coupleId, now }: Viewpoint): Promise<number> {
  const { sent } = await db
    .selectFrom('nudges')
    .select(sql<number>`count(*)`.as('sent'))
    .where('from_user_id', 'in', (eb) =>
      eb.selectFrom('couple_members').select('user_id').where('couple_id', '=', coupleId),
    )
    .where('created_at', '<=', now)
    .executeTakeFirstOrThrow();
  return sent;
}
