import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
// Noon in India, so that no test crosses midnight unintentionally.
beforeEach(() => app.setTime('2026-11-23T06:30:00Z'));
afterAll(() => app.close());

/** Puts a question on tomorrow, in a round of its own. */
async function assignTomorrow({ api }: Person, questionId: string): Promise<void> {
  const { id: coupleId } = await api.couples.get();
  await app.database.pool.query(
    `update daily_questions set question_id = $2, round = 2 where couple_id = $1 and day = '2026-11-24'`,
    [coupleId, questionId],
  );
}

test('asks about other things ahead once a topic is switched off', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.dailyQuestion.ahead();
  await assignTomorrow(riya, 'distance01');
  expect((await arjun.api.dailyQuestion.ahead())[0]).toMatchObject({ day: '2026-11-24', topic: 'apart' });
  await riya.api.dailyQuestion.chooseTopic({ topic: 'apart', isOn: false });
  const ahead = await arjun.api.dailyQuestion.ahead();
  expect(ahead.map(({ day }) => day)).toEqual([24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day}`));
  expect(ahead.map(({ topic }) => topic)).not.toContain('apart');
});

test('takes the answer of today to a question that comes again in the next round', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { question } = await riya.api.dailyQuestion.get();
  await riya.api.dailyQuestion.ahead();
  await assignTomorrow(riya, question.id);
  const answer = { questionId: question.id, text: 'Chai' };
  expect(await riya.api.dailyQuestion.answer(answer)).toMatchObject({ day: '2026-11-23', mine: 'Chai' });
  expect(await arjun.api.notifications.list()).toMatchObject([{ kind: 'daily_answer_sealed' }]);
});

test('has no questions ahead any more once a member has left', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { id: coupleId } = await riya.api.couples.get();
  await riya.api.dailyQuestion.ahead();
  await arjun.api.couples.leave({ password: arjun.password });
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from daily_questions where couple_id = $1 and day > '2026-11-23'`,
    [coupleId],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
