import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AchievementFact } from '#domain/achievements/facts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const memory = { title: 'Kites', memoryDate: '2026-01-14' };

async function progressOf({ api }: Person, fact: AchievementFact): Promise<number> {
  const rows = await api.achievements.list();
  return Math.max(0, ...rows.filter((row) => row.achievement.criteria.fact === fact).map((row) => row.progress));
}

test('counts dates: planned, accepted, past and of several kinds', async () => {
  const [riya, arjun] = await registerCouple(app);
  const dates = await Promise.all(
    (['picnic', 'reading', 'picnic'] as const).map((category, index) =>
      riya.api.dates.create({ title: 'Out', category, scheduledDate: `2035-01-0${index + 1}` }),
    ),
  );
  expect(await progressOf(arjun, 'datesPlanned')).toBe(3);
  expect(await progressOf(arjun, 'datesAccepted')).toBe(0);
  for (const { id } of dates.slice(0, 2)) await arjun.api.dates.respond({ id, status: 'accepted' });
  await arjun.api.dates.respond({ id: dates[2]?.id ?? '', status: 'maybe' });
  expect(await progressOf(riya, 'datesAccepted')).toBe(2);
  expect(await progressOf(riya, 'datesEnjoyed')).toBe(0);
  const past = `update date_events
    set starts_at = now() - interval '1 day', answered_at = (answered_at at time zone 'UTC' - interval '2 days') at time zone 'UTC' where couple_id = $1`;
  await app.database.pool.query(past, [(await riya.api.couples.get()).id]);
  expect(await progressOf(riya, 'datesEnjoyed')).toBe(2);
  expect(await progressOf(riya, 'dateKinds')).toBe(2);
});

test('counts memories: all, with a photo, with words, with tags and of several months', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.memories.create({ ...memory, tags: ['kites'], imageUrl: 'https://example.com/kite.jpg' });
  await arjun.api.memories.create({ ...memory, memoryDate: '2025-01-20', description: 'Wind all day' });
  await arjun.api.memories.create({ ...memory, memoryDate: '2025-03-20', description: ' ' });
  expect(await progressOf(riya, 'memories')).toBe(3);
  expect(await progressOf(riya, 'photos')).toBe(1);
  expect(await progressOf(riya, 'writtenMemories')).toBe(1);
  expect(await progressOf(riya, 'taggedMemories')).toBe(1);
  expect(await progressOf(riya, 'memoryMonths')).toBe(2);
});

test('counts money: expenses, their months in India, goals and savings in whole rupees', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  await arjun.api.expenses.create({ title: 'Auto', amount: '80.50' });
  const goal = await riya.api.goals.create({ title: 'Diu', targetAmount: '500' });
  await arjun.api.goals.addMoney({ id: goal.id, amount: '499.99' });
  expect(await progressOf(riya, 'expenses')).toBe(2);
  expect(await progressOf(riya, 'expenseMonths')).toBe(1);
  expect(await progressOf(riya, 'goalsSet')).toBe(1);
  expect(await progressOf(riya, 'goalsReached')).toBe(0);
  expect(await progressOf(riya, 'amountSaved')).toBe(499);
  await arjun.api.goals.addMoney({ id: goal.id, amount: '0.01' });
  expect(await progressOf(riya, 'goalsReached')).toBe(1);
  // The last second of a month in India falls in the previous month in UTC: two months, not three.
  const { id } = await riya.api.couples.get();
  const set = `update expenses set created_at = $2 where couple_id = $1 and title = $3`;
  await app.database.pool.query(set, [id, '2026-01-31T18:29:59Z', 'Chai']);
  await app.database.pool.query(set, [id, '2026-01-31T18:30:00Z', 'Auto']);
  expect(await progressOf(riya, 'expenseMonths')).toBe(2);
});

test('counts words: notes, nudges and important dates of both', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  await riya.api.nudges.send({ message: 'Chai?' });
  for (const { api } of [riya, arjun]) {
    await api.notes.create({ title: 'Chai', content: 'Ginger', category: 'food', isPrivate: false });
    await api.importantDates.create({ title: 'Day', date: '1998-04-12', category: 'birthday' });
  }
  for (const person of [riya, arjun]) {
    expect(await progressOf(person, 'nudgesSent')).toBe(1);
    expect(await progressOf(person, 'notes')).toBe(2);
    expect(await progressOf(person, 'importantDates')).toBe(2);
  }
});

test('counts the longest streak of check-ins, broken by a day without one', async () => {
  const [riya] = await registerCouple(app);
  for (const daysLater of [0, 1, 1, 2, 1]) {
    app.advance({ hours: 24 * daysLater });
    await riya.api.wallet.checkIn();
  }
  expect(await progressOf(riya, 'checkInStreak')).toBe(3);
});

test('counts days together from the anniversary, and none for a member alone in an automatic couple', async () => {
  const alone = await registerPerson(app);
  await alone.api.memories.create(memory);
  const today = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
  app.advance({ hours: 24 * 3 });
  expect(await progressOf(alone, 'daysTogether')).toBe(0);
  await alone.api.couples.changeAnniversary({ anniversary: today.subtract({ days: 97 }).toString() });
  const partner = await registerPerson(app, 'Arjun');
  await partner.api.couples.join({ inviteCode: (await alone.api.couples.get()).inviteCode });
  const rows = await alone.api.achievements.list();
  expect(rows.find(({ achievement }) => achievement.name === 'A Hundred Days')).toMatchObject({
    isCompleted: true,
  });
  expect(rows.find(({ achievement }) => achievement.name === 'Once Round the Sun')).toMatchObject({
    progress: 100,
    isCompleted: false,
    unlockedAt: null,
    metadata: { target: 365, isNew: false },
  });
});

test('counts private records, but hides them from everybody’s progress until it is achieved', async () => {
  const [riya, arjun] = await registerCouple(app);
  const note = { title: 'Ring', content: 'Size 12', category: 'gifts' } as const;
  for (let index = 0; index < 14; index += 1) await arjun.api.notes.create(note);
  await arjun.api.importantDates.create({
    title: 'Surprise',
    date: '1998-04-12',
    category: 'other',
    isShared: false,
  });
  expect(await progressOf(arjun, 'notes')).toBe(14);
  expect(await progressOf(riya, 'importantDates')).toBe(0);
  const shown = await riya.api.achievements.list();
  expect(shown.filter(({ achievement }) => achievement.criteria.fact === 'notes')).toMatchObject([
    { achievement: { name: 'Paying Attention' }, isCompleted: true },
  ]);
  await riya.api.notes.create(note);
  expect((await riya.api.achievements.check()).newAchievements.map(({ achievement }) => achievement.name)).toContain(
    'Good Listeners',
  );
});
