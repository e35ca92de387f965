import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { answerForBoth } from '#tests/support/daily-answers.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { startPushService } from '#tests/support/push-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

async function answer({ api }: Person, text: string): Promise<string> {
  const { id, question } = await api.dailyQuestion.get();
  await api.dailyQuestion.answer({ questionId: question.id, text });
  return String(id);
}
const answerBoth = () => answerForBoth([riya, arjun]);
const talkOf = async ({ api }: Person, id: string) => {
  const { reactions, commentCount, canReply } = (await api.dailyQuestion.history()).find((day) => day.id === id) ?? {};
  return { reactions, commentCount, canReply };
};
const bell = async ({ api }: Person) =>
  (await api.notifications.list())
    .filter(({ title }) => !title.includes('answered'))
    .map(({ title, message, path }) => [title, message, path]);
const join = async (joiner: Person, inviter: Person) =>
  joiner.api.couples.join({ inviteCode: (await inviter.api.couples.get()).inviteCode });

async function readExport(person: Person, name: string): Promise<unknown> {
  const zip = unzipSync(new Uint8Array(await (await person.fetch('/api/export')).arrayBuffer()));
  const [, file] = Object.entries(zip).find(([path]) => path.endsWith(`/${name}.json`)) ?? [];
  return JSON.parse(new TextDecoder().decode(file));
}

test('allows each partner one reaction to open answers, which both see today and in the history', async () => {
  const id = await answerBoth();
  expect(await riya.api.dailyQuestion.get()).toMatchObject({
    id,
    canReply: true,
    reactions: [],
    commentCount: 0,
  });
  await arjun.api.dailyQuestion.react({ id, emoji: '😂' });
  await riya.api.dailyQuestion.react({ id, emoji: '🙏' });
  const { reactions } = await arjun.api.dailyQuestion.react({ id, emoji: '❤️' });
  expect(reactions).toEqual([
    { userId: riya.user.id, emoji: '🙏', at: expect.stringMatching(/Z$/) },
    { userId: arjun.user.id, emoji: '❤️', at: expect.stringMatching(/Z$/) },
  ]);
  expect(await riya.api.dailyQuestion.get()).toMatchObject({ reactions });
  expect(await talkOf(riya, id)).toMatchObject({ reactions });
  expect((await arjun.api.dailyQuestion.react({ id, emoji: null })).reactions).toHaveLength(1);
});

test('shows comments to both, counts them, and lets only their writer delete them', async () => {
  const id = await answerBoth();
  const first = await arjun.api.dailyQuestion.comment({ id, text: ' With jaggery ' });
  const second = await riya.api.dailyQuestion.comment({ id, text: 'And ginger' });
  expect(await riya.api.dailyQuestion.comments({ id })).toEqual([{ ...first, text: 'With jaggery' }, second]);
  expect(await talkOf(riya, id)).toMatchObject({ commentCount: 2 });
  await expect(riya.api.dailyQuestion.deleteComment({ id, commentId: first.id })).rejects.toMatchObject({
    status: 403,
  });
  await arjun.api.dailyQuestion.deleteComment({ id, commentId: first.id });
  expect(await arjun.api.dailyQuestion.comments({ id })).toEqual([second]);
  expect(await talkOf(arjun, id)).toMatchObject({ commentCount: 1 });
});

