import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAcceptedDates } from '#tests/support/accepted-dates.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeVerified, registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function coinsOf({ api }: Person): Promise<number[]> {
  return (await api.wallet.entries()).map(({ amount }) => amount);
}

test('unlocks, pays and notifies once in 16 concurrent checks of both partners', async () => {
  const [riya, arjun] = await registerCouple(app);
  await insertAcceptedDates(app, riya);
  const checks = await Promise.all(
    Array.from({ length: 16 }, (_, index) => (index % 2 ? riya : arjun).api.achievements.check()),
  );
  // For each partner, one of their eight checks reports them.
  expect(checks.flatMap(({ newAchievements }) => newAchievements)).toHaveLength(4);
  for (const person of [riya, arjun]) {
    expect(await coinsOf(person)).toEqual([20]);
    expect((await person.api.wallet.get()).balance).toBe(20);
    const told = (await person.api.notifications.list()).filter(({ type }) => type === 'achievement');
    expect(told).toHaveLength(2);
  }
});

test('stays unique by the keys alone', async () => {
  const [riya] = await registerCouple(app);
  await insertAcceptedDates(app, riya);
  await riya.api.achievements.check();
  const { id } = await riya.api.couples.get();
  const again = (sql: string) => app.database.pool.query(sql, [id]);
  await expect(
    again(`insert into couple_achievements (couple_id, achievement_id, unlocked_at, paid_count)
      select couple_id, achievement_id, unlocked_at, 0
      from couple_achievements where couple_id = $1`),
  ).rejects.toThrow(/couple_achievements_pkey/);
  await expect(
    again(`insert into achievement_awards (user_id, couple_id, achievement_id, is_seen)
      select user_id, couple_id, achievement_id, false
      from achievement_awards where couple_id = $1`),
  ).rejects.toThrow(/achievement_awards_pkey/);
  await expect(
    again('update couple_achievements set paid_count = paid_count + 1 where couple_id = $1'),
  ).rejects.toThrow(/couple_achievements_paid_count_check/);
});

test('counts days together in the morning, without a change by a member', async () => {
  const [riya, arjun] = await registerCouple(app);
  const day = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
  await riya.api.couples.changeAnniversary({ anniversary: day.subtract({ days: 98 }).toString() });
  for (const person of [riya, arjun]) await makeVerified(app, person);
  const joined = `update couple_members set joined_at = (joined_at at time zone 'UTC' - interval '28 days') at time zone 'UTC' where user_id = any ($1)`;
  await app.database.pool.query(joined, [[riya.user.id, arjun.user.id]]);
  async function runJob(): Promise<void> {
    await app.runScheduled('count-days-together');
  }
  await runJob();
  expect(await coinsOf(arjun)).toEqual([]);
  // A day late, as after a day without a running process.
  app.advance({ hours: 24 * 3 });
  await runJob();
  await runJob();
  const names = (await riya.api.achievements.list()).filter(({ isCompleted }) => isCompleted);
  expect(names.map(({ achievement }) => achievement.name)).toEqual(['A Month for Two', 'A Hundred Days']);
  // The declared anniversary earns points alone; the days since both joined earn coins.
  expect(await coinsOf(arjun)).toEqual([30]);
  expect(await coinsOf(riya)).toEqual([30]);
});
