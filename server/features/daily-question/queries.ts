import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { type DayReader, selectDays } from '#server/db/repositories/answered-days.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { Reaction } from '#server/features/comments/service.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { containsText } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import type { Had } from './policy.ts';

/** The reading member of the couple, with their partner if there is one. */
export interface Reader extends DayReader {
  coupleId: CoupleId;
}

export interface DayRow {
  id: string;
  day: string;
  questionId: string;
  replacedId: string | null;
  mine: string | null;
  hasOther: boolean;
  /** The other's answer, only after the reader has answered: a sealed answer does not leave the database. */
  other: string | null;
  /** True if the day lies within the time of this couple. Earlier days are between the reader and a former partner. */
  isOfBoth: boolean;
  /** True if the other's answer is the present partner's. */
  isPartners: boolean;
  reactions: Reaction[];
  commentCount: number;
}

export async function findDay(db: Database, reader: Reader, day: string): Promise<DayRow | null> {
  const { rows } = await sql<DayRow>`${selectDays(reader)} and questions.day = ${day}`.execute(db);
  return rows[0] ?? null;
}

export async function findDayById(db: Database, reader: Reader, id: string): Promise<DayRow | null> {
  const { rows } = await sql<DayRow>`${selectDays(reader)} and questions.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the days with an answer that the reader may know of, newest first. Reads one more than the page's limit. */
export async function listDays(
  db: Database,
  reader: Reader,
  { limit, after }: PageRequest,
  search: { words: string; questionIds: readonly string[] } | null,
): Promise<DayRow[]> {
  const isFound = search
    ? sql`("questionId" = any (${[...search.questionIds]}::text[]) or ${containsText('mine', search.words)}
        or ${containsText('other', search.words)})`
    : sql`true`;
  const isBehind = after ? sql`day < ${after[0]}::date` : sql`true`;
  const { rows } = await sql<DayRow>`
    select * from (${selectDays(reader)}) days
    where (mine is not null or ("hasOther" and "isOfBoth")) and ${isFound} and ${isBehind}
    order by day desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Returns the days on which both members of the present couple have answered, newest first. */
export async function listOpenDays(db: Database, { id, coupleId, partnerId }: Reader): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day from daily_answers where couple_id = ${coupleId} and user_id in (${id}, ${partnerId})
    group by day having count(*) = 2 order by day desc`.execute(db);
  return rows.map(({ day }) => day);
}

/** Returns those of the days that have a question, the earliest first. */
export function listAhead(db: Database, coupleId: CoupleId, days: readonly string[]) {
  return db
    .selectFrom('daily_questions')
    .select(asFields('id', 'day', 'questionId'))
    .where('couple_id', '=', coupleId)
    .where('day', 'in', days)
    .orderBy('day')
    .execute();
}

/** Deletes the unanswered questions of the days after `today`, which others take the place of. */
export async function deleteDaysAfter(tx: Transaction, coupleId: string, today: string): Promise<void> {
  await sql`
    delete from daily_questions where couple_id = ${coupleId} and day > ${today}
      and not exists (select from daily_answers where couple_id = ${coupleId} and day = daily_questions.day)`.execute(
    tx,
  );
}

export function listHad(db: Database, coupleId: CoupleId): Promise<Had[]> {
  return db
    .selectFrom('daily_questions')
    .select(asFields('questionId', 'replacedId', 'round'))
    .where('couple_id', '=', coupleId)
    .execute();
}

/** Assigns a question to a day, unless another call has done so meanwhile. */
export async function insertDay(
  db: Database,
  coupleId: CoupleId,
  day: string,
  { questionId, round }: { questionId: string; round: number },
): Promise<void> {
  await db
    .insertInto('daily_questions')
    .values(toRow({ coupleId, day, questionId, round }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replaceQuestion(
  tx: Transaction,
  coupleId: CoupleId,
  day: string,
  { questionId, round, replacedId }: { questionId: string; round: number; replacedId: string },
): Promise<void> {
  await tx
    .updateTable('daily_questions')
    .set(toRow({ questionId, round, replacedId }))
    .where('couple_id', '=', coupleId)
    .where('day', '=', day)
    .execute();
}

/**
 * Locks the newest day up to today that has the question and returns it, so that answers and replacements of one day
 * are serialized. Returns `null` if the couple has not had the question, or it was replaced.
 */
export async function lockDayOf(
  tx: Transaction,
  coupleId: CoupleId,
  { questionId, today }: { questionId: string; today: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('daily_questions')
    .select('day')
    .where('couple_id', '=', coupleId)
    .where('question_id', '=', questionId)
    // A question of the days ahead may be one of the round before.
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.day ?? null;
}

export async function lockDay(tx: Transaction, coupleId: CoupleId, day: string): Promise<void> {
  await tx
    .selectFrom('daily_questions')
    .select('day')
    .where('couple_id', '=', coupleId)
    .where('day', '=', day)
    .forUpdate()
    .execute();
}

export async function hasQuestion(db: Database, coupleId: CoupleId, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('daily_questions')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAnswer(db: Database, coupleId: CoupleId, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('daily_answers')
    .select('user_id')
    .where('couple_id', '=', coupleId)
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Answer {
  day: string;
  text: string;
  answeredAt: string;
}

export async function upsertAnswer(
  tx: Transaction,
  { id, coupleId }: Reader,
  { day, text, answeredAt }: Answer,
): Promise<void> {
  await tx
    .insertInto('daily_answers')
    .values(toRow({ coupleId, day, userId: id, text, answeredAt }))
    .onConflict((conflict) =>
      conflict.columns(['couple_id', 'day', 'user_id']).doUpdateSet(toRow({ text, answeredAt })),
    )
    .execute();
}

/** Deletes the member's answers on days that no other member has answered. */
export async function deleteSealedAnswers(tx: Transaction, coupleId: string, userId: string): Promise<void> {
  await sql`
    delete from daily_answers own where couple_id = ${coupleId} and user_id = ${userId} and not exists (
      select from daily_answers where couple_id = ${coupleId} and day = own.day and user_id <> ${userId}
    )`.execute(tx);
}
