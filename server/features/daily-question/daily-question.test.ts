import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
// Noon in India, so that no test crosses midnight unintentionally.
beforeEach(() => app.setTime('2026-11-23T06:30:00Z'));
afterAll(() => app.close());

const ask = ({ api }: Person) => api.dailyQuestion.get();
async function answer(person: Person, text: string) {
  const { question } = await ask(person);
  return person.api.dailyQuestion.answer({ questionId: question.id, text });
}
const nextDay = () => app.advance({ hours: 24 });
const bell = async ({ api }: Person) => (await api.notifications.list()).map(({ title, isRead }) => [title, isRead]);

test('gives both the same question, each in their own language', async () => {
  const [riya, arjun] = await registerCouple(app);
  await arjun.api.accounts.changeLanguage({ language: 'gu' });
  const [hers, his] = await Promise.all([ask(riya), ask(arjun)]);
  expect(hers).toMatchObject({
    day: '2026-11-23',
    mine: null,
    partner: { state: 'none', text: null },
    streak: 0,
    canAnswer: true,
    canReplace: true,
  });
  expect(his.question.id).toBe(hers.question.id);
  expect(his.question.text).toMatch(/\p{Script=Gujarati}/u);
});

test('seals an answer until both are given, and then shows both to both', async () => {
  const [riya, arjun] = await registerCouple(app);
  expect(await answer(riya, ' Chai ')).toMatchObject({ mine: 'Chai', partner: { state: 'none' } });
  expect(await ask(arjun)).toMatchObject({ mine: null, partner: { state: 'sealed', text: null } });
  expect(await bell(arjun)).toEqual([['Riya has answered today’s question', false]]);
  await answer(riya, 'Ginger chai');
  expect(await bell(arjun)).toHaveLength(1);
  expect(await answer(arjun, 'Coffee')).toMatchObject({
    mine: 'Coffee',
    partner: { state: 'open', text: 'Ginger chai' },
    canAnswer: false,
    streak: 1,
  });
  expect(await ask(riya)).toMatchObject({ mine: 'Ginger chai', partner: { state: 'open', text: 'Coffee' } });
  expect(await bell(arjun)).toEqual([]);
  expect(await bell(riya)).toEqual([['Arjun has answered too', false]]);
  for (const person of [riya, arjun])
    await expect(answer(person, 'Something else')).rejects.toMatchObject({
      status: 409,
      code: 'answers_open',
    });
});

