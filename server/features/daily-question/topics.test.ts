import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { assignTopicQuestion } from '#tests/support/daily-answers.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
// Noon in India, so that no test crosses midnight unintentionally.
beforeEach(() => app.setTime('2026-11-23T06:30:00Z'));
afterAll(() => app.close());

const topicsOf = async ({ api }: Person) => (await api.couples.get()).questionTopics;
const ask = ({ api }: Person) => api.dailyQuestion.get();

test('asks about neither children nor a wedding nor elders before the couple wants it', async () => {
  const [riya, arjun] = await registerCouple(app);
  expect(await topicsOf(riya)).toEqual(['apart', 'inLaws']);
  expect((await ask(arjun)).topic).toBeNull();
});

test('switches topics on and off for both, each choice by itself', async () => {
  const [riya, arjun] = await registerCouple(app);
  await Promise.all([
    riya.api.dailyQuestion.chooseTopic({ topic: 'children', isOn: true }),
    arjun.api.dailyQuestion.chooseTopic({ topic: 'apart', isOn: false }),
  ]);
  for (const person of [riya, arjun]) expect(await topicsOf(person)).toEqual(['inLaws', 'children']);
  expect(await riya.api.dailyQuestion.chooseTopic({ topic: 'children', isOn: true })).toEqual({
    topics: ['inLaws', 'children'],
  });
});

test('exchanges a question that is not for the couple, for both, and stops asking on its topic', async () => {
  const [riya, arjun] = await registerCouple(app);
  const questionId = await assignTopicQuestion(riya, app);
  expect(await ask(arjun)).toMatchObject({ topic: 'apart', canReplace: true });
  const after = await riya.api.dailyQuestion.switchOffTopic({ questionId });
  expect(after.topic).not.toBe('apart');
  expect(after.canReplace).toBe(false);
  expect(after.question.id).not.toBe(questionId);
  expect((await ask(arjun)).question.id).toBe(after.question.id);
  expect(await topicsOf(arjun)).toEqual(['inLaws']);
  await expect(arjun.api.dailyQuestion.switchOffTopic({ questionId })).rejects.toMatchObject({
    status: 409,
    code: 'question_replaced',
  });
});

test('keeps today’s question once the partner has answered it, or another one has come today', async () => {
  const [riya, arjun] = await registerCouple(app);
  const answered = await assignTopicQuestion(riya, app);
  await arjun.api.dailyQuestion.answer({ questionId: answered, text: 'Softly' });
  expect((await riya.api.dailyQuestion.switchOffTopic({ questionId: answered })).question.id).toBe(answered);
  expect(await topicsOf(riya)).toEqual(['inLaws']);

  const [kinjal] = await registerCouple(app);
  await kinjal.api.dailyQuestion.replace();
  const questionId = await assignTopicQuestion(kinjal, app);
  expect((await kinjal.api.dailyQuestion.switchOffTopic({ questionId })).question.id).toBe(questionId);
});

test('rejects a question that is for all, an unknown topic, and a member without a partner', async () => {
  const [riya] = await registerCouple(app);
  const { question } = await ask(riya);
  await expect(riya.api.dailyQuestion.switchOffTopic({ questionId: question.id })).rejects.toMatchObject({
    status: 409,
    code: 'question_for_all',
  });
  const response = await riya.fetch('/api/daily-question/topics', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'cricket', isOn: true }),
  });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: 'Please choose a topic from the list' },
  ]);
  const alone = await registerPerson(app, 'Alone');
  await expect(alone.api.dailyQuestion.chooseTopic({ topic: 'children', isOn: true })).rejects.toMatchObject({
    status: 409,
    code: 'no_partner',
  });
});
