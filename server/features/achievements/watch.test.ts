import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertAcceptedDates } from '#tests/support/accepted-dates.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple } from '#tests/support/people.ts';

/** Waits longer than the second that is the default, for a busy machine. */
const WAIT = { timeout: 10_000 };
/** Milliseconds after which a change has been counted. */
const SETTLED_MS = 2000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ watchesAchievements: true });
});
afterAll(() => app.close());

const memory = { title: 'Kites', memoryDate: '2026-01-14' };

test('unlocks with the change itself, and pays and notifies both once', async () => {
  const [riya, arjun] = await registerCouple(app);
  await insertAcceptedDates(app, riya);
  const { id } = await riya.api.dates.create({ title: 'One more', scheduledDate: '2035-01-06' });
  await arjun.api.dates.respond({ id, status: 'accepted' });
  for (const { api } of [riya, arjun]) await expect.poll(async () => (await api.wallet.get()).balance, WAIT).toBe(20);
  for (const { api } of [riya, arjun]) {
    const told = await api.notifications.list();
    expect(told.filter(({ message }) => message.startsWith('It’s a Yes'))).toMatchObject([
      {
        title: 'Love Milestone Unlocked!',
        message: 'It’s a Yes: 20 love points, and 20 coins for you',
        path: '/achievements',
        isRead: false,
      },
    ]);
  }
});

test('announces an unlocked achievement to both, on every device', async () => {
  const [riya, arjun] = await registerCouple(app);
  const heard = new Map<string, string[]>();
  const stops = [riya, arjun].map(({ user }) =>
    app.platform.live.subscribe(user.id, (announcement) => {
      if (announcement?.deviceId !== null) return;
      heard.set(user.id, [...(heard.get(user.id) ?? []), announcement.resources.join()]);
    }),
  );
  await riya.fetch('/api/memories', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-id': 'device-of-riya' },
    body: JSON.stringify(memory),
  });
  await vi.waitFor(() => {
    for (const { user } of [riya, arjun]) expect(heard.get(user.id)).toContain('achievements,wallet,notifications');
  }, WAIT);
  for (const stop of stops) stop();
});

test('unlocks once in concurrent changes, reads and checks', async () => {
  const [riya, arjun] = await registerCouple(app);
  await insertAcceptedDates(app, riya);
  await Promise.all(
    Array.from({ length: 16 }, (_, index) => {
      const { api } = index % 2 ? riya : arjun;
      if (index % 4 < 2) return api.memories.create(memory);
      return index % 8 < 4 ? api.achievements.list() : api.achievements.check();
    }),
  );
  await riya.api.achievements.check();
  for (const { api } of [riya, arjun]) expect(await api.wallet.entries()).toMatchObject([{ amount: 20 }]);
});

test('counts nothing when a member records what they alone see', async () => {
  const [riya, arjun] = await registerCouple(app);
  // The count after joining is over before there is something to unlock.
  await sleep(SETTLED_MS);
  await insertAcceptedDates(app, riya);
  const count = async () =>
    (await app.database.pool.query('select from notifications where user_id = $1', [arjun.user.id])).rowCount;
  const before = await count();
  const { id } = await riya.api.expenses.create({ title: 'Ring', amount: '450', audience: 'me' });
  await riya.api.expenses.update({ id, amount: '460' });
  await sleep(SETTLED_MS);
  expect(await count()).toBe(before);
  await riya.api.expenses.update({ id, audience: 'both' });
  await expect.poll(count, WAIT).toBeGreaterThan(before ?? 0);
});
