import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateSetting } from '#server/features/settings/service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { makePremium, registerPerson } from '#tests/support/people.ts';

readEnglish();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const date = { title: 'Chai', scheduledDate: dayAhead(30) };
const memory = { title: 'Kites', memoryDate: '2026-01-14' };

test('allows a free member 5 dates and 10 memories in a month, and answers the next with 403', async () => {
  const free = await registerPerson(app);
  expect(await free.api.subscription.usageLimits()).toEqual({
    dateEvents: { used: 0, limit: 5, unlimited: false },
    memories: { used: 0, limit: 10, unlimited: false },
  });
  for (let count = 0; count < 5; count += 1) await free.api.dates.create(date);
  for (let count = 0; count < 10; count += 1) await free.api.memories.create(memory);
  await expect(free.api.dates.create(date)).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('The free plan allows 5 dates a month'),
  });
  await expect(free.api.memories.create(memory)).rejects.toMatchObject({ status: 403 });
  expect((await free.api.subscription.usageLimits()).dateEvents.used).toBe(5);
});

test('refunds nothing on deletion, and resets in a new month', async () => {
  const free = await registerPerson(app);
  const dates = [];
  for (let count = 0; count < 5; count += 1) dates.push(await free.api.dates.create(date));
  for (const { id } of dates) await free.api.dates.delete({ id });
  await expect(free.api.dates.create(date)).rejects.toMatchObject({ status: 403 });
  app.advance({ hours: 24 * 32 });
  await free.api.accounts.login({ email: free.user.email, password: free.password });
  await free.api.dates.create(date);
  expect((await free.api.subscription.usageLimits()).dateEvents.used).toBe(1);
});

test('ignores a date that is rejected for another reason', async () => {
  const free = await registerPerson(app);
  await expect(
    free.api.memories.create({
      ...memory,
      imageUrl: '/api/memories/photos/00000000-0000-7000-8000-000000000000/full',
    }),
  ).rejects.toMatchObject({ status: 400 });
  expect((await free.api.subscription.usageLimits()).memories.used).toBe(0);
});

test('limits no premium member', async () => {
  const premium = await registerPerson(app);
  await makePremium(app, premium);
  for (let count = 0; count < 7; count += 1) await premium.api.dates.create(date);
  expect((await premium.api.subscription.usageLimits()).dateEvents).toEqual({
    used: 7,
    limit: 5,
    unlimited: true,
  });
});

test('accepts 5 of 16 concurrent dates by a free member', async () => {
  const free = await registerPerson(app);
  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => free.api.dates.create(date)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await free.api.dates.list()).toHaveLength(5);
});

test('uses the limit in the setting', async () => {
  const { db } = app.database;
  await updateSetting(db, 'free_date_events_per_month', '6', '2026-01-01T00:00:00Z');
  const free = await registerPerson(app);
  for (let count = 0; count < 6; count += 1) await free.api.dates.create(date);
  await expect(free.api.dates.create(date)).rejects.toMatchObject({ status: 403 });
  await expect(updateSetting(db, 'free_date_events_per_month', '5.5', '')).rejects.toThrow(
    'free_date_events_per_month must be a whole number from 0 to 99999999, not "5.5".',
  );
  await expect(updateSetting(db, 'price', '5', '')).rejects.toThrow('There is no setting "price".');
});
