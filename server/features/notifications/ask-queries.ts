import { sql } from 'kysely';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import type { Schedule } from '#domain/recurring/recurrence.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';

/** The reader of notifications, in a couple. */
export interface Reader {
  id: string;
  coupleId: string;
  partnerId: string | null;
}

/**
 * Returns those of the dates whose reader is still to answer them, or another date of their series, with their titles. A
 * reader who suggests another time has answered.
 */
export async function listUnansweredDates(
  db: Database,
  { id: userId, coupleId }: Reader,
  { ids, now }: { ids: readonly string[]; now: string },
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select asked.id, asked.title from date_events asked
    where asked.couple_id = ${coupleId} and asked.id = any (${ids}::uuid[]) and exists (
      select from date_events ahead
      where ahead.couple_id = asked.couple_id and ahead.couple_id = ${coupleId}
        and (ahead.id = asked.id or ahead.series_id = asked.series_id)
        and ahead.partner_response = 'pending' and ahead.starts_at > ${now}::timestamptz
        and ahead.suggested_date is null and ahead.user_id is distinct from ${userId}::uuid)`.execute(db);
  return rows;
}

/** Returns those of the dates for which a time is suggested that is still ahead, with that time and their titles. */
export function listSuggestedTimes(
  db: Database,
  { coupleId }: Reader,
  { ids, now }: { ids: readonly string[]; now: string },
) {
  return db
    .selectFrom('date_events')
    .select(['id', 'title', 'suggested_date as scheduledDate', 'suggested_time as scheduledTime'])
    .where('couple_id', '=', coupleId)
    .where('id', 'in', [...ids])
    .where('suggested_date', 'is not', null)
    .where(sql<boolean>`(suggested_date + suggested_time::time) at time zone timezone > ${now}::timestamptz`)
    .execute();
}

/** Returns the days of the recurring expenses that wait for their amount, with their titles. */
export function listWaitingDays(db: Database, { coupleId }: Reader, ids: readonly string[]) {
  return db
    .selectFrom('recurring_expense_days as days')
    .innerJoin('recurring_expenses as recurring', (join) =>
      join.onRef('recurring.couple_id', '=', 'days.couple_id').onRef('recurring.id', '=', 'days.recurring_id'),
    )
    .select(['recurring.id', 'days.day', 'recurring.title'])
    .where('days.couple_id', '=', coupleId)
    .where('days.recurring_id', 'in', [...ids])
    .where('days.state', '=', 'waiting')
    .execute();
}

/** A day of a recurring expense that is neither recorded nor skipped, with what the expense is now. */
interface DayToPay extends Schedule {
  id: string;
  day: string;
  nextOn: string | null;
  title: string;
  /** `null` if it varies. */
  amount: string | null;
  /** First name of the payer; `null` for the couple's own money. */
  payer: string | null;
}

/**
 * Returns those of the days that are neither recorded nor skipped, of recurring expenses whose payer is in the couple:
 * others do not come.
 */
export async function listDaysToPay(
  db: Database,
  { coupleId }: Reader,
  days: readonly { recurringId: string; day: string }[],
): Promise<DayToPay[]> {
  const { rows } = await sql<DayToPay>`
    select recurring.id, asked.day, recurring.title, recurring.every, recurring.starts_on as "startsOn",
      recurring.ends_on as "endsOn", recurring.next_on as "nextOn",
      case when not recurring.is_variable then recurring.amount end as amount,
      case when recurring.split_kind::text <> ${sql.lit(FROM_BOTH)} then users.first_name end as payer
    from unnest(${days.map(({ recurringId }) => recurringId)}::uuid[], ${days.map(({ day }) => day)}::date[])
      as asked (id, day)
    join recurring_expenses recurring on recurring.couple_id = ${coupleId} and recurring.id = asked.id
    join couple_members payer on payer.couple_id = ${coupleId} and payer.user_id = recurring.paid_by
    join users on users.id = payer.user_id
    where not exists (
      select from recurring_expense_days taken
      where taken.couple_id = ${coupleId} and taken.recurring_id = asked.id and taken.day = asked.day)`.execute(db);
  return rows;
}

/** Returns the next days of the recurring expenses, `null` for one that has ended, with their titles. */
export function listNextDays(db: Database, { coupleId }: Reader, ids: readonly string[]) {
  return db
    .selectFrom('recurring_expenses')
    .select(asFields('id', 'nextOn', 'title'))
    .where('couple_id', '=', coupleId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Returns those of the reader's surprises whose day has come and which both do not see yet, with their titles. */
export function listUnshownSurprises(
  db: Database,
  { id: userId }: Reader,
  { ids, today }: { ids: readonly string[]; today: string },
) {
  return db
    .selectFrom('private_expenses')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .where('surprise_until', '<=', today)
    .execute();
}

/**
 * Returns those of the days whose question the partner has answered and the reader still can: the couple's days since
 * both are in it, which have the question last and are not settled by a reaction or comment of a former couple.
 */
export async function listDaysToAnswer(
  db: Database,
  { id: userId, coupleId, partnerId }: Reader,
  { days, today }: { days: readonly string[]; today: string },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select questions.day from daily_questions questions
    join daily_answers partners on partners.couple_id = ${coupleId} and partners.day = questions.day
      and partners.user_id = ${partnerId}
    where questions.couple_id = ${coupleId} and questions.day = any (${[...days]}::date[])
      and questions.day >= ((select max(joined_at) from couple_members where couple_id = ${coupleId})
        at time zone 'Asia/Kolkata')::date
      and jsonb_array_length(coalesce(reactions, '[]')) = 0 and coalesce(comment_count, 0) = 0
      and not exists (
        select from daily_answers mine
        where mine.couple_id = ${coupleId} and mine.day = questions.day and mine.user_id = ${userId})
      and not exists (
        select from daily_questions later
        where later.couple_id = ${coupleId} and later.question_id = questions.question_id
          and later.day > questions.day and later.day <= ${today}::date)`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * Returns a day's question for a reader who has not answered it, with what the partner has given; `null` for others.
 * A photo of the partner counts until the reader has given one too.
 */
export async function findEvening(db: Database, { id: userId, coupleId, partnerId }: Reader, day: string) {
  const isGiven = (table: 'daily_answers' | 'daily_moments', by: string) => sql`exists (
    select from ${sql.table(table)} given
    where given.couple_id = ${coupleId} and given.day = ${day}::date and given.user_id = ${by})`;
  if (partnerId === null) return null;
  const { rows } = await sql<{ questionId: string; hasAnswered: boolean; hasMoment: boolean }>`
    select question_id as "questionId", ${isGiven('daily_answers', partnerId)} as "hasAnswered",
      ${isGiven('daily_moments', partnerId)} and not ${isGiven('daily_moments', userId)} as "hasMoment"
    from daily_questions where couple_id = ${coupleId} and day = ${day}::date
      and not ${isGiven('daily_answers', userId)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns those of the list items that the reader is to do, with the titles of their lists: all but the partner's. A
 * former member's are the reader's.
 */
export function listOpenItems(db: Database, { coupleId, partnerId }: Reader, ids: readonly string[]) {
  return db
    .selectFrom('list_items')
    .innerJoin('lists', (join) =>
      join.onRef('lists.couple_id', '=', 'list_items.couple_id').onRef('lists.id', '=', 'list_items.list_id'),
    )
    .select(['list_items.id', 'text', 'title'])
    .where('list_items.couple_id', '=', coupleId)
    .where('list_items.id', 'in', [...ids])
    .where('is_done', '=', false)
    .where('deleted_at', 'is', null)
    .$if(partnerId !== null, (query) => query.where('assignee_id', 'is distinct from', partnerId))
    .execute();
}

/** Returns when the partner last asked to pay this amount, or `null`. */
export async function findPaymentAsked(db: Database, userId: string, amount: string): Promise<string | null> {
  const row = await db
    .selectFrom('notifications')
    .select(asFields('createdAt'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'upi_code_asked')
    .where(sql<boolean>`params ->> 'amount' = ${amount}`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** An alarm of a budget in its reader's bell. `month` is the month in India in which it was written. */
export interface BudgetAlarm {
  userId: string;
  id: string;
  month: string;
  category: string;
  percent: number;
  /** Decimal strings: the budget, and the spending that the alarm states. */
  monthlyAmount: string;
  spent: string;
}

/** Returns the members' budget alarms, oldest first. */
export async function listBudgetAlarms(tx: Transaction, userIds: readonly string[]): Promise<BudgetAlarm[]> {
  const { rows } = await sql<BudgetAlarm>`
    select user_id as "userId", id, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      params ->> 'category' as category, (params ->> 'percent')::int as percent,
      params ->> 'monthlyAmount' as "monthlyAmount", params ->> 'spent' as spent
    from notifications where user_id = any (${[...userIds]}::uuid[]) and kind = 'budget_reached'
    order by created_at, id`.execute(tx);
  return rows;
}

/** Deletes members' notifications. */
export async function deleteNotices(
  tx: Transaction,
  notices: readonly { userId: string; id: string }[],
): Promise<void> {
  for (const [userId, own] of Map.groupBy(notices, (notice) => notice.userId))
    await tx
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where(
        'id',
        'in',
        own.map(({ id }) => id),
      )
      .execute();
}
