import { sql } from 'kysely';
import type { ReactionEmoji } from '#domain/comments/facts.ts';
import { comments } from '#domain/comments/record.ts';
import { dailyAnswers } from '#domain/daily-question/record.ts';
import { dateEvents } from '#domain/dates/record.ts';
import { memories } from '#domain/memories/record.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

/** A memory, a date or a day's answers, which members comment on. */
export interface Subject {
  kind: DiscussedKind;
  id: string;
}

export interface Reaction {
  userId: string;
  emoji: ReactionEmoji;
  /** Instant; absent in reactions that a former version stored. */
  at?: string;
}

const tables = { memory: 'memories', date: 'date_events', daily_question: 'daily_questions' } as const;
/** Columns with the subject's title. A question's is its key, because members read it in their own languages. */
const titles = { memory: 'title', date: 'title', daily_question: 'question_id' } as const;

/** Locks a subject of the couple until the transaction ends. Returns `null` if it does not exist or is in the trash. */
export async function lockSubject(tx: Transaction, coupleId: CoupleId, { kind, id }: Subject) {
  const { rows } = await sql<{ title: string; reactions: Reaction[] | null }>`
    select ${sql.ref(titles[kind])} as title, reactions from ${sql.table(tables[kind])}
    where couple_id = ${coupleId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function hasSubject(db: Database, coupleId: CoupleId, { kind, id }: Subject): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(tables[kind])} where couple_id = ${coupleId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function updateReactions(
  tx: Transaction,
  coupleId: CoupleId,
  { kind, id }: Subject,
  reactions: readonly Reaction[],
): Promise<void> {
  touchSubject(tx, coupleId, { kind, id });
  await sql`
    update ${sql.table(tables[kind])} set reactions = ${JSON.stringify(reactions)}::jsonb
    where couple_id = ${coupleId} and id = ${id}`.execute(tx);
}

export async function addToCount(
  tx: Transaction,
  coupleId: CoupleId,
  { kind, id }: Subject,
  added: 1 | -1,
): Promise<void> {
  touchSubject(tx, coupleId, { kind, id });
  await sql`
    update ${sql.table(tables[kind])} set comment_count = coalesce(comment_count, 0) + ${added}
    where couple_id = ${coupleId} and id = ${id}`.execute(tx);
}

const copied = { memory: memories, date: dateEvents, daily_question: dailyAnswers } as const;

/** Notes that a subject's reactions or comments changed. */
function touchSubject(tx: Transaction, coupleId: CoupleId, { kind, id }: Subject): void {
  touchRows(tx, copied[kind], { coupleId }, [id]);
}

const commentColumns = asFields('id', 'userId', 'text', 'createdAt');

/** The comments of a subject, oldest first. Reads one more than the page's limit. */
export function listComments(
  db: Database,
  coupleId: CoupleId,
  { kind, id: subjectId }: Subject,
  { limit, after }: PageRequest,
) {
  const [createdAt, id] = after ?? [];
  return db
    .selectFrom('comments')
    .select(commentColumns)
    .where('couple_id', '=', coupleId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${createdAt}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/**
 * The couple's comments that the reader may see, ordered by id, which is chronological. Comments on a day's answers are
 * between the two who answered, so a later partner does not see them.
 */
export function listAllComments(
  db: Database,
  { id: readerId, coupleId }: { id: string; coupleId: CoupleId },
  { limit, after }: PageRequest,
) {
  const hasAnswered = sql<boolean>`exists (
    select from daily_questions join daily_answers using (couple_id, day)
    where couple_id = ${coupleId} and daily_questions.id = subject_id and daily_answers.user_id = ${readerId})`;
  return db
    .selectFrom('comments')
    .select([...commentColumns, 'subject_kind as kind', ...asFields('subjectId')])
    .where('couple_id', '=', coupleId)
    .where((eb) => eb.or([eb('subject_kind', '<>', 'daily_question'), hasAnswered]))
    .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? ''))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

export function insertComment(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'comments'>,
  { kind, id: subjectId }: Subject,
  comment: { id: string; userId: string; text: string; createdAt: string },
) {
  touchRows(tx, comments, { coupleId }, [comment.id]);
  return tx
    .insertInto('comments')
    .values(toRow({ ...comment, coupleId, subjectKind: kind, subjectId }))
    .returning(commentColumns)
    .executeTakeFirstOrThrow();
}

export function findComment(tx: Transaction, coupleId: CoupleId, { kind, id: subjectId }: Subject, commentId: string) {
  return tx
    .selectFrom('comments')
    .select(commentColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', commentId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
}

export async function deleteCommentRow(tx: Transaction, coupleId: CoupleId, commentId: string): Promise<void> {
  touchRows(tx, comments, { coupleId }, [commentId]);
  await tx.deleteFrom('comments').where('couple_id', '=', coupleId).where('id', '=', commentId).execute();
}
