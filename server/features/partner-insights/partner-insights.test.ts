import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2026-11-20T10:00:00Z');
});
afterAll(() => app.close());

async function plan(person: Person, scheduledDate: string, category: 'picnic' | 'cooking' = 'picnic') {
  return person.api.dates.create({ title: 'Us', scheduledDate, category });
}

test('counts twelve months of dates, memories and expenses in their month, and the dates that each planned', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  const declined = await plan(riya, '2026-11-30');
  await arjun.api.dates.respond({ id: declined.id, status: 'rejected' });
  await plan(riya, '2026-11-02');
  await plan(riya, '2026-10-31', 'cooking');
  await plan(arjun, '2025-12-01', 'cooking');
  await plan(arjun, '2025-11-30');
  await plan(arjun, '2026-12-24');
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  await riya.api.memories.create({ title: 'Long ago', memoryDate: '2024-01-14' });
  await riya.api.expenses.create({ title: 'Thali', amount: '450.50', category: 'food' });
  await arjun.api.expenses.create({ title: 'Saree', amount: '2000', category: 'gifts' });
  const insights = await riya.api.partnerInsights.get();
  expect(insights.months.map(({ month }) => month).join(' ')).toBe(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11',
  );
  const of = (month: string) => insights.months.find((each) => each.month === month);
  expect(of('2026-11')).toEqual({ month: '2026-11', dates: 1, memories: 0, spent: '2450.50' });
  expect(of('2026-10')).toEqual({ month: '2026-10', dates: 1, memories: 0, spent: '0.00' });
  expect(of('2026-01')).toEqual({ month: '2026-01', dates: 0, memories: 1, spent: '0.00' });
  expect(of('2025-12')).toEqual({ month: '2025-12', dates: 1, memories: 0, spent: '0.00' });
  expect(insights.dateKinds).toEqual([
    { category: 'cooking', count: 2 },
    { category: 'picnic', count: 1 },
  ]);
  expect(insights.planners.map(({ firstName, count }) => [firstName, count])).toEqual([
    [riya.user.firstName, 2],
    [arjun.user.firstName, 1],
  ]);
  expect(insights.totalSpent).toBe('2450.50');
  expect(insights.spending).toEqual([
    { category: 'gifts', total: '2000.00' },
    { category: 'food', total: '450.50' },
  ]);
});

test('counts a pending date once it has begun, and a declined one never', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  const [waiting, declined] = [await plan(riya, '2026-11-21'), await plan(riya, '2026-11-21')];
  await arjun.api.dates.respond({ id: declined.id, status: 'rejected' });
  const count = async () => (await riya.api.partnerInsights.get()).months.at(-1)?.dates;
  expect(await count()).toBe(0);
  app.advance({ hours: 48 });
  expect(await count()).toBe(1);
  app.advance({ hours: -48 });
  expect(waiting.partnerResponse).toBe('pending');
});

test('returns zeros without a couple, and rejects free members', async () => {
  const alone = await registerPerson(app, 'Meera');
  await expect(alone.api.partnerInsights.get()).rejects.toMatchObject({ status: 403, code: 'premium_only' });
  await makePremium(app, alone);
  const insights = await alone.api.partnerInsights.get();
  expect(insights).toMatchObject({ dateKinds: [], planners: [], totalSpent: '0.00', spending: [] });
  expect(insights.months).toHaveLength(12);
});

test('makes the counts stale for both when a counted record changes', async () => {
  const [riya, arjun] = await registerCouple(app);
  const stale: string[] = [];
  onTestFinished(app.platform.live.observe((_memberIds, resources) => stale.push(...resources)));
  const changes = [
    async () => void (await plan(riya, '2026-11-02')),
    async () => void (await arjun.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' })),
    async () => void (await riya.api.expenses.create({ title: 'Thali', amount: '450', category: 'food' })),
    async () => void (await arjun.api.couples.leave({ password: arjun.password })),
  ];
  for (const [place, change] of changes.entries()) {
    stale.length = 0;
    await change();
    expect(stale, `change ${place + 1}`).toContain('partnerInsights');
  }
});
