import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeVerified, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { earnCoins } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function inDays(days: number): string {
  return app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').add({ days }).toPlainDate().toString();
}

async function readBalance({ api }: Person): Promise<number> {
  await api.achievements.check();
  return (await api.wallet.get()).balance;
}

test('awards no coins for a new member’s declarations, however many', async () => {
  const riya = await registerPerson(app);
  await riya.api.couples.create({ name: 'Alone', anniversary: '1900-01-01' });
  const goal = await riya.api.goals.create({ title: 'Moon', targetAmount: '9000000' });
  await riya.api.goals.addMoney({ id: goal.id, amount: '9000000' });
  for (let count = 0; count < 50; count += 1) await riya.api.expenses.create({ title: `Chai ${count}`, amount: '1' });
  const { newAchievements } = await riya.api.achievements.check();
  expect(newAchievements.length).toBeGreaterThan(5);
  expect(newAchievements.reduce((sum, { achievement }) => sum + achievement.points, 0)).toBeGreaterThan(1000);
  expect(newAchievements.every(({ achievement }) => achievement.coins === 0)).toBe(true);
  expect(await readBalance(riya)).toBe(0);
});

test('awards coins for dates that were accepted before they began, and have passed', async () => {
  const [riya, arjun] = await registerCouple(app);
  const plan = (scheduledDate: string) =>
    riya.api.dates.create({ title: 'Dinner', scheduledDate, scheduledTime: '19:00' });
  const dates = [await plan(inDays(1)), await plan(inDays(1)), await plan(inDays(1))];
  for (const { id } of dates) await arjun.api.dates.respond({ id, status: 'accepted' });
  // Three answers are an achievement that earns coins for both.
  expect([await readBalance(riya), await readBalance(arjun)]).toEqual([20, 20]);
  const enjoyed = async () => {
    const progress = await riya.api.achievements.list();
    return progress.find(({ achievement }) => achievement.name === 'Out and About')?.progress ?? 0;
  };
  expect(await enjoyed()).toBe(0);
  app.advance({ hours: 48 });
  expect(await enjoyed()).toBe(3);
});

test('awards nothing for a date that is moved into the past after its acceptance', async () => {
  const [riya, arjun] = await registerCouple(app);
  const date = await riya.api.dates.create({ title: 'Dinner', scheduledDate: inDays(30) });
  await arjun.api.dates.respond({ id: date.id, status: 'accepted' });
  await arjun.api.dates.update({ id: date.id, scheduledDate: inDays(-1) });
  const progress = await riya.api.achievements.list();
  expect(progress.find(({ achievement }) => achievement.criteria.fact === 'datesEnjoyed')).toBeUndefined();
});

test('counts days as a couple from the day of joining, and only for two verified members', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.couples.changeAnniversary({ anniversary: '2001-01-01' });
  const monthForTwo = async () =>
    (await riya.api.achievements.list()).find(({ achievement }) => achievement.name === 'A Month for Two');
  await makeVerified(app, riya);
  app.advance({ hours: 31 * 24 });
  const again = await Promise.all([riya, arjun].map((person) => signInAgain(person)));
  expect(await monthForTwo()).toBeUndefined();
  await makeVerified(app, arjun);
  expect(await monthForTwo()).toMatchObject({ isCompleted: true });
  expect(await Promise.all(again.map((person) => readBalance(person)))).toEqual([30, 30]);
});

test('limits earnings per month, and keeps the streak of a check-in that reaches the limit', async () => {
  const riya = await registerPerson(app);
  // Avoids a month's last days, so that the test does not cross its end.
  app.setTime('2031-03-10T06:00:00Z');
  await signInAgain(riya);
  await earn(riya, 1980);
  expect(await riya.api.wallet.checkIn()).toEqual({ coinsEarned: 20, balance: 2000 });
  expect(await earn(riya, 100)).toEqual({ amount: 0, balance: 2000 });
  app.advance({ hours: 24 });
  await signInAgain(riya);
  expect(await riya.api.wallet.checkIn()).toEqual({ coinsEarned: 0, balance: 2000 });
  expect((await riya.api.wallet.get()).hasCheckedIn).toBe(true);
  app.setTime('2031-04-01T06:00:00Z');
  await signInAgain(riya);
  expect(await riya.api.wallet.checkIn()).toEqual({ coinsEarned: 50, balance: 2050 });
});

test('exceeds the limit in none of 16 concurrent earnings', async () => {
  const riya = await registerPerson(app);
  await Promise.all(Array.from({ length: 16 }, () => earn(riya, 300)));
  expect((await riya.api.wallet.get()).balance).toBe(2000);
});

function earn({ user }: Person, amount: number) {
  return inTransaction(app.database.db, (tx) =>
    earnCoins(tx, app.platform, {
      userId: user.id,
      amount,
      cause: 'achievement',
      causeKey: crypto.randomUUID(),
      params: { achievementId: 'a test' },
    }),
  );
}

/** Signs in again, because the clock has advanced past the idle lifetime of a session. */
async function signInAgain(person: Person): Promise<Person> {
  await person.api.accounts.login({ email: person.user.email, password: person.password });
  return person;
}