test('gives both the questions of the next seven days, which then come, and takes no answer before', async () => {
  const [riya, arjun] = await registerCouple(app);
  const [hers, his] = await Promise.all([riya.api.dailyQuestion.ahead(), arjun.api.dailyQuestion.ahead()]);
  expect(his).toEqual(hers);
  expect(hers.map(({ day }) => day)).toEqual([24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day}`));
  const today = await ask(riya);
  expect(new Set([today, ...hers].map(({ question }) => question.id)).size).toBe(8);
  const early = riya.api.dailyQuestion.answer({ questionId: hers[0]?.question.id ?? '', text: 'Chai' });
  await expect(early).rejects.toMatchObject({ status: 404 });
  nextDay();
  expect(await ask(arjun)).toMatchObject({ id: hers[0]?.id, day: '2026-11-24', question: hers[0]?.question });
  expect(await answer(riya, 'Chai')).toMatchObject({ mine: 'Chai' });
  expect((await riya.api.dailyQuestion.ahead()).slice(0, 6)).toEqual(hers.slice(1));
});

test('lists no questions ahead for a lone member', async () => {
  const riya = await registerPerson(app);
  expect(await riya.api.dailyQuestion.ahead()).toEqual([]);
});

test.each([
  [{ text: 'Chai' }, 'Please say which question it is'],
  [{ questionId: 'food01', text: ' ' }, 'Please write your answer'],
  [{ questionId: 'food01', text: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
])('rejects %j', async (body, message) => {
  const [riya] = await registerCouple(app);
  const response = await riya.fetch('/api/daily-question', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('returns 404 for a question that this couple has not had', async () => {
  const [riya] = await registerCouple(app);
  const { question } = await ask(riya);
  const questionId = question.id === 'food01' ? 'food02' : 'food01';
  for (const id of [questionId, 'none'])
    await expect(riya.api.dailyQuestion.answer({ questionId: id, text: 'Hi' })).rejects.toMatchObject({
      status: 404,
    });
});

test('replaces the question once a day, for both, before either has answered', async () => {
  const [riya, arjun] = await registerCouple(app);
  const before = await ask(riya);
  const after = await riya.api.dailyQuestion.replace();
  expect(after.question.id).not.toBe(before.question.id);
  expect(after.canReplace).toBe(false);
  expect((await ask(arjun)).question.id).toBe(after.question.id);
  await expect(arjun.api.dailyQuestion.replace()).rejects.toMatchObject({
    status: 409,
    code: 'question_replaced',
  });
  await expect(arjun.api.dailyQuestion.answer({ questionId: before.question.id, text: 'Late' })).rejects.toMatchObject({
    status: 409,
    message: 'Today’s question has changed meanwhile',
  });
  nextDay();
  await answer(riya, 'Chai');
  await expect(arjun.api.dailyQuestion.replace()).rejects.toMatchObject({
    status: 409,
    code: 'question_answered',
  });
});

test('begins a day at midnight in India', async () => {
  const [riya] = await registerCouple(app);
  app.setTime('2026-11-23T18:29:50Z');
  const before = await ask(riya);
  app.setTime('2026-11-23T18:30:05Z');
  const after = await ask(riya);
  expect([before.day, after.day]).toEqual(['2026-11-23', '2026-11-24']);
  expect(after.question.id).not.toBe(before.question.id);
  // An answer written before midnight and sent after it still belongs to its day.
  const answered = await riya.api.dailyQuestion.answer({ questionId: before.question.id, text: 'Just late' });
  expect(answered).toMatchObject({ day: '2026-11-24', mine: null });
  expect(await riya.api.dailyQuestion.history()).toMatchObject([{ day: '2026-11-23', mine: 'Just late' }]);
});

test('assigns one question for 16 concurrent first reads of a day', async () => {
  const [riya, arjun] = await registerCouple(app);
  const seen = await Promise.all(Array.from({ length: 16 }, (_, place) => ask(place % 2 ? riya : arjun)));
  expect(new Set(seen.map(({ question }) => question.id)).size).toBe(1);
});

test('opens concurrent answers of both at once, and notifies the first one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [riya, arjun] = await registerCouple(app);
    await ask(riya);
    const answers = await Promise.all([answer(riya, 'Hers'), answer(arjun, 'His')]);
    expect(answers.map(({ partner }) => partner.state).toSorted()).toEqual(['none', 'open']);
    expect(await ask(riya)).toMatchObject({ mine: 'Hers', partner: { text: 'His' } });
    expect(await ask(arjun)).toMatchObject({ mine: 'His', partner: { text: 'Hers' } });
    // The first is told that both have answered. The second had been asked, and has answered.
    expect((await Promise.all([bell(riya), bell(arjun)])).flat()).toHaveLength(1);
  }
});

test('accepts either a concurrent answer or ‘Another question’, and never stores the answer under another question', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [riya, arjun] = await registerCouple(app);
    const { question } = await ask(riya);
    const [answered, replaced] = await Promise.allSettled([
      riya.api.dailyQuestion.answer({ questionId: question.id, text: 'Hers' }),
      arjun.api.dailyQuestion.replace(),
    ]);
    expect([answered.status, replaced.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { question: now, mine } = await ask(riya);
    const isAnswered = answered.status === 'fulfilled';
    expect([now.id === question.id, mine]).toEqual([isAnswered, isAnswered ? 'Hers' : null]);
  }
});

test('replaces a member’s first answer by the second of another window, and assigns one of 16 other questions', async () => {
  const [riya, arjun] = await registerCouple(app);
  await ask(riya);
  const swaps = await Promise.allSettled(Array.from({ length: 16 }, () => riya.api.dailyQuestion.replace()));
  expect(swaps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all([answer(riya, 'One'), answer(riya, 'Two')]);
  expect(['One', 'Two']).toContain((await ask(riya)).mine);
  expect(await bell(arjun)).toHaveLength(1);
});

test('returns answered questions by day and by words, in pages, and accepts a late answer for an earlier day', async () => {
  const [riya, arjun] = await registerCouple(app);
  const first = await answer(riya, 'Undhiyu on the terrace');
  await answer(arjun, 'Kites');
  nextDay();
  const second = await answer(riya, 'Undhiyu again');
  nextDay();
  await ask(riya);
  const search = async (person: Person, words: string) =>
    (await person.api.dailyQuestion.history({ search: words })).map(({ day }) => day);
  expect(await riya.api.dailyQuestion.history()).toMatchObject([
    { day: '2026-11-24', mine: 'Undhiyu again', partner: { state: 'none' } },
    { day: '2026-11-23', mine: 'Undhiyu on the terrace', partner: { state: 'open', text: 'Kites' } },
  ]);
  expect(await search(riya, 'undhiyu')).toEqual(['2026-11-24', '2026-11-23']);
  // A search does not find the words of a sealed answer either.
  expect(await search(arjun, 'undhiyu')).toEqual(['2026-11-23']);
  expect(await search(arjun, first.question.text.slice(0, 25).toUpperCase())).toEqual(['2026-11-23']);
  expect(await search(riya, '%')).toEqual([]);
  const page = await riya.fetch('/api/daily-question/history?limit=1');
  const cursor = page.headers.get('x-next-cursor') ?? '';
  expect((await riya.api.dailyQuestion.history({ limit: 1, cursor })).map(({ day }) => day)).toEqual(['2026-11-23']);
  expect((await ask(arjun)).streak).toBe(1);
  await arjun.api.dailyQuestion.answer({ questionId: second.question.id, text: 'Now' });
  expect((await arjun.api.dailyQuestion.history())[0]).toMatchObject({ partner: { text: 'Undhiyu again' } });
  expect((await ask(arjun)).streak).toBe(2);
});

test('shows a lone member a question, and accepts answers once there is a partner', async () => {
  const alone = await registerPerson(app, 'Alone');
  const taste = await ask(alone);
  expect(taste).toMatchObject({ canAnswer: false, canReplace: false, partner: { state: 'none' } });
  expect(await ask(alone)).toEqual(taste);
  expect(await alone.api.dailyQuestion.history()).toEqual([]);
  for (const refused of [() => answer(alone, 'Hello'), () => alone.api.dailyQuestion.replace()])
    await expect(refused()).rejects.toMatchObject({ status: 409, code: 'no_partner' });
});

test('takes sealed answers along with a leaving member, and hides answers that both have read from a next partner', async () => {
  const [riya, arjun] = await registerCouple(app);
  await answer(riya, 'Open one');
  await answer(arjun, 'Open two');
  nextDay();
  const { question } = await answer(arjun, 'Sealed for ever');
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await riya.api.dailyQuestion.history()).toMatchObject([
    { day: '2026-11-23', mine: 'Open one', partner: { state: 'open', text: 'Open two' }, canAnswer: false },
  ]);
  await expect(riya.api.dailyQuestion.answer({ questionId: question.id, text: 'Show me' })).rejects.toMatchObject({
    status: 409,
  });
  nextDay();
  const kabir = await registerPerson(app, 'Kabir');
  await kabir.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  expect(await kabir.api.dailyQuestion.history()).toEqual([]);
  expect(await ask(kabir)).toMatchObject({ streak: 0, canAnswer: true });
  await expect(kabir.api.dailyQuestion.answer({ questionId: question.id, text: 'Show me' })).rejects.toMatchObject({
    status: 404,
  });
});

test('joins couples that have the same days', async () => {
  const [riya, arjun] = await registerCouple(app);
  const [kabir, meera] = await registerCouple(app);
  for (const [one, two] of [
    [riya, arjun],
    [kabir, meera],
  ] as const) {
    await answer(one, `${one.user.firstName} here`);
    await answer(two, 'There');
  }
  nextDay();
  await answer(riya, 'Of the day that only they had');
  await answer(arjun, 'Yes');
  await arjun.api.couples.leave({ password: arjun.password });
  await meera.api.couples.leave({ password: meera.password });
  await riya.api.couples.join({ inviteCode: (await kabir.api.couples.get()).inviteCode });
  expect(await kabir.api.dailyQuestion.history()).toMatchObject([{ mine: 'Riya here' }]);
  expect(await riya.api.dailyQuestion.history()).toMatchObject([
    { mine: 'Of the day that only they had', partner: { text: 'Yes' } },
  ]);
});

test('deletes the answers with an account', async () => {
  const [riya, arjun] = await registerCouple(app);
  await answer(riya, 'Stays');
  await answer(arjun, 'Goes');
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect(await riya.api.dailyQuestion.history()).toMatchObject([
    { mine: 'Stays', partner: { state: 'none', text: null } },
  ]);
});