test('rejects reactions and comments before both have answered', async () => {
  const id = await answer(riya, 'Chai');
  for (const { api } of [riya, arjun])
    for (const call of [
      () => api.dailyQuestion.react({ id, emoji: '❤️' }),
      () => api.dailyQuestion.comments({ id }),
      () => api.dailyQuestion.comment({ id, text: 'Hi' }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 409, code: 'answers_sealed' });
  expect(await riya.api.dailyQuestion.get()).toMatchObject({
    canReply: false,
    reactions: [],
    commentCount: 0,
  });
});

test('hides the answers from another couple', async () => {
  const id = await answerBoth();
  const comment = await riya.api.dailyQuestion.comment({ id, text: 'Ours' });
  const [{ api }] = await registerCouple(app);
  for (const call of [
    () => api.dailyQuestion.react({ id, emoji: '❤️' }),
    () => api.dailyQuestion.comments({ id }),
    () => api.dailyQuestion.comment({ id, text: 'Hi' }),
    () => api.dailyQuestion.deleteComment({ id, commentId: comment.id }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 });
});

test('notifies the partner once of events within five minutes, and pushes no word of them', async () => {
  const push = await startPushService();
  const id = await answerBoth();
  await push.subscribe(riya);
  await arjun.api.dailyQuestion.comment({ id, text: 'Secret words' });
  await app.runJobs();
  expect(await bell(riya)).toEqual([['Arjun wrote a comment', 'Question of the day: Secret words', '/daily-question']]);
  await arjun.api.dailyQuestion.react({ id, emoji: '😍' });
  await app.runJobs();
  expect(await bell(riya)).toEqual([
    ['Arjun commented and reacted', '2 new comments and reactions', '/daily-question'],
  ]);
  expect(push.received.map(({ content }) => [content.title, content.message])).toEqual([
    ['Arjun wrote a comment', 'Question of the day'],
  ]);
  // With an event on another screen it leads to the memories.
  const memory = await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  await arjun.api.memories.react({ id: memory.id, emoji: '😍' });
  expect(await bell(riya)).toEqual([['Arjun commented and reacted', '3 new comments and reactions', '/memories']]);
  push.close();
});

test('exports the comments with the reactions', async () => {
  const id = await answerBoth();
  await arjun.api.dailyQuestion.comment({ id, text: 'With jaggery' });
  await arjun.api.dailyQuestion.react({ id, emoji: '😂' });
  expect(await readExport(riya, 'daily-questions')).toMatchObject([{ id, reactions: [{ emoji: '😂' }] }]);
  expect(await readExport(riya, 'comments')).toMatchObject([
    { kind: 'daily_question', subjectId: id, text: 'With jaggery' },
  ]);
});

test('keeps the comments of a deleted account without an author', async () => {
  const id = await answerBoth();
  await arjun.api.dailyQuestion.comment({ id, text: 'With jaggery' });
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect(await riya.api.dailyQuestion.comments({ id })).toMatchObject([{ userId: null, text: 'With jaggery' }]);
  expect(await talkOf(riya, id)).toMatchObject({ commentCount: 1, canReply: false });
  await expect(riya.api.dailyQuestion.comment({ id, text: 'Alone' })).rejects.toMatchObject({ status: 409 });
});

test('keeps comments with the days after a partner has left, and hides them from a partner of the same day', async () => {
  const id = await answerBoth();
  await arjun.api.dailyQuestion.comment({ id, text: 'With jaggery' });
  await arjun.api.couples.leave({ password: arjun.password });
  const kabir = await registerPerson(app, 'Kabir');
  await join(kabir, riya);
  expect(await riya.api.dailyQuestion.comments({ id })).toHaveLength(1);
  expect(await talkOf(riya, id)).toMatchObject({ commentCount: 1, canReply: false });
  await expect(riya.api.dailyQuestion.react({ id, emoji: '❤️' })).rejects.toMatchObject({ status: 409 });
  expect(await kabir.api.dailyQuestion.get()).toMatchObject({ canAnswer: false, commentCount: 0 });
  await expect(answer(kabir, 'Milk')).rejects.toMatchObject({ status: 409 });
  await expect(kabir.api.dailyQuestion.comments({ id })).rejects.toMatchObject({ status: 409 });
  expect(await readExport(kabir, 'comments')).toEqual([]);
  await expect(arjun.api.dailyQuestion.comments({ id })).rejects.toMatchObject({ status: 404 });
});

test('moves comments with the days that a member takes into a couple, and deletes those of a day that both have', async () => {
  const id = await answerBoth();
  await riya.api.dailyQuestion.comment({ id, text: 'Stays' });
  app.advance({ hours: 24 });
  const twice = await answerBoth();
  await riya.api.dailyQuestion.comment({ id: twice, text: 'Goes' });
  const [kabir, meera] = await registerCouple(app);
  await kabir.api.dailyQuestion.get();
  await arjun.api.couples.leave({ password: arjun.password });
  await meera.api.couples.leave({ password: meera.password });
  await join(riya, kabir);
  expect(await riya.api.dailyQuestion.comments({ id })).toMatchObject([{ text: 'Stays' }]);
  const { rows } = await app.database.pool.query('select from comments where subject_id = $1', [twice]);
  expect(rows).toEqual([]);
});
