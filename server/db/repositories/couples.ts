import { sql } from 'kysely';
import { COUPLES, MEMBERS } from '#domain/copy/facts.ts';
import type { QuestionTopic } from '#domain/daily-question/facts.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import { touchMembers, touchRows } from '../changes/touch.ts';
import type { Database, Transaction } from '../database.ts';
import { discardFolders } from './discarded-files.ts';
import { endPaymentRequestsTo } from './payment-requests.ts';
import { notifySessionChange } from './session-changes.ts';
import { discardBooks } from './year-books.ts';

export interface NewSeat {
  coupleId: string;
  seat: number;
  userId: string;
  joinedAt: string;
}

export async function insertSeat(tx: Transaction, seat: NewSeat): Promise<void> {
  await tx.insertInto('couple_members').values(toRow(seat)).execute();
  const seated = await listSeated(tx, seat.coupleId);
  touchMembers(tx, seated);
  await notifySessionChange(tx, seated);
}

export async function deleteSeat(tx: Transaction, userId: string): Promise<void> {
  const left = await tx
    .deleteFrom('couple_members')
    .where('user_id', '=', userId)
    .returning(asFields('coupleId'))
    .executeTakeFirst();
  if (!left) return;
  const concerned = [userId, ...(await listSeated(tx, left.coupleId))];
  touchMembers(tx, concerned);
  await notifySessionChange(tx, concerned);
  await endPaymentRequestsTo(tx, concerned);
}

/** Marks the welcome of both members as due, after one has joined. */
export async function markWelcomeDue(tx: Transaction, coupleId: string): Promise<void> {
  await tx.updateTable('couple_members').set({ is_welcome_due: true }).where('couple_id', '=', coupleId).execute();
}

export async function markWelcomeSeen(tx: Transaction, userId: string): Promise<void> {
  const seen = await tx
    .updateTable('couple_members')
    .set({ is_welcome_due: false })
    .where('user_id', '=', userId)
    .where('is_welcome_due', '=', true)
    .returning(asFields('userId'))
    .execute();
  for (const { userId: id } of seen) touchRows(tx, MEMBERS, { userId: id }, [id]);
}

/** Returns the topics on which the couple gets questions of the day. */
export async function findQuestionTopics(db: Database, coupleId: string): Promise<QuestionTopic[]> {
  const couple = await db
    .selectFrom('couples')
    .select(sql<QuestionTopic[]>`question_topics`.as('topics'))
    .where('id', '=', coupleId)
    .executeTakeFirst();
  return couple?.topics ?? [];
}

/** Switches a topic of the questions on or off; concurrent choices of other topics all count. */
export async function chooseQuestionTopic(
  tx: Transaction,
  coupleId: string,
  { topic, isOn }: { topic: QuestionTopic; isOn: boolean },
): Promise<void> {
  const changed = await tx
    .updateTable('couples')
    .set({
      question_topics: isOn
        ? sql<string[]>`array_append(question_topics, ${topic}::text)`
        : sql<string[]>`array_remove(question_topics, ${topic}::text)`,
    })
    .where('id', '=', coupleId)
    .where(sql<boolean>`(${topic}::text = any (question_topics)) <> ${isOn}::boolean`)
    .returning('id')
    .executeTakeFirst();
  if (changed) touchRows(tx, COUPLES, { coupleId }, [coupleId]);
}

/** Lists the members with a seat. A seat concerns both, because each session contains the partner. */
async function listSeated(tx: Transaction, coupleId: string): Promise<string[]> {
  const seats = await tx
    .selectFrom('couple_members')
    .select(asFields('userId'))
    .where('couple_id', '=', coupleId)
    .execute();
  return seats.map(({ userId }) => userId);
}

/** Deletes the couple with its records and the files of all its photos. */
export async function deleteCoupleRow(tx: Transaction, coupleId: string): Promise<void> {
  const seats = await tx
    .deleteFrom('couple_members')
    .where('couple_id', '=', coupleId)
    .returning(asFields('userId'))
    .execute();
  await discardFolders(tx, sql`select folder from photos where couple_id = ${coupleId} and not shares_folder`);
  await discardBooks(tx, coupleId);
  await tx.deleteFrom('couples').where('id', '=', coupleId).execute();
  const seated = seats.map(({ userId }) => userId);
  touchMembers(tx, seated);
  await notifySessionChange(tx, seated);
}
