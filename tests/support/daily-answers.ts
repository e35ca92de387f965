import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

/** Answers today's question for both partners, unless they have, and returns the day's id. */
export async function answerForBoth(partners: readonly [Person, Person]): Promise<string> {
  const { id, question } = await partners[0].api.dailyQuestion.get();
  for (const { api } of partners) {
    const { mine } = await api.dailyQuestion.get();
    if (mine === null) await api.dailyQuestion.answer({ questionId: question.id, text: 'Ginger chai' });
  }
  if (id === null) throw new Error('A couple has a question of the day');
  return id;
}

/** Makes today's question one that presumes living apart, unless either has answered, and returns its id. */
export async function assignTopicQuestion({ api }: Person, app: TestApp): Promise<string> {
  const [{ id: coupleId }, { day, question }] = await Promise.all([api.couples.get(), api.dailyQuestion.get()]);
  return inTransaction(app.database.db, async (tx) => {
    await sql`select from daily_questions where couple_id = ${coupleId} and day = ${day} for update`.execute(tx);
    const { rows } = await sql`
      update daily_questions set question_id = 'distance01' where couple_id = ${coupleId} and day = ${day}
        and not exists (select from daily_answers where couple_id = ${coupleId} and day = ${day})
      returning id`.execute(tx);
    return rows.length > 0 ? 'distance01' : question.id;
  });
}
