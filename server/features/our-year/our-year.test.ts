import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2026-03-01T10:00:00Z');
});
afterAll(() => app.close());

interface Planned {
  title?: string;
  location?: string;
  category?: 'picnic' | 'cooking';
}

function plan({ api }: Person, scheduledDate: string, { title = 'Us', ...rest }: Planned = {}) {
  return api.dates.create({ title, scheduledDate, category: 'picnic', ...rest });
}

function remember({ api }: Person, memoryDate: string, title: string, milestone?: string) {
  return api.memories.create({ title, memoryDate, ...(milestone && { milestone }) });
}

async function answerBoth(couple: readonly Person[], day: string): Promise<void> {
  app.setTime(`${day}T10:00:00Z`);
  for (const { api } of couple) {
    const { question } = await api.dailyQuestion.get();
    await api.dailyQuestion.answer({ questionId: question.id, text: 'Chai' });
  }
}

test('counts a year like a manual count: dates, places, firsts, streaks, the best-loved memory and savings', async () => {
  app.setTime('2025-12-04T10:00:00Z');
  const couple = await registerCouple(app);
  const [riya, arjun] = couple;
  await makePremium(app, riya);
  await plan(riya, '2024-12-30', { location: 'Law Garden' });
  await plan(arjun, '2025-01-10', { title: 'Kites at last', location: ' law garden ' });
  await plan(riya, '2025-01-14', { location: 'Riverfront' });
  await plan(riya, '2025-01-22', { location: 'Riverfront', category: 'cooking' });
  await plan(riya, '2025-03-05');
  const declined = await plan(riya, '2025-12-18', { location: 'Nobody was here' });
  await arjun.api.dates.respond({ id: declined.id, status: 'rejected' });
  await plan(riya, '2026-06-01', { location: 'Later' });
  await remember(riya, '2025-01-02', 'The first sunrise');
  const loved = await remember(arjun, '2025-05-05', 'Mangoes');
  await remember(riya, '2025-06-06', 'Rain', 'Date night');
  await riya.api.memories.react({ id: loved.id, emoji: '❤️' });
  await riya.api.memories.comment({ id: loved.id, text: 'The best ones' });
  const goal = await riya.api.goals.create({ title: 'Diu', targetAmount: '20000' });
  await riya.api.goals.addMoney({ id: goal.id, amount: '1500.50' });
  await arjun.api.goals.addMoney({ id: goal.id, amount: '1000' });
  await riya.api.goals.withdraw({ id: goal.id, amount: '500' });
  // Four days with one missed day among them, which the streak forgives.
  for (const day of ['2025-12-05', '2025-12-06', '2025-12-08', '2025-12-09', '2025-12-20'])
    await answerBoth(couple, day);
  app.setTime('2025-12-30T10:00:00Z');
  const expected = {
    year: '2025',
    years: ['2025', '2024'],
    dates: { count: 4, favourite: 'picnic', fullestMonth: '2025-01' },
    places: { count: 2, names: ['Riverfront', 'Law Garden'] },
    firsts: [
      { kind: 'date', title: 'Kites at last', day: '2025-01-10' },
      { kind: 'place', title: 'Riverfront', day: '2025-01-14' },
      { kind: 'memory', title: 'The first sunrise', day: '2025-01-02' },
    ],
    streak: { weeks: 3, questionDays: 4 },
    memories: { count: 3, photos: 0 },
    bestLoved: { id: loved.id, title: 'Mangoes', memoryDate: '2025-05-05', warmth: 2 },
    saved: '2000.50',
  };
  expect(await riya.api.ourYear.get({ year: '2025' })).toMatchObject(expected);
  expect(await arjun.api.ourYear.get({ year: '2025' })).toMatchObject(expected);
});

test('shows no zeros for a quiet year, and may highlight a memory without reactions', async () => {
  app.setTime('2026-03-01T10:00:00Z');
  const [riya] = await registerCouple(app);
  await remember(riya, '2023-05-05', 'Before');
  const milestone = await remember(riya, '2025-04-04', 'We met the parents', 'Family');
  await remember(riya, '2025-05-05', 'Mangoes');
  expect(await riya.api.ourYear.get({ year: '2024' })).toEqual({
    year: '2024',
    years: ['2025', '2023'],
    dates: null,
    places: null,
    firsts: [],
    streak: null,
    memories: null,
    bestLoved: null,
    saved: null,
  });
  const { bestLoved } = await riya.api.ourYear.get({ year: '2025' });
  expect(bestLoved).toMatchObject({ id: milestone.id, warmth: 0 });
});

test('counts the current year so far, and rejects one to come or before the first', async () => {
  app.setTime('2026-01-31T10:00:00Z');
  const [riya] = await registerCouple(app);
  await remember(riya, '2025-02-14', 'Older roses');
  expect(await riya.api.ourYear.years()).toEqual(['2025']);
  await plan(riya, '2026-01-14', { title: 'Kites' });
  await plan(riya, '2026-06-01', { title: 'Later' });
  expect(await riya.api.ourYear.years()).toEqual(['2026', '2025']);
  expect(await riya.api.ourYear.get({ year: '2026' })).toMatchObject({
    dates: { count: 1, fullestMonth: '2026-01' },
    firsts: [{ kind: 'date', title: 'Kites' }],
    memories: null,
  });
  await expect(riya.api.ourYear.get({ year: '2027' })).rejects.toMatchObject({
    status: 404,
    code: 'year_not_open',
    message: 'The year 2027 opens on 1 December 2027',
  });
  await expect(riya.api.ourYear.get({ year: '2024' })).rejects.toMatchObject({ status: 404 });
  await expect(riya.api.ourYear.get({ year: 'soon' })).rejects.toMatchObject({
    status: 400,
    message: 'Please name a year, such as 2025',
  });
});

test('makes a book of the current year from 1 December in India', async () => {
  app.setTime('2026-11-30T18:29:00Z');
  const [riya] = await registerCouple(app);
  await remember(riya, '2026-02-14', 'Roses');
  const closed = { status: 404, code: 'year_not_open', message: 'The year 2026 opens on 1 December 2026' };
  await expect(riya.api.yearBooks.create({ year: '2026' })).rejects.toMatchObject(closed);
  await expect(riya.api.ourYear.bookLetters({ year: '2026' })).rejects.toMatchObject(closed);
  app.setTime('2026-11-30T18:30:00Z');
  expect(await riya.api.yearBooks.create({ year: '2026' })).toMatchObject({ year: '2026' });
  expect(await riya.api.ourYear.bookLetters({ year: '2026' })).toMatchObject({ count: 0 });
});

test('returns no year for a couple without records, and what opens one', async () => {
  app.setTime('2026-03-01T10:00:00Z');
  const { api } = await registerPerson(app, 'Meera');
  expect(await api.ourYear.years()).toEqual([]);
  await expect(api.ourYear.get({ year: '2025' })).rejects.toMatchObject({
    status: 404,
    message: 'Your first year opens once you have gone on a date or saved a memory',
  });
});
