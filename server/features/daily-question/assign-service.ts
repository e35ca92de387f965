import { QUESTION_DAYS_AHEAD } from '#domain/daily-question/facts.ts';
import type { QuestionAhead } from '#domain/daily-question/schema.ts';
import { writeQuestion } from '#messages/question-text.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { findQuestionTopics } from '#server/db/repositories/couples.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { chooseNext } from './policy.ts';
import { findDay, hasQuestion, insertDay, listAhead, listHad, lockDay } from './queries.ts';
import { FIRST_QUESTIONS, listFitting, topicOf } from './question-policy.ts';

/** Assigns a question to a couple's day, unless it has one. */
export async function ensureQuestion(tx: Transaction, coupleId: CoupleId, day: string): Promise<void> {
  if (!(await hasQuestion(tx, coupleId, day))) await assignQuestion(tx, coupleId, day);
}

/** Assigns a question to the day. Only one of several concurrent calls succeeds. */
export async function assignQuestion(db: Database, coupleId: CoupleId, day: string): Promise<void> {
  await insertDay(db, coupleId, day, await chooseFor(db, coupleId));
}

/** Returns the next question of the couple's order that fits its topics. */
export async function chooseFor(db: Database, coupleId: CoupleId): Promise<{ questionId: string; round: number }> {
  const [topics, had] = await Promise.all([findQuestionTopics(db, coupleId), listHad(db, coupleId)]);
  return chooseNext(coupleId, listFitting(topics), had, FIRST_QUESTIONS);
}

/** Returns the questions of the next days, which are the couple's from then on, or none for a lone member. */
export async function readDaysAhead({ db, member, clock }: MemberContext): Promise<QuestionAhead[]> {
  const { id, coupleId, partnerId } = member;
  if (!coupleId || !partnerId) return [];
  const today = todayInIndia(clock);
  const days = Array.from({ length: QUESTION_DAYS_AHEAD }, (_, index) =>
    Temporal.PlainDate.from(today)
      .add({ days: index + 1 })
      .toString(),
  );
  const known = await listAhead(db, coupleId, days);
  if (known.length === days.length) return known.map(toAhead);
  return inTransaction(db, async (tx) => {
    // In the couple's order today's comes first.
    if (!(await findDay(tx, { id, coupleId, partnerId }, today))) await assignQuestion(tx, coupleId, today);
    // Another question for today must not be one of these.
    await lockDay(tx, coupleId, today);
    const assigned = new Set((await listAhead(tx, coupleId, days)).map(({ day }) => day));
    for (const day of days) if (!assigned.has(day)) await assignQuestion(tx, coupleId, day);
    return (await listAhead(tx, coupleId, days)).map(toAhead);
  });
}

function toAhead({ id, day, questionId }: { id: string; day: string; questionId: string }): QuestionAhead {
  return { id, day, question: writeQuestion(questionId), topic: topicOf(questionId) };
}
